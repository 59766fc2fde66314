import { Match, Runner, rngFrom, seedFromNumber, timeoutMove } from '@manigance/core';
import { expect, test } from 'vitest';
import { spacesOf } from '../rules/board.ts';
import { cards } from '../rules/cards.ts';
import { lwCardAt, lwCardIds } from '../rules/competitions/last-will/cards.ts';
import { lastWillFrames } from '../rules/competitions/last-will/frames/index.ts';
import { handCardIds, handCardNumber } from '../rules/hand-cards.ts';
import { lastWillModes, plays } from '../rules/modes.ts';
import type { PcMove } from '../rules/moves.ts';
import { addMatch, renderReport, startReport } from '../rules/report.ts';
import type { PcState } from '../rules/state.ts';
import { countSymbol } from '../rules/symbols.ts';
import { texts } from '../text/index.ts';
import { acting, closing, heir, lastWillGame, planning, sending, table, willAt } from './last-will.ts';
import { fresh, idleUntil } from './position.ts';

interface Seen {
  readonly moves: Set<string>;
  readonly questions: Set<string>;
  readonly reasons: Set<string>;
  readonly events: Set<string>;
}

/** Moves, questions, reasons and events of random matches in all modes, with every number of players. */
function matches(seeds: number): Seen {
  const runner = new Runner(lastWillGame);
  const seen: Seen = { moves: new Set(), questions: new Set(), reasons: new Set(), events: new Set() };
  for (let seed = 0; seed < seeds; seed++) {
    const mode = lastWillModes[seed % 3] as (typeof lastWillModes)[number];
    const state = runner.start(2 + (seed % 4), { mode }, rngFrom(seedFromNumber(seed)));
    for (let turn = seed; state.outcome === undefined; turn++) {
      for (const event of state.events.splice(0)) {
        seen.events.add(event.type);
        expect(texts.cites(event)).toMatch(/^(LW|PC)-/);
      }
      const seat = runner.nextSeat(state);
      const options = runner.options(state, seat);
      const eager = options.filter((move) => move.do !== 'end' || turn % 5 === 0);
      const chosen = (eager.length === 0 ? options : eager)[
        (turn * 7919) % Math.max(eager.length, 1)
      ] as PcMove;
      seen.moves.add(chosen.do);
      seen.questions.add(state.pending.at(-1)?.kind ?? '');
      runner.play(state, seat, chosen);
    }
    for (const event of state.events) seen.events.add(event.type);
  }
  return seen;
}

const seen = matches(60);

test('LW-17.1 each move is one small decision, and matches make all of them', () => {
  const all: readonly PcMove['do'][] = [
    ...(['keepTwo', 'plan', 'drawFrom', 'swapModifiers', 'leave', 'play', 'buy', 'use', 'keepUp'] as const),
    ...(['sellProperty', 'lodge', 'end', 'replaceLastWill', 'addCompanion', 'stop', 'depreciate'] as const),
    ...(['exchange', 'choose', 'benefit', 'discard', 'send'] as const),
  ];
  expect(all.filter((move) => !seen.moves.has(move))).toEqual([]);
});

test('LW-17.2 matches ask every question of Last Will', () => {
  const steps = ['planning', 'occasion'];
  const asked = Object.keys(lastWillFrames).filter((kind) => !steps.includes(kind));
  expect(asked.filter((kind) => !seen.questions.has(kind))).toEqual([]);
});

test('LW-17.3 the state has a part of its own where Last Will is in play, and none elsewhere', () => {
  expect(fresh(2, 'esp').lastWill).toBeUndefined();
  expect(JSON.stringify(fresh(2, 'esp'))).not.toContain('lastWill');
  const state = fresh(2, 'lw-e');
  expect(state.phase).toBe('planning');
  const copy = lastWillGame.copy(state);
  expect(copy.lastWill).toEqual(state.lastWill);
  for (const [key, part] of Object.entries(copy.lastWill ?? {}))
    if (typeof part === 'object') expect(part).not.toBe(state.lastWill?.[key as keyof PcState['lastWill']]);
});

test('LW-17.5 matches tell every event of Last Will', () => {
  const own = [
    ...[
      'dealt',
      'keptTwo',
      'planTaken',
      'drawn',
      'reshuffled',
      'offerTaken',
      'extension',
      'modifiersSwapped',
    ],
    ...[
      'eventPlayed',
      'laid',
      'used',
      'companionAdded',
      'bought',
      'keptUp',
      'lodged',
      'propertySold',
      'fell',
    ],
    ...['actionsGained', 'wildsReturned', 'firstPlayer'],
  ];
  expect(own.filter((type) => !seen.events.has(type))).toEqual([]);
});

test('LW-17.6 each refusal has its sentence in both languages', () => {
  const match = acting({ players: [{ hand: ['lw-elephant-to-tea'], actions: 0 }] });
  const why = match.whyNot(0, { do: 'play', card: 'lw-elephant-to-tea' });
  if (why === undefined) throw new Error('it was not refused');
  const said = [texts.text.en.why(why, String), texts.text.fr.why(why, String)];
  expect(said).toEqual([
    'That takes more Last Will actions than you have left.',
    'Il faut plus d’actions Last Will qu’il ne vous en reste.',
  ]);
});

