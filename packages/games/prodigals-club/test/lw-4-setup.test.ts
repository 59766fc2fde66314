import { Match, Runner, rngFrom, seedFromNumber, show, timeoutMove } from '@manigance/core';
import { expect, test } from 'vitest';
import { numberAt } from '../rules/arrays.ts';
import { marketModifiers, offers, plansFor } from '../rules/competitions/last-will/board.ts';
import { type LwCardId, lwCardAt, lwCardNumber } from '../rules/competitions/last-will/cards.ts';
import { lastWillModes } from '../rules/modes.ts';
import type { PcMove } from '../rules/moves.ts';
import type { PcState } from '../rules/state.ts';
import { lastWillGame } from './last-will.ts';
import { fresh } from './position.ts';

/** The state before its first frame. */
function setUp(seats: number, mode: (typeof lastWillModes)[number] = 'lw-es', seed = 1): PcState {
  return lastWillGame.setup(seats, { mode }, rngFrom(seedFromNumber(seed)));
}
const willOf = (state: PcState) => state.lastWill as NonNullable<PcState['lastWill']>;
const deckOf = (card: number) => lwCardAt(card).deck;

test('LW-4.1 no errand boys yet, no possession or bonus tiles, no handicaps; votes and influence as PC-4.2', () => {
  const state = setUp(4);
  expect(state.unplaced).toEqual([0, 0, 0, 0]);
  expect([state.possessions, state.offer, state.bonusLeft]).toEqual([[], [], 0]);
  expect(state.votes).toEqual([35, 35, 35, 35]);
  const { events } = state;
  expect(events.some(({ type }) => type === 'handicap')).toBe(false);
  const heights = fresh(4, 'lw-es').markers.length;
  expect(heights).toBe(16);
});

test('LW-4.2 £70, an empty Last Will board of 5 places, an empty Club board', () => {
  const [player] = lastWillGame.view(setUp(2), 0).players;
  expect(player?.lastWill).toMatchObject({ pounds: 70, places: 5, board: [], actionsLeft: 0 });
  expect(player?.tableau).toEqual([]);
});

test('LW-4.3 six plans for two and three players, eight for four and five', () => {
  const sides = [2, 3, 4, 5].map((seats) => willOf(setUp(seats)).plans.length);
  expect(sides).toEqual([6, 6, 8, 8]);
});

test('LW-4.4 the four modifiers are dealt at random, one to each type', () => {
  const dealt = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const { modifiers } = willOf(setUp(2, 'lw-e', seed));
    expect(modifiers.toSorted((one, other) => one - other)).toEqual([...marketModifiers]);
    dealt.add(modifiers.join());
  }
  expect(dealt.size).toBeGreaterThan(10);
});

test('LW-4.5 four regular decks and three special piles by crowns', () => {
  const { decks, specials } = willOf(setUp(2));
  expect(decks.map((deck) => [...new Set(deck.map(deckOf))])).toEqual([
    ['event'],
    ['helper'],
    ['property'],
    ['companion'],
  ]);
  expect(decks.map((deck) => deck.length)).toEqual([31, 33, 18, 20]);
  expect(specials.map((pile) => pile.length)).toEqual([6, 6, 5]);
  expect(specials.map((pile) => [...new Set(pile.map((card) => lwCardAt(card).crown))])).toEqual([
    [1],
    [2],
    [3],
  ]);
});

test('LW-4.6 the first player is drawn at random', () => {
  const first = Array.from({ length: 40 }, (_, seed) => willOf(setUp(5, 'lw-s', seed)).firstPlayer);
  expect(new Set(first).size).toBe(5);
});

test('LW-4.7 three helpers, then three properties, closed, from the top of the decks', () => {
  const state = setUp(3);
  for (const [seat, hand] of state.hands.entries()) {
    expect(hand.map(deckOf)).toEqual(['helper', 'helper', 'helper', 'property', 'property', 'property']);
    const own = lastWillGame.view(state, seat).players[seat]?.lastWill;
    expect(own?.hand.map(({ closed }) => closed)).toEqual([true, true, true, true, true, true]);
    for (const viewer of [(seat + 1) % 3, 'spectator'] as const) {
      const seen = lastWillGame.view(state, viewer).players[seat]?.lastWill;
      expect(seen?.hand).toEqual([]);
      expect(seen?.closed).toEqual({ event: 0, helper: 3, property: 3, companion: 0 });
    }
  }
  const dealt = state.events.filter(({ type }) => type === 'dealt');
  expect(dealt.map((event) => 'seat' in event && event.seat)).toEqual([0, 1, 2]);
  const [first] = dealt;
  if (first === undefined) throw new Error('nobody was dealt a card');
  expect(lastWillGame.witness(first, 0)).toHaveProperty('cards');
  expect(lastWillGame.witness(first, 1)).not.toHaveProperty('cards');
  expect(lastWillGame.witness(first, 'spectator')).not.toHaveProperty('cards');
});

function keepOf(state: PcState, seat: number, ...places: [number, number]): PcMove {
  const [one, other] = places.map((place) => lwCardAt(numberAt(state.hands[seat] ?? [], place)).id);
  return { do: 'keepTwo', cards: [one as LwCardId, other as LwCardId] };
}

