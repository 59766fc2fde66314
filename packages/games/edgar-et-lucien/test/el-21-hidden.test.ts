import {
  canonical,
  imagine,
  legalMoves,
  mayUndo,
  refusedMoves,
  rngFrom,
  seedFromNumber,
  show,
  type Viewer,
} from '@manigance/core';
import { scenario } from '@manigance/core/testing';
import { expect, test } from 'vitest';
import { faults } from '../rules/faults.ts';
import { game } from '../rules/index.ts';
import type { ElState } from '../rules/state.ts';
import { type Position, passAll, position, programme, table, told } from './position.ts';

const shown = (state: ElState, viewer: Viewer) =>
  canonical([
    show(game, state, viewer),
    viewer === 'spectator' ? [] : [legalMoves(game, state, viewer), refusedMoves(game, state, viewer)],
  ]);

const threeHands: Position = {
  players: [{ hand: ['plan_b'] }, { money: 90_000, hand: ['corruption', 'swindle'] }, { money: 20_000 }],
};

test('EL-21 others see that there are cards and a deck, not which', () => {
  const view = game.view(position(threeHands), 0);
  expect(view.players.map(({ money, hand, cards }) => ({ money, hand, cards }))).toEqual([
    { money: 50_000, hand: ['plan_b'], cards: 1 },
    { money: undefined, hand: undefined, cards: 2 },
    { money: undefined, hand: undefined, cards: 0 },
  ]);
  expect([view.deck, view.deckCards]).toEqual([17, undefined]);
});

test('EL-21.1 no view shows another’s total, nor whether he is a Wealthy Dandy', () => {
  const rich = position({ players: [{}, { money: 150_000 }] });
  const poor = position({ players: [{}, { money: 10_000 }] });
  expect(shown(rich, 0)).toBe(shown(poor, 0));
  expect(shown(rich, 1)).not.toBe(shown(poor, 1));
});

test('EL-21.2 hands, deck order, sealed programmes and the generator leave no trace in another’s view', () => {
  const one = position({ ...threeHands, pending: { kind: 'programme' } });
  const other = position({
    players: [{ hand: ['plan_b'] }, { money: 10_000, hand: ['extortion', 'plan_b'] }, { money: 70_000 }],
    pending: { kind: 'programme' },
  });
  other.deck.reverse();
  other.rng = [9, 9, 9, 9];
  one.answers.push({ seat: 1, move: { do: 'commit', edgar: 'red', lucien: 'red' } });
  other.answers.push({ seat: 1, move: { do: 'commit', edgar: 'black', lucien: 'green' } });
  for (const viewer of [0, 'spectator'] as const) expect(shown(one, viewer)).toBe(shown(other, viewer));
});

test('EL-21.3 openMoney shows every total to everybody', () => {
  const state = position({ ...threeHands, openMoney: true });
  for (const viewer of [0, 2, 'spectator'] as const) {
    const totals = game.view(state, viewer).players.map(({ money }) => money);
    expect(totals).toEqual([50_000, 90_000, 20_000]);
  }
});

test('EL-21.4 a seat is sent its own list only', () => {
  const match = table({ players: [{}, {}, {}], turn: 4, pending: { kind: 'programme' } });
  programme(match);
  for (const seat of [0, 1, 2]) match.play(seat, { do: 'pass' });
  expect(show(game, match.state, 0).asked?.options).toHaveLength(6);
  for (const viewer of [1, 'spectator'] as const) {
    const { asked, waiting } = show(game, match.state, viewer);
    expect(asked).toBeUndefined();
    expect(waiting).toEqual({ kind: 'bid', seats: [0] });
  }
});

test('EL-21.4 a forced answer to a Smear Threat is asked and logged like a chosen one', () => {
  const tell = (money: number) => {
    const match = table({ players: [{ hand: ['smear_threat'] }, { money }, {}] });
    match.play(0, { do: 'playScheme', card: 'smear_threat' });
    const asked = shown(match.state, 2);
    match.play(1, { do: 'replySmear', with: 'popularity' });
    return [asked, match.events.map((event) => game.witness(event, 2)), shown(match.state, 2)];
  };
  expect(tell(0)).toEqual(tell(80_000));
});

test('EL-21.5 a view has the listed fields and no others', () => {
  const view = game.view(position(threeHands), 0);
  expect(Object.keys(view)).toEqual([
    'board',
    'openMoney',
    'seat',
    'period',
    'turn',
    'phase',
    'order',
    'firstPlayer',
    'governor',
    'heritage',
    'certificates',
    'owners',
    'protected',
    'players',
    'needs',
    'deck',
    'discard',
    'inPlay',
    'pending',
    'deckCards',
  ]);
  expect(Object.keys(view.players[1] ?? {})).toEqual([
    'popularity',
    'districts',
    'edgar',
    'lucien',
    'marks',
    'supply',
    'certified',
    'acted',
    'programme',
    'gone',
    'cards',
    'conditions',
    'money',
    'known',
    'hand',
  ]);
});

