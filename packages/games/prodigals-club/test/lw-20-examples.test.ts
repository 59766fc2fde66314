import { undoBar } from '@manigance/core';
import { expect, test } from 'vitest';
import { outcomeOf } from '../rules/victory.ts';
import {
  acting,
  boardOf,
  closing,
  handOf,
  heir,
  lastWillGame,
  paid,
  planning,
  sending,
  table,
  willAt,
} from './last-will.ts';

const scoreOf = (match: ReturnType<typeof acting>, seat = 0) =>
  lastWillGame.view(match.state, 'spectator').players[seat]?.scores['last-will'];

test('LW-20.1 a town house, bought dear and sold cheap', () => {
  const house = 'lw-number-nine-and-a-half';
  const bought = acting({
    modifiers: { townhouse: 3, farm: -3 },
    players: [{ hand: [house], pounds: 52, actions: 2 }],
  });
  bought.play(0, { do: 'buy', card: house });
  expect(bought.events).toContainEqual({ type: 'bought', seat: 0, card: house, price: 15, pounds: 37 });
  expect(heir(bought, 0).actionsLeft).toBe(1);
  const fallen = closing({
    round: 2,
    modifiers: { townhouse: 3, farm: -3 },
    players: [{ board: [house], pounds: 37 }, {}],
  });
  expect(fallen.state.round).toBe(3);
  expect(heir(fallen, 0).board[0]).toMatchObject({ level: 8, value: 11 });
  expect(scoreOf(fallen)).toBe(48);
  const market = sending({
    modifiers: { townhouse: 3, farm: -3 },
    order: [1, 0],
    players: [{ board: [{ card: house, step: 1 }], pounds: 37, unplaced: 1 }, { unplaced: 1 }],
  });
  market.play(1, { do: 'send', space: 'lw-market' });
  market.play(1, { do: 'swapModifiers', types: ['townhouse', 'farm'] });
  expect(table(market).modifiers).toMatchObject({ townhouse: -3, farm: 3 });
  expect(heir(market, 0).board[0]).toMatchObject({ level: 8, value: 5 });
  const sold = acting({
    modifiers: { townhouse: -3 },
    players: [{ board: [{ card: house, step: 2 }], pounds: 37, actions: 1 }],
  });
  expect(heir(sold, 0).board[0]?.value).toBe(2);
  sold.play(0, { do: 'sellProperty', card: house });
  expect(heir(sold, 0)).toMatchObject({ pounds: 39, actionsLeft: 0, board: [] });
});

test('LW-20.2 upkeep as a party', () => {
  const match = acting({
    players: [
      {
        board: [{ card: 'lw-draughty-hall', step: 1 }, 'lw-gardener-whose-dogs-do-the-digging'],
        hand: ['lw-widow-of-three-bankers'],
        pounds: 30,
        actions: 1,
      },
    ],
  });
  match.play(0, { do: 'keepUp', card: 'lw-draughty-hall' });
  match.play(0, { do: 'addCompanion', card: 'lw-widow-of-three-bankers', slot: 0 });
  expect(paid(match)).toEqual([9, 4]);
  expect(heir(match, 0)).toMatchObject({ pounds: 17, actionsLeft: 0 });
  const after = closing({
    round: 2,
    players: [{ board: [{ card: 'lw-draughty-hall', step: 1, keptUp: true }], pounds: 17 }, {}],
  });
  expect(heir(after, 0).board[0]).toMatchObject({ level: 12, keptUp: false });
});

test('LW-20.3 dinner in company', () => {
  const match = acting({
    players: [
      {
        board: ['lw-wine-steward-with-a-grudge'],
        hand: ['lw-banquet-in-honour-of-nobody', 'lw-countess-barely-invited', 'lw-saucier-of-two-emperors'],
        actions: 2,
      },
    ],
  });
  match.play(0, { do: 'play', card: 'lw-banquet-in-honour-of-nobody' });
  match.play(0, { do: 'addCompanion', card: 'lw-countess-barely-invited', slot: 0 });
  match.play(0, { do: 'addCompanion', card: 'lw-saucier-of-two-emperors', slot: 2 });
  // The second guest slot stays open, and nothing in the hand could fill it: nobody is asked.
  expect(paid(match)).toEqual([16, 2]);
  expect(heir(match, 0)).toMatchObject({ pounds: 52, actionsLeft: 0 });
  expect(table(match).discards.companion).toEqual([
    'lw-countess-barely-invited',
    'lw-saucier-of-two-emperors',
  ]);
});

test('LW-20.4 where companions do not shine', () => {
  const match = acting({
    players: [
      { board: ['lw-much-wanting-manor'], hand: ['lw-saucier-of-two-emperors'], pounds: 20, actions: 1 },
    ],
  });
  match.play(0, { do: 'keepUp', card: 'lw-much-wanting-manor' });
  match.play(0, { do: 'addCompanion', card: 'lw-saucier-of-two-emperors', slot: 0 });
  expect(paid(match)).toEqual([8]);
});