test('LW-17.7 a view names cards, plans and places by their ids', () => {
  const match = planning({ places: { 'lw-offer-2': 'lw-critic-in-ones-pay' }, players: [{}, {}] });
  match.play(0, { do: 'plan', place: 5 });
  expect(table(match)).toMatchObject({
    firstPlayer: 0,
    specials: [6, 6, 5],
    removed: [],
    decks: { event: 31, helper: 38, property: 24, companion: 20 },
  });
  expect(table(match).offer['lw-offer-2']).toBe('lw-critic-in-ones-pay');
  expect(table(match).plans.map(({ seat }) => seat)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    0,
    undefined,
  ]);
  expect(heir(match, 0)).toMatchObject({
    pounds: 70,
    plan: 5,
    actionsLeft: 4,
    places: 5,
    board: [],
    played: [],
  });
});

test('LW-18 these modes have no handicaps, reserved places, bonus tiles or Renaissance Man', () => {
  const state = idleUntil(fresh(3, 'lw-es'), ({ phase }) => phase === 'errands');
  expect(spacesOf(state).some(({ id }) => id.startsWith('order-') || id === 'renaissance')).toBe(false);
  expect([state.bonusLeft, state.renaissance, state.late]).toEqual([0, -1, -1]);
  expect(countSymbol(willAt({ players: [{ board: ['lw-draughty-hall'] }] }), 0, 3)).toBeGreaterThan(0);
});

test('LW-14.6 one hand holds cards of both games, each with a number of its own', () => {
  expect(handCardIds).toEqual([...cards.map(({ id }) => id), ...lwCardIds]);
  expect(lwCardIds.map((id) => lwCardAt(handCardNumber[id]).id)).toEqual([...lwCardIds]);
});

test('PC-22.1 Last Will replaces Possessions', () => {
  for (const mode of lastWillModes) expect(plays({ mode }, 'possessions')).toBe(false);
});
test('PC-22.2 of the central board only the central card is used', () => {
  const state = idleUntil(fresh(2, 'lw-e'), ({ phase }) => phase === 'errands');
  expect(spacesOf(state).flatMap(({ id, board }) => (board === 'central' ? [id] : []))).toEqual([
    'central-card',
  ]);
});
test('PC-22.3 five central cards: three black above two white', () => {
  for (const mode of lastWillModes) {
    const own = cards.filter(({ sets }) => sets.includes(mode));
    expect(own.map(({ white }) => white).sort()).toEqual([false, false, false, true, true]);
    for (const { white, lastWillActions } of own) expect(lastWillActions > 0).toBe(white);
  }
});
test('PC-22.4 £70 and no handicaps', () => {
  const state = fresh(4, 'lw-e');
  expect([state.pounds, state.votes]).toEqual([
    [70, 70, 70, 70],
    [35, 35, 35, 35],
  ]);
});
test('PC-22.5 errand boys and order come from planning', () => {
  const match = planning({ mode: 'lw-s', firstPlayer: 1, players: [{}, {}] });
  match.play(1, { do: 'plan', place: 5 });
  match.play(0, { do: 'plan', place: 1 });
  for (let card = 0; card < 5; card++) match.play(0, { do: 'drawFrom', deck: 'event' });
  expect([match.state.unplaced, match.state.order]).toEqual([
    [3, 2],
    [0, 1],
  ]);
});
test('PC-22.6 Prodigals actions are unlimited, Last Will actions as planned', () => {
  const match = acting({
    players: [{ hand: ['hiccup-at-the-hustings', 'lw-waltz-on-wet-varnish'], actions: 0, votes: 9 }],
  });
  expect(match.offers(0, { do: 'play', card: 'hiccup-at-the-hustings' })).toBe(true);
  expect(match.offers(0, { do: 'play', card: 'lw-waltz-on-wet-varnish' })).toBe(false);
});
test('PC-22.7 houses of the Last Will board count as the symbol, farms do not', () => {
  const houses = (board: Parameters<typeof willAt>[0]) => countSymbol(willAt(board), 0, 3);
  const none = houses({ players: [{}] });
  expect(
    houses({
      players: [{ board: ['lw-draughty-hall', 'lw-castle-overdraft', 'lw-number-nine-and-a-half'] }],
    }),
  ).toBe(none + 3);
  expect(houses({ players: [{ board: ['lw-spaniel-farm'] }] })).toBe(none);
});
test('PC-22.8 hand limit 5; wild cards taken are returned', () => {
  const match = closing({ players: [{ hand: ['lw-stranger-in-evening-dress'] }, {}] });
  expect(heir(match, 0).hand).toEqual([]);
});
test('PC-22.9 the game ends with a score at zero', () => {
  expect(closing({ players: [{ pounds: 0 }, {}] }).state.outcome).toBeDefined();
});
test('PC-22.10 the market modifiers, plans and offer are those of LW-4, LW-6 and LW-7', () => {
  expect(Object.values(table(sending({ players: [{ unplaced: 1 }, {}] })).modifiers)).toHaveLength(4);
});

test('a report counts plans and Last Will cards', () => {
  const match = new Match(lastWillGame, { seats: 2, options: { mode: 'lw-e' }, seed: seedFromNumber(5) });
  const events = [...match.opening];
  while (match.state.outcome === undefined) {
    for (const seat of [0, 1]) {
      const asked = new Runner(lastWillGame).seatsAsked(match.state);
      if (!asked.includes(seat)) continue;
      match.play(seat, timeoutMove(lastWillGame, match.state, seat));
      events.push(...match.state.events);
    }
  }
  const report = startReport();
  addMatch(report, match.state, events);
  expect(report.tables['lw-e-2']?.plans.reduce((sum, taken) => sum + taken)).toBe(2 * match.state.round);
  expect(renderReport(report)).toContain('plans per match');
});