test('EL-21.5 districts, protection and open conditions are shown by id; a closed purse stays unknown', () => {
  const state = position({
    players: [{ money: 150_000 }, { money: 140_000, owns: ['A02', 'A05', 'A08', 'A03'] }],
    heritage: 1,
    certificates: { grand_zealot: 1 },
  });
  const { protected: locked, players, needs } = game.view(state, 0);
  expect(locked).toEqual(['A02', 'A03', 'A05', 'A08']);
  expect(players[1]?.districts).toEqual(['A02', 'A03', 'A05', 'A08']);
  expect(players[1]?.conditions).toEqual({
    wealthy_dandy: { state: 'unknown', have: undefined, isNear: true },
    high_collector: { state: 'not', have: 4 },
    influential_bureaucrat: { state: 'met', have: 3 },
    grand_zealot: { state: 'certificate', have: 50 },
  });
  expect(players[0]?.conditions.wealthy_dandy).toEqual({ state: 'met', have: 150_000 });
  expect(needs).toEqual({
    wealthy_dandy: 150_000,
    high_collector: 7,
    influential_bureaucrat: 3,
    grand_zealot: 100,
  });
});

test('EL-21.5 the second half of a supported action is shown by the id of the action', () => {
  const state = position({ players: [{}, {}], pending: { kind: 'secondHalf', seat: 0, action: 3 } });
  const { pending } = game.view(state, 1);
  expect(pending).toEqual([{ kind: 'secondHalf', seat: 0, action: 'requisition' }]);
  const made = imagine(game, show(game, state, 1), rngFrom(seedFromNumber(1)));
  expect(made.pending).toEqual(state.pending);
});

test('EL-21.5 the question, the seat asked and the auction are public', () => {
  const match = table({ players: [{}, {}, {}], turn: 4, pending: { kind: 'programme' } });
  programme(match);
  for (const seat of [0, 1, 2]) match.play(seat, { do: 'pass' });
  match.play(0, { do: 'bid', amount: 30_000 });
  match.play(1, { do: 'pass' });
  const { phase, pending } = game.view(match.state, 'spectator');
  expect(phase).toBe('auction');
  expect(pending.at(-1)).toEqual({
    kind: 'bid',
    seat: 2,
    tied: [0, 1, 2],
    passed: [1],
    standing: { seat: 0, amount: 30_000 },
  });
});

test('EL-21.6 the log names seat and amount; drawn cards are shown to the drawer alone', () => {
  const match = table({ players: [{ edgar: 'A05', lucien: 'A03' }, {}] });
  match.play(0, { do: 'administration', action: 'bar_schemes' });
  const toOthers = match.events.map((event) => game.witness(event, 1));
  expect(toOthers).toEqual([
    { type: 'administered', seat: 0, action: 'bar_schemes', supported: false, cost: 20 },
    { type: 'drew', seat: 0, count: 2, cards: undefined },
  ]);
  match.play(0, { do: 'buyCity' });
  expect(match.events).toEqual([
    { type: 'bought', seat: 0, district: 'A03', from: undefined, price: 20_000 },
  ]);
});

test('EL-21.6 the log says that a purse decides the match, without showing the purse', () => {
  const sell = (money: number, openMoney = false) => {
    const match = table({
      players: [{ lucien: 'A04' }, { money, owns: ['A02', 'A05', 'A08', 'A04'] }],
      certificates: { high_collector: 1 },
      openMoney,
    });
    match.play(0, { do: 'buyPlayer' });
    return match.events;
  };
  expect(sell(10_000).map(({ type }) => type)).toEqual(['bought', 'brink']);
  expect(sell(120_000).map(({ type }) => type)).toEqual(['bought', 'brink', 'won']);
  expect(sell(10_000).slice(0, 2)).toEqual(sell(120_000).slice(0, 2));
  expect(sell(10_000, true).map(({ type }) => type)).toEqual(['bought']);
  const heist = table({
    players: [{ edgar: 'A12' }, {}],
    certificates: { high_collector: 0, influential_bureaucrat: 0 },
  });
  heist.play(0, { do: 'administration', action: 'bank_heist' });
  expect(told(heist, 'brink')).toEqual([{ type: 'brink', seat: 0 }]); // his own purse, told once
  const [brink] = sell(10_000).slice(1);
  if (brink === undefined) throw new Error('nothing was told');
  expect([0, 1, 'spectator' as const].map((viewer) => game.reveals(brink, viewer))).toEqual([
    true,
    false,
    true,
  ]);
});