test('LW-20.5 money one has not', () => {
  const spot = {
    modifiers: { farm: -2 },
    players: [
      {
        board: ['lw-ploughless-acre', 'lw-private-museum-of-corks'],
        hand: ['lw-supper-for-one-served-by-twelve', 'lw-two-engagements-at-once'],
        pounds: 3,
        actions: 2,
      },
    ],
  } as const;
  const owning = acting(spot);
  owning.play(0, { do: 'use', card: 'lw-private-museum-of-corks' });
  expect(heir(owning, 0).pounds).toBe(0);
  owning.play(0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' });
  expect(owning.events).toContainEqual(expect.objectContaining({ type: 'spent', n: 0, asked: 4, pounds: 0 }));
  const free = acting(spot);
  free.play(0, { do: 'sellProperty', card: 'lw-ploughless-acre' });
  expect(heir(free, 0).pounds).toBe(7);
  free.play(0, { do: 'use', card: 'lw-private-museum-of-corks' });
  free.play(0, { do: 'play', card: 'lw-supper-for-one-served-by-twelve' });
  expect(heir(free, 0).pounds).toBe(0);
  const broke = acting({
    players: [{ hand: ['lw-wager-on-two-raindrops'], pounds: 0, actions: 2 }],
  });
  broke.play(0, { do: 'play', card: 'lw-wager-on-two-raindrops' });
  broke.play(0, { do: 'exchange', option: 0 });
  expect(heir(broke, 0).pounds).toBe(-9);
});

test('LW-20.6 clearance', () => {
  const match = acting({
    modifiers: { manor: 1, townhouse: -3 },
    players: [
      {
        board: [
          { card: 'lw-lower-folly-grange', step: 4 },
          { card: 'lw-number-nine-and-a-half', step: 4 },
        ],
        hand: ['lw-clearance-sale-of-the-ancestors'],
        pounds: 1,
        actions: 1,
      },
    ],
  });
  expect(heir(match, 0).board.map(({ level }) => level)).toEqual([5, 2]);
  match.play(0, { do: 'play', card: 'lw-clearance-sale-of-the-ancestors' });
  match.play(0, { do: 'sellProperty', card: 'lw-lower-folly-grange' });
  expect(heir(match, 0).pounds).toBe(4);
  match.play(0, { do: 'sellProperty', card: 'lw-number-nine-and-a-half' });
  expect(match.events).toContainEqual(expect.objectContaining({ type: 'propertySold', price: 0 }));
  expect(heir(match, 0).pounds).toBe(2);
});

test('LW-20.7 order and errand boys', () => {
  const match = planning({ seats: 4, players: [{}, {}, {}, {}] });
  const drawAll = (seat: number, cards: number) => {
    for (let card = 0; card < cards; card++) match.play(seat, { do: 'drawFrom', deck: 'event' });
  };
  match.play(0, { do: 'plan', place: 8 });
  drawAll(0, 1);
  match.play(1, { do: 'plan', place: 1 });
  drawAll(1, 5);
  match.play(2, { do: 'plan', place: 4 });
  drawAll(2, 3);
  match.play(3, { do: 'plan', place: 7 });
  const { state } = match;
  expect(state.order).toEqual([1, 2, 3, 0]);
  expect(state.unplaced).toEqual([4, 4, 3, 3]);
  const placed: number[] = [];
  while (match.state.phase === 'errands') {
    const [seat = -1] = match.asked;
    if (match.state.pending.at(-1)?.kind === 'errand') placed.push(seat);
    match.timeout(seat);
  }
  expect(placed).toEqual([1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 0]);
});

test('LW-20.8 friends with time', () => {
  const friends = ['lw-schoolfriend-who-never-sleeps', 'lw-uncle-back-from-india-wide-awake'] as const;
  const match = planning({ seats: 4, players: [{ board: friends }, {}, {}, {}] });
  match.play(0, { do: 'plan', place: 8 });
  expect(match.events).toContainEqual({
    type: 'planTaken',
    seat: 0,
    place: 8,
    cards: 0,
    boys: 4,
    actions: 5,
  });
  expect(match.asked).toEqual([1]);
});

test('LW-20.9 drawing', () => {
  const match = planning({
    players: [{}, {}],
    decks: { property: ['lw-castle-overdraft'] },
  });
  match.play(0, { do: 'plan', place: 3 });
  for (const deck of ['event', 'event', 'property'] as const) match.play(0, { do: 'drawFrom', deck });
  expect(match.ruleAgainst(0, { do: 'drawFrom', deck: 'property' })).toBe('LW-7.5 lw-empty-deck');
  expect(handOf(match, 0)).toEqual([]);
  for (const deck of ['helper', 'helper', 'companion'] as const) match.play(0, { do: 'drawFrom', deck });
  expect(handOf(match, 0)).toHaveLength(6);
  expect(handOf(match, 0, 1)).toEqual([]);
  expect(heir(match, 0, 1).closed).toEqual({ event: 2, helper: 2, property: 1, companion: 1 });
});

const seven = [
  'lw-biscuit-a-spaniel-of-no-use',
  'lw-poodle-with-a-valet',
  'lw-great-dane-saddled',
  'lw-admirals-newfoundland',
  'lw-dalmatian-who-runs-ahead',
  'lw-thunder-twelve-years-late',
  'lw-mare-who-drinks-champagne',
] as const;

test('LW-20.10 reshuffle', () => {
  const match = sending({
    decks: { companion: [] },
    discards: { companion: seven },
    players: [{ unplaced: 1 }, {}],
  });
  match.play(0, { do: 'send', space: 'lw-draw' });
  expect(undoBar(lastWillGame, match.state, 0, { do: 'drawFrom', deck: 'companion' })).toBe('you-learned');
  match.play(0, { do: 'drawFrom', deck: 'companion' });
  expect(match.events).toContainEqual({ type: 'reshuffled', deck: 'companion', cards: 7 });
  expect([table(match).decks.companion, table(match).discards.companion]).toEqual([6, []]);
  expect(handOf(match, 0)).toHaveLength(1);
  expect(handOf(match, 0, 1)).toHaveLength(0);
});

test('LW-20.11 the dearer way', () => {
  const spot = (actions: number) => ({
    players: [
      { board: ['lw-coachman-who-takes-the-long-way'], hand: ['lw-once-round-the-park-twice'], actions },
    ] as const,
  });
  const two = acting(spot(2));
  two.play(0, { do: 'play', card: 'lw-once-round-the-park-twice' });
  two.play(0, { do: 'exchange', option: 0 });
  expect(heir(two, 0)).toMatchObject({ pounds: 60, actionsLeft: 0 });
  const one = acting(spot(1));
  one.play(0, { do: 'play', card: 'lw-once-round-the-park-twice' });
  expect(paid(one)).toEqual([3, 2]);
  expect(heir(one, 0)).toMatchObject({ pounds: 65, actionsLeft: 0 });
});

test('LW-20.12 time bought', () => {
  const match = acting({
    players: [{ hand: ['lw-two-engagements-at-once', 'codicil-of-chaos'], pounds: 10, actions: 0, votes: 9 }],
  });
  expect(match.ruleAgainst(0, { do: 'play', card: 'codicil-of-chaos' })).toBe('LW-9.2 lw-no-actions');
  match.play(0, { do: 'play', card: 'lw-two-engagements-at-once' });
  match.play(0, { do: 'exchange', option: 0 });
  expect(heir(match, 0)).toMatchObject({ pounds: 13, actionsLeft: 2 });
  match.play(0, { do: 'play', card: 'codicil-of-chaos' });
  match.play(0, { do: 'stop' });
  expect(heir(match, 0)).toMatchObject({ pounds: 8, actionsLeft: 0 });
  expect(lastWillGame.view(match.state, 'spectator').players[0]?.scores.election).toBe(7);
});

test('LW-20.13 symbols', () => {
  const board = [
    'lw-draughty-hall',
    'lw-number-nine-and-a-half',
    { card: 'lw-racehorse-rest-home', lodged: ['horse'] },
    'lw-brougham-on-permanent-hire',
  ] as const;
  const markers = {
    'gentleman-1': ['middle', 14],
    'gentleman-2': ['right', 10],
    'lady-1': ['left', 12],
    'lady-2': ['right', 5],
  } as const;
  const match = acting({
    players: [{ board, markers, hand: ['slum-tour-in-ermine'], votes: 20, actions: 0 }],
  });
  const { symbols } = lastWillGame.view(match.state, 'spectator').players[0] ?? { symbols: {} };
  expect(symbols).toMatchObject({ house: 3, horse: 1 });
  match.play(0, { do: 'play', card: 'slum-tour-in-ermine' });
  expect(lastWillGame.view(match.state, 'spectator').players[0]?.scores.election).toBe(14);
  const tenants = acting({
    mode: 'lw-s',
    players: [{ board, markers, tableau: ['tenants-in-every-house'], pounds: 9 }],
  });
  tenants.play(0, { do: 'activate', card: 'tenants-in-every-house' });
  expect(tenants.state.pending.at(-1)).toMatchObject({ kind: 'move', left: 2 });
  tenants.play(0, { do: 'stop' });
  expect(heir(tenants, 0).pounds).toBe(8);
});

const properties = [
  'lw-number-nine-and-a-half',
  'lw-draughty-hall',
  'lw-castle-overdraft',
  'lw-spaniel-farm',
  'lw-villa-bancarotta',
] as const;

test('LW-20.14 full board', () => {
  const expense = 'lw-private-museum-of-corks';
  const helpers = ['lw-critic-in-ones-pay', 'lw-wine-steward-with-a-grudge'] as const;
  const match = acting({
    players: [{ board: [...properties.slice(0, 3), ...helpers], hand: [expense], actions: 1 }],
  });
  match.play(0, { do: 'play', card: expense });
  expect(heir(match, 0).actionsLeft).toBe(0);
  expect(match.options(0)).toEqual(helpers.map((card) => ({ do: 'replaceLastWill', card })));
  match.play(0, { do: 'replaceLastWill', card: helpers[0] });
  expect(boardOf(match, 0)).toEqual([...properties.slice(0, 3), helpers[1], expense]);
  const full = acting({
    players: [{ board: properties, hand: [expense, 'lw-marble-mistake'], actions: 2 }],
  });
  expect(full.ruleAgainst(0, { do: 'play', card: expense })).toBe('LW-10.3 lw-board-full');
  expect(full.ruleAgainst(0, { do: 'buy', card: 'lw-marble-mistake' })).toBe('LW-10.3 lw-board-full');
  full.play(0, { do: 'sellProperty', card: 'lw-draughty-hall' });
  expect(full.offers(0, { do: 'play', card: expense })).toBe(true);
});

test('LW-20.15 wear before the check', () => {
  const spot = (keptUp: boolean) => ({
    round: 3,
    modifiers: { manor: -3 },
    players: [{ pounds: 0, board: [{ card: 'lw-much-wanting-manor', step: 5, keptUp }] }, {}] as const,
  });
  const match = closing(spot(false));
  expect(scoreOf(match)).toBe(0);
  expect(match.state.outcome).toBeDefined();
  const kept = closing(spot(true));
  expect(scoreOf(kept)).toBe(1);
  expect(kept.state.outcome).toBeUndefined();
});

test('LW-20.16 tie', () => {
  const low = {
    'gentleman-1': ['middle', -1],
    'gentleman-2': ['right', -1],
    'lady-1': ['left', 0],
    'lady-2': ['left', -1],
  } as const;
  const ann = {
    votes: 5,
    pounds: 7,
    markers: { ...low, 'lady-1': ['left', 1], 'gentleman-1': ['middle', -1] },
  } as const;
  const state = willAt({
    players: [ann, { votes: 7, pounds: 3, markers: { ...low, 'lady-1': ['left', 4] } }],
  });
  const scores = lastWillGame.view(state, 'spectator').players.map((player) => player.scores);
  expect(scores).toEqual([
    { election: 5, society: -2, 'last-will': 7 },
    { election: 7, society: 1, 'last-will': 3 },
  ]);
  expect(outcomeOf(state)).toEqual({ winners: [1], how: 'second-score' });
});

test('LW-20.17 the facts that a question reveals', () => {
  const dog = 'lw-biscuit-a-spaniel-of-no-use';
  const soup = 'lw-soup-in-seven-languages';
  const closed = acting({ players: [{ hand: [soup, dog], closed: [dog], actions: 1 }] });
  closed.play(0, { do: 'play', card: soup });
  expect(closed.state.pending.at(-1)?.kind).toBe('companions');
  expect(closed.options(0)).toEqual([{ do: 'stop' }]);
  closed.play(0, { do: 'stop' });
  expect(paid(closed)).toEqual([3]);
  const open = acting({ players: [{ hand: [soup, dog], actions: 1 }] });
  open.play(0, { do: 'play', card: soup });
  expect(paid(open)).toEqual([3]);
});

test('LW-20.18 hand limit', () => {
  const prodigals = ['pub-crawl-early', 'hiccup-at-the-hustings', 'tory-tickler'] as const;
  const own = ['lw-elephant-to-tea', 'lw-skating-party-in-the-library', 'lw-draughty-hall'] as const;
  const match = closing({
    round: 2,
    players: [{ hand: [...prodigals, ...own, 'lw-stranger-in-evening-dress'], closed: own, votes: 20 }, {}],
  });
  expect(match.events).toContainEqual({ type: 'wildsReturned' });
  expect(match.state.pending.at(-1)).toEqual({ kind: 'discard', seat: 0 });
  expect(match.options(0)).toHaveLength(6);
  match.play(0, { do: 'discard', card: 'lw-elephant-to-tea' });
  expect(match.events[0]).toEqual({ type: 'discarded', seat: 0, card: 'lw-elephant-to-tea' });
  expect(table(match).discards.event).toContain('lw-elephant-to-tea');
  expect(heir(match, 0).hand).toHaveLength(5);
});