test('LW-4.8 all keep two at once, in secret; the discards are turned up when all have decided', () => {
  const match = new Match(lastWillGame, { seats: 2, options: { mode: 'lw-e' }, seed: seedFromNumber(3) });
  const before = match.state;
  expect(before.phase).toBe('planning');
  expect(before.pending.at(-1)).toEqual({ kind: 'keepTwo' });
  const [mine, theirs] = [keepOf(before, 0, 1, 4), keepOf(before, 1, 0, 5)];
  match.play(0, keepOf(before, 0, 0, 1));
  expect(show(lastWillGame, match.state, 1).answered).toEqual([0]);
  expect(show(lastWillGame, match.state, 1).asked?.answer).toBeUndefined();
  match.play(0, mine); // replaced, as long as the others have not answered
  match.play(1, theirs);
  const kept = match.state.events.filter(({ type }) => type === 'keptTwo');
  expect(kept.map((event) => 'seat' in event && event.seat)).toEqual([0, 1]);
  const own = lastWillGame.view(match.state, 0).players[0]?.lastWill;
  expect(own?.hand.map(({ card }) => card)).toEqual(mine.do === 'keepTwo' && mine.cards);
  expect(own?.hand.every(({ closed }) => closed)).toBe(true);
  const seen = lastWillGame.view(match.state, 1);
  expect(seen.players[0]?.lastWill?.hand).toEqual([]);
  const discards = seen.lastWill?.discards;
  expect([discards?.helper.length, discards?.property.length]).toEqual([4, 4]);
  expect(match.state.pending.at(-1)?.kind).toBe('plan');
});

test('LW-4.8 only two of one’s own six cards can be kept', () => {
  const match = new Match(lastWillGame, { seats: 2, options: { mode: 'lw-e' }, seed: seedFromNumber(3) });
  const runner = new Runner(lastWillGame);
  expect(runner.options(match.state, 0)).toHaveLength(15);
  expect(match.play(0, keepOf(match.state, 1, 0, 1)).ok).toBe(false);
  expect(match.play(0, keepOf(match.state, 0, 0, 0)).ok).toBe(false);
});

test('LW-4.9 the decks are shuffled in the order of the data: the same seed gives the same table', () => {
  const [one, other] = [setUp(3, 'lw-es', 9), setUp(3, 'lw-es', 9)];
  expect(one).toEqual(other);
  expect(setUp(3, 'lw-es', 10).lastWill).not.toEqual(one.lastWill);
  // One number for the first player after the modifiers, and nothing else: the generator stands where it should.
  expect(one.rng).toEqual(other.rng);
});

test('LW-4.10 each wild card lies on its own place', () => {
  for (const mode of lastWillModes) {
    const offer = lastWillGame.view(fresh(2, mode), 'spectator').lastWill?.offer;
    expect(offer?.['lw-wild-1']).toBe('lw-stranger-in-evening-dress');
    expect(offer?.['lw-wild-2']).toBe('lw-whoever-is-at-the-door');
  }
});

test('LW-5 Preparation, keep two once, planning, errands, actions, then the phases of the competitions', () => {
  const runner = new Runner(lastWillGame);
  const state = fresh(2, 'lw-es');
  const asked: string[] = [];
  while (state.outcome === undefined && state.round < 3) {
    const kind = state.pending.at(-1)?.kind ?? '';
    if (asked.at(-1) !== kind) asked.push(`${state.round} ${state.phase} ${kind}`);
    const seat = runner.nextSeat(state);
    runner.play(state, seat, timeoutMove(lastWillGame, state, seat));
  }
  const seen = [...new Set(asked.map((line) => line.split(' ').slice(0, 2).join(' ')))];
  expect(seen.slice(0, 4)).toEqual(['1 planning', '1 errands', '1 actions', '1 closing']);
  expect(new Set(asked.filter((line) => line.endsWith('keepTwo')))).toEqual(new Set(['1 planning keepTwo']));
});

test.each([2, 3, 4, 5])(
  'LW-6.1 with %i players one card lies face up on each offer place of the table',
  (seats) => {
    const offer = lastWillGame.view(fresh(seats, 'lw-e'), 'spectator').lastWill?.offer ?? {};
    const decks = Object.values(offer).map((id) => deckOf(lwCardNumber[id]));
    expect(decks).toEqual([...(offers[seats] ?? []), 'wild', 'wild']);
    expect(decks.length).toBe([7, 8, 8, 9][seats - 2]);
  },
);

test('LW-7.2 the plans are those of the table', () => {
  const lines = (seats: number) =>
    plansFor(seats).map(({ cards, boys, actions }) => `${cards}/${boys}/${actions}`);
  expect(lines(4)).toEqual(['5/2/1', '2/2/2', '6/2/1', '3/1/3', '3/2/2', '4/1/3', '0/1/4', '1/2/3']);
  expect(lines(3)).toEqual(['5/2/1', '2/2/2', '6/2/1', '4/1/3', '0/1/4', '2/2/3']);
});