test('EL-21.6 a move that tells others that a purse decides is not undone, though it is no news to the mover', () => {
  const heist = { do: 'administration', action: 'bank_heist' } as const;
  const at = (certificates: NonNullable<Position['certificates']>) =>
    position({ players: [{ edgar: 'A12', money: 0 }, {}], certificates });
  const plain = at({ high_collector: 0 });
  expect(mayUndo(game, plain, 0, heist)).toBe(true);
  const brink = at({ high_collector: 0, influential_bureaucrat: 0 });
  expect(mayUndo(game, brink, 0, heist)).toBe(false);
  const seller = position({
    players: [{ lucien: 'A04' }, { money: 10_000, owns: ['A02', 'A05', 'A08', 'A04'] }],
    certificates: { high_collector: 1 },
  });
  expect(mayUndo(game, seller, 0, { do: 'buyPlayer' })).toBe(false);
});

test('EL-21.6 the purse decides nothing for a certified Dandy, or with one condition', () => {
  for (const certificates of [{ wealthy_dandy: 0, high_collector: 0 }, { high_collector: 0 }]) {
    const match = table({ players: [{ edgar: 'A12' }, {}], certificates });
    match.play(0, { do: 'administration', action: 'bank_heist' });
    expect(told(match, 'brink')).toEqual([]);
  }
});

test('EL-21.5 a card lost by Extortion stays known to its former owner until one of its kind is shown', () => {
  const match = table({
    players: [{ hand: ['extortion'] }, { edgar: 'A01', hand: ['plan_b'] }, {}],
  });
  match.play(0, { do: 'playScheme', card: 'extortion', player: 1 });
  const known = (viewer: Viewer) => game.view(match.state, viewer).players.map((player) => player.known);
  expect(known(1)).toEqual([['plan_b'], [], []]);
  for (const viewer of [0, 2, 'spectator'] as const) expect(known(viewer)).toEqual([[], [], []]);
  for (let n = 0; n < 20; n++) {
    const made = imagine(game, show(game, match.state, 1), rngFrom(seedFromNumber(n)));
    expect(game.view(made, 0).players[0]?.hand).toEqual(['plan_b']);
    expect(shown(made, 1)).toBe(shown(match.state, 1));
  }
  passAll(match);
  programme(match);
  match.play(0, { do: 'playScheme', card: 'plan_b', district: 'A09' });
  expect(known(1)).toEqual([[], [], []]);
});

test('EL-21.5 a known card is forgotten when its holder loses a card unseen', () => {
  const state = position({
    players: [{ hand: ['plan_b', 'corruption'] }, {}, { edgar: 'A01', hand: ['extortion'] }],
    acts: 2,
  });
  state.knowledge = [{ viewer: 1, holder: 0, kind: 0 }];
  expect(game.view(state, 1).players[0]?.known).toEqual(['plan_b']);
  const match = scenario(game, state);
  match.play(2, { do: 'playScheme', card: 'extortion', player: 0 });
  expect(game.view(match.state, 1).players[0]?.known).toEqual([]);
  expect(game.view(match.state, 0).players[2]?.known).toHaveLength(1);
});

test('EL-21.7 hidden parts are drawn afresh, public parts are kept', () => {
  const state = position({ ...threeHands, turn: 3, governor: 2, certificates: { high_collector: 1 } });
  const seen = show(game, state, 0);
  const made = Array.from({ length: 30 }, (_, n) => imagine(game, seen, rngFrom(seedFromNumber(n))));
  expect(new Set(made.map(({ money }) => money[1])).size).toBeGreaterThan(5);
  expect(new Set(made.map(({ hands }) => hands.join())).size).toBeGreaterThan(5);
  expect(new Set(made.map(({ deck }) => deck.join())).size).toBeGreaterThan(5);
  for (const other of made) {
    expect(shown(other, 0)).toBe(shown(state, 0));
    expect([other.money[0], other.governor, other.certificates[1]]).toEqual([50_000, 2, 1]);
  }
});

test('EL-21.8 made-up states keep the bounds: nobody has three conditions, a standing bid is owned', () => {
  const brink = position({
    players: [{}, { owns: ['A02', 'A05', 'A08'], money: 0 }],
    certificates: { high_collector: 1 },
  });
  const auction = position({
    players: [{}, { money: 180_000 }],
    pending: { kind: 'bid', seat: 0, tied: [1, 0], passed: [], standing: { seat: 1, amount: 180_000 } },
  });
  for (let n = 0; n < 60; n++) {
    const rng = rngFrom(seedFromNumber(n));
    const one = imagine(game, show(game, brink, 0), rng);
    expect(faults(one)).toEqual([]);
    expect(one.money[1]).toBeLessThan(150_000);
    const other = imagine(game, show(game, auction, 0), rng);
    expect(other.money[1]).toBeGreaterThanOrEqual(180_000);
    expect(shown(other, 0)).toBe(shown(auction, 0));
  }
});

