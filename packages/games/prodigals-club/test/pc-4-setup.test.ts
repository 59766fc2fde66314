import { rngFrom, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { cardAt } from '../rules/cards.ts';
import { circleTiles } from '../rules/competitions/election/circle-tiles.ts';
import { possessionTiles } from '../rules/competitions/possessions/tiles.ts';
import { worth } from '../rules/competitions/possessions/trade.ts';
import { pileOf } from '../rules/decks.ts';
import { boroughs } from '../rules/effects/language.ts';
import { game } from '../rules/index.ts';
import { errandBoysFor, type Mode, startFor } from '../rules/modes.ts';
import { setup } from '../rules/setup.ts';
import type { PcState } from '../rules/state.ts';
import { fresh, sending } from './position.ts';

const seeds = Array.from({ length: 30 }, (_, seed) => seed);
const table = (seats: number, mode: Mode, seed = 1): PcState =>
  setup(seats, { mode }, rngFrom(seedFromNumber(seed)));
const ownScores = (state: PcState, seat: number) => game.view(state, 'spectator').players[seat]?.scores;
const last = (state: PcState) => state.order.at(-1) as number;

test('PC-4.1 two and three players have places for any bundle, four and five one for each', () => {
  for (const seats of [2, 3]) {
    const match = sending({ mode: 'es', seats });
    expect(match.offers(0, { do: 'send', space: 'election-bundle-any-1' })).toBe(true);
    expect(match.refused(0, { do: 'send', space: 'election-bundle-a' })).toEqual({ code: 'unknown' });
  }
  for (const seats of [4, 5]) {
    const match = sending({ mode: 'es', seats });
    expect(match.refused(0, { do: 'send', space: 'election-bundle-any-1' })).toEqual({ code: 'unknown' });
    expect(match.offers(0, { do: 'send', space: 'election-bundle-a' })).toBe(true);
  }
});

test.each([
  [2, 43, 45, 10, 5],
  [3, 35, 34, 5, 4],
  [4, 35, 34, 5, 4],
  [5, 28, 26, 3, 3],
])(
  'PC-4.2 with %i players: %i votes, %i influence, %i pounds, %i errand boys',
  (seats, votes, influence, pounds, boys) => {
    const state = table(seats, 'esp');
    const seat = last(state); // who takes no handicap
    expect(ownScores(state, seat)).toMatchObject({ election: votes, society: influence });
    expect(state.pounds[seat]).toBe(pounds);
    expect(state.possessions[seat]).toHaveLength(seats === 5 ? 5 : 6);
    expect(errandBoysFor('es', seats)).toBe(boys);
  },
);

test('PC-4.2 the table is for two to five players', () => {
  for (const seats of [1, 6]) expect(() => startFor(seats)).toThrow(`no table for ${seats}`);
});

test('PC-4.3 with three competitions each player has one errand boy more', () => {
  for (const seats of [2, 3, 4, 5]) expect(errandBoysFor('esp', seats)).toBe(errandBoysFor('sp', seats) + 1);
});

test('PC-4.4 the turn order is random: every seat comes first sometimes', () => {
  expect(new Set(seeds.map((seed) => table(4, 'es', seed).order[0]))).toEqual(new Set([0, 1, 2, 3]));
});

test('PC-4.5 the three black central cards lie above the two white ones', () => {
  for (const seed of seeds) {
    const central = pileOf(table(3, 'esp', seed), 'central');
    expect(central.map((card) => cardAt(card).white)).toEqual([true, true, false, false, false]);
  }
});

test('PC-4.6 in every deck the cards with one symbol lie above those with two, and each group is shuffled', () => {
  const decks = seeds.map((seed) => pileOf(table(3, 'esp', seed), 'election-white'));
  for (const deck of decks) {
    expect(deck.map((card) => cardAt(card).layer)).toEqual([...Array(10).fill(2), ...Array(12).fill(1)]);
  }
  expect(new Set(decks.map((deck) => deck.at(-1))).size).toBeGreaterThan(3);
  expect(new Set(decks.map((deck) => deck[0])).size).toBeGreaterThan(3);
});

test('PC-4.7 circle tiles and pool tiles are stacked the same way', () => {
  const { decks } = table(3, 'esp');
  const circles = pileOf({ decks }, 'circles').map((tile) => circleTiles[tile]?.back);
  expect(circles).toEqual([...Array(8).fill(2), ...Array(12).fill(1)]);
  const pool = pileOf({ decks }, 'possessions').map(
    (tile) => (possessionTiles[tile] as { back?: number }).back,
  );
  expect(pool).toEqual([...Array(8).fill(2), ...Array(12).fill(1)]);
});

test('PC-4.8 all six Dame Beatrice tiles are shuffled face down', () => {
  const piles = seeds.map((seed) => pileOf(table(3, 'es', seed), 'dames'));
  for (const pile of piles) expect(pile.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(piles.map((pile) => pile.at(-1))).size).toBe(6);
});

test('PC-4.9 the pointer starts on any borough', () => {
  expect(new Set(seeds.map((seed) => table(2, 'ep', seed).pointer))).toEqual(new Set([0, 1, 2, 3]));
});

test('PC-4.10 each player gets a whole set worth 32; sets differ', () => {
  const { possessions } = table(4, 'ep');
  const letters = possessions.map((tiles) => new Set(tiles.map((tile) => possessionTiles[tile]?.set)));
  expect(letters.every(({ size }) => size === 1)).toBe(true);
  expect(new Set(letters.map((set) => [...set][0])).size).toBe(4);
  for (const tiles of possessions)
    expect(tiles.reduce((sum, tile) => sum + (worth[tile] as number), 0)).toBe(32);
});
test('PC-4.10 with five players each discards one of his two tiles of value 5, either of them', () => {
  const discarded = new Set<number>();
  for (const seed of seeds) {
    const state = table(5, 'ep', seed);
    expect(state.possessionDiscards.map((tile) => worth[tile])).toEqual([5, 5, 5, 5, 5]);
    for (const tile of state.possessionDiscards) discarded.add(tile);
  }
  expect(discarded.size).toBe(10);
});

test('PC-4.11 each player starts with one starting circle tile, which gives no symbol', () => {
  const state = table(5, 'es');
  expect(state.grids.map((grid) => grid.length)).toEqual([1, 1, 1, 1, 1]);
  expect(new Set(state.grids.map(([first]) => first?.tile)).size).toBe(5);
  expect(state.grids.every(([first]) => first?.tile.startsWith('circle-start-'))).toBe(true);
  expect(state.circleSymbols).toEqual(Array(state.seats * 5).fill(0));
});

test('PC-4.12 the markers start in their columns', () => {
  const state = table(4, 'es');
  expect(game.view(state, 0).players[last(state)]?.society?.markers).toEqual({
    'gentleman-1': { column: 'middle', value: 9 },
    'gentleman-2': { column: 'right', value: 8 },
    'lady-1': { column: 'left', value: 10 },
    'lady-2': { column: 'middle', value: 7 },
  });
  expect(state.markers).toHaveLength(4 * 4);
});

test('PC-4.13 the bonus tiles of the competitions in play and the Renaissance Man lie on the central board', () => {
  const { central } = game.view(fresh(2, 'sp'), 0);
  expect(central.bonusTiles).toEqual([
    'bonus-society-down',
    'bonus-society-diagonal',
    'bonus-sell',
    'bonus-spend',
  ]);
  expect(central.renaissance).toBeUndefined();
});

/** Each player's handicaps, first to last. */
function handicaps(seats: number, mode: Mode): { votes: number; rows: number; pounds: number }[] {
  const state = table(seats, mode);
  const base = last(state);
  return state.order.map((seat) => ({
    votes: (state.votes[seat] ?? 0) - (state.votes[base] ?? 0),
    rows: ((state.markers[base * 4 + 1] ?? 0) - (state.markers[seat * 4 + 1] ?? 0)) / 3,
    pounds: (state.pounds[seat] ?? 0) - (state.pounds[base] ?? 0),
  }));
}

test('PC-4.14 earlier players take more handicaps, in the order pounds, votes, society', () => {
  expect(handicaps(4, 'esp')).toEqual([
    { votes: 1, rows: 1, pounds: 1 },
    { votes: 1, rows: 0, pounds: 1 },
    { votes: 0, rows: 0, pounds: 1 },
    { votes: 0, rows: 0, pounds: 0 },
  ]);
});

test('PC-4.15 the society handicap moves the marker of the right column and no other', () => {
  const state = table(5, 'es');
  const [first, base] = [state.order[0] as number, last(state)];
  const moved = [0, 1, 2, 3].filter(
    (marker) => state.markers[first * 4 + marker] !== state.markers[base * 4 + marker],
  );
  expect(moved).toEqual([1]);
});

test('PC-4.16 four players in es: +2 votes and 1 row; +1 vote and 1 row; +1 vote; nothing', () => {
  expect(handicaps(4, 'es')).toEqual([
    { votes: 2, rows: 1, pounds: 0 },
    { votes: 1, rows: 1, pounds: 0 },
    { votes: 1, rows: 0, pounds: 0 },
    { votes: 0, rows: 0, pounds: 0 },
  ]);
});

test('PC-4.17 five players in esp and in es', () => {
  expect(handicaps(5, 'esp')).toEqual([
    { votes: 1, rows: 1, pounds: 2 },
    { votes: 1, rows: 1, pounds: 1 },
    { votes: 1, rows: 0, pounds: 1 },
    { votes: 0, rows: 0, pounds: 1 },
    { votes: 0, rows: 0, pounds: 0 },
  ]);
  expect(handicaps(5, 'es')[0]).toEqual({ votes: 2, rows: 2, pounds: 0 });
});

test('PC-4.14 set-up events: the order and pointer, then each handicap', () => {
  const { order, pointer, events } = table(3, 'ep');
  const [first, second] = order;
  expect(events).toEqual([
    { type: 'opened', mode: 'ep', order, pointer: boroughs[pointer] },
    { type: 'handicap', seat: first, competition: 'possessions' },
    { type: 'handicap', seat: first, competition: 'election' },
    { type: 'handicap', seat: second, competition: 'possessions' },
  ]);
  const election = table(2, 'es');
  expect(election.events[0]).toEqual({ type: 'opened', mode: 'es', order: election.order });
});
test('PC-4.13 before the first round nothing is dealt, held or asked', () => {
  expect(table(2, 'esp')).toMatchObject({
    pending: [{ kind: 'preparation' }],
    answers: [],
    centralCard: -1,
    circles: [],
    dame: -1,
    bonus: [-1, -1],
    activated: [0, 0],
    hands: [[], []],
  });
});