test('EL-21.8 a certified Dandy may hold any purse', () => {
  const state = position({
    players: [{}, { owns: ['A02', 'A05', 'A08'] }],
    certificates: { wealthy_dandy: 1 },
  });
  const purses = Array.from(
    { length: 60 },
    (_, n) => imagine(game, show(game, state, 0), rngFrom(seedFromNumber(n))).money[1] ?? 0,
  );
  expect(Math.max(...purses)).toBeGreaterThanOrEqual(150_000);
  expect(Math.min(...purses)).toBeLessThan(150_000);
});

test('EL-21.9 a robbery reveals the purse and is marked as revealing', () => {
  const rob = (money: number) => {
    const match = table({ players: [{ edgar: 'A14' }, { edgar: 'A01', money }, {}] });
    match.play(0, { do: 'rob', victim: 1 });
    return told(match, 'robbed')[0];
  };
  const [one, other] = [rob(70_000), rob(20_000)];
  expect(one).not.toEqual(other);
  for (const viewer of [0, 2, 'spectator'] as const) {
    if (one !== undefined) expect(game.reveals(one, viewer)).toBe(true);
  }
  if (one !== undefined) expect(game.reveals(one, 1)).toBe(false);
});

test('EL-21.9 events that reveal something, by viewer', () => {
  const reveals = game.reveals;
  const drew = { type: 'drew', seat: 1, count: 2, cards: undefined } as const;
  expect([reveals(drew, 1), reveals(drew, 0)]).toEqual([true, false]);
  const extorted = { type: 'extorted', seat: 1, victim: 2, card: undefined } as const;
  expect([0, 1, 2].map((viewer) => reveals(extorted, viewer))).toEqual([false, true, true]);
  const left = { type: 'left', seat: 1, cards: [] } as const;
  expect([reveals(left, 1), reveals(left, 0)]).toEqual([false, true]);
  expect(reveals({ type: 'revealed', programmes: [] }, 'spectator')).toBe(true);
  expect(reveals({ type: 'won', seat: 0, how: 'last' }, 'spectator')).toBe(true);
  expect(reveals({ type: 'passed', seat: 1 }, 0)).toBe(false);
});

test('EL-21.10 a decision that depends on a hidden fact is always asked; an only district is given up unasked', () => {
  const match = table({ players: [{ edgar: 'A08' }, { owns: ['A14'], money: 0 }, { owns: ['A07', 'A09'] }] });
  match.play(0, { do: 'administration', action: 'intimidation', players: [1, 2] });
  expect(match.asked).toEqual([2]);
  match.timeout(2);
  match.play(0, { do: 'pass' });
  expect(match.options(1)).toEqual([{ do: 'pass' }]);
  expect(match.asked).toEqual([1]);
});

test('EL-21.11 the totals follow from the log', () => {
  const match = table({
    players: [
      { edgar: 'A12', lucien: 'A03' },
      { lucien: 'A03', owns: ['A10'] },
    ],
  });
  const purse = [50_000, 50_000];
  const play = (seat: number, move: Parameters<typeof match.play>[1]) => {
    match.play(seat, move);
    for (const event of match.events.map((each) => game.witness(each, 'spectator'))) {
      if (event?.type === 'gained') purse[event.seat] = (purse[event.seat] ?? 0) + event.money;
      if (event?.type === 'bought') {
        purse[event.seat] = (purse[event.seat] ?? 0) - event.price;
        if (event.from !== undefined) purse[event.from] = (purse[event.from] ?? 0) + event.price;
      }
    }
  };
  play(0, { do: 'administration', action: 'bank_heist' });
  play(0, { do: 'buyCity' });
  play(0, { do: 'pass' });
  play(1, { do: 'buyPlayer' });
  expect(purse).toEqual(match.state.money);
});

test('EL-21.12 with openMoney the log lists the purses at each turn, and hands stay hidden', () => {
  const match = scenario(game, position({ ...threeHands, openMoney: true }));
  for (const seat of [0, 1, 2]) match.play(seat, { do: 'pass' });
  expect(told(match, 'purses')).toEqual([{ type: 'purses', money: [50_000, 90_000, 20_000] }]);
  expect(game.view(match.state, 0).players[1]?.hand).toBeUndefined();
  const closed = scenario(game, position(threeHands));
  for (const seat of [0, 1, 2]) closed.play(seat, { do: 'pass' });
  expect(told(closed, 'purses')).toEqual([]);
});
