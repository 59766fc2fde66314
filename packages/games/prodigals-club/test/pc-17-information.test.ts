import { canonical, imagine, Match, rngFrom, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { pileOf } from '../rules/decks.ts';
import { game } from '../rules/index.ts';
import type { PcState } from '../rules/state.ts';
import { acting, fresh, idleUntil, sending } from './position.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const imagined = (state: PcState, seed: number) =>
  imagine(game, show(game, state, 0), rngFrom(seedFromNumber(seed)));

test('PC-17.1 the order of the piles is hidden from everybody: every arrangement looks the same', () => {
  const state = fresh(3, 'esp');
  for (const seed of seeds.slice(0, 5)) {
    const other = imagined(state, seed);
    expect(canonical(game.view(other, 1))).toBe(canonical(game.view(state, 1)));
    expect(other.decks).not.toEqual(state.decks);
  }
});
test('PC-17.1 how many pieces a pile holds and which backs lie on it is public', () => {
  const { piles } = game.view(fresh(3, 'esp'), 'spectator');
  expect(piles).toContainEqual({ pile: 'election-white', oneSymbol: 8, twoSymbols: 10 });
  expect(piles).toContainEqual({ pile: 'circles', oneSymbol: 8, twoSymbols: 8 });
  expect(piles).toContainEqual({ pile: 'dames', oneSymbol: 5, twoSymbols: 0 });
  expect(piles).toContainEqual({ pile: 'possessions', oneSymbol: 8, twoSymbols: 8 });
  const election = game.view(fresh(3, 'es'), 'spectator').piles;
  expect(election).toContainEqual({ pile: 'central', oneSymbol: 2, twoSymbols: 2 });
});
test('PC-17.1 only the deal of a round reveals anything', () => {
  const { events } = fresh(3, 'esp');
  expect(events.filter((event) => game.reveals(event, 0)).map(({ type }) => type)).toEqual(['roundPrepared']);
  expect(events.length).toBeGreaterThan(1);
});
test('PC-17.1 imagined piles hold no seen piece, and keep the order of backs', () => {
  const state = idleUntil(fresh(3, 'esp'), ({ round }) => round === 4);
  for (const seed of seeds) {
    const other = imagined(state, seed);
    expect(other.decks.map((deck) => deck.toSorted())).toEqual(state.decks.map((deck) => deck.toSorted()));
    expect(game.faults(other)).toEqual([]);
  }
});
test('PC-17.1 any unseen tile may be imagined as the unused one', () => {
  const state = idleUntil(fresh(2, 'es'), ({ round }) => round === 4);
  const last = new Set(seeds.map((seed) => pileOf(imagined(state, seed), 'dames')[0]));
  expect(last).toEqual(new Set(pileOf(state, 'dames')));
});

test('PC-17.2 everything else is open, to players and spectators alike', () => {
  const state = idleUntil(fresh(4, 'esp'), ({ phase }) => phase === 'actions');
  const views = [0, 1, 2, 3, 'spectator' as const].map((viewer) => canonical(game.view(state, viewer)));
  expect(new Set(views).size).toBe(1);
  for (const event of fresh(4, 'esp').events) expect(game.witness(event, 1)).toEqual(event);
});

/** The public part of a state. */
function open({ rng: _rng, decks: _decks, question: _question, events: _events, ...rest }: PcState) {
  return rest;
}
test('PC-17.2 an imagined state keeps all public pieces', () => {
  const match = acting({
    round: 3,
    order: [1, 0],
    pointer: 'chelsea',
    central: 'confidence-broker',
    renaissance: 0,
    boys: { 'election-vote': [0, 1], 'order-1': [0] },
    bundles: { 'society-b': ['forgotten-name', 'six-of-one'], 'election-a': ['liberal-baiter'] },
    players: [
      {
        immune: true,
        reserved: 1,
        bonus: 'bonus-sell',
        hand: ['spaniel-for-chancellor', 'soup-on-the-satin'],
        tableau: ['tory-tickler', 'gossip-columnist'],
        activated: ['gossip-columnist'],
        grid: [
          { tile: 'circle-start-1', x: 0, y: 0, rotation: 0 },
          { tile: 'circle-1-11', x: 0, y: -1, rotation: 2 },
        ],
      },
      { votes: 12, megaphones: 4, pounds: -3, possessions: [], unplaced: 2 },
    ],
  });
  match.play(0, { do: 'play', card: 'spaniel-for-chancellor' });
  match.play(0, { do: 'name', symbols: 1 });
  expect(match.state.circleSymbols.slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
  expect(open(imagined(match.state, 1))).toEqual(open(match.state));
});
test('PC-17.2 an imagined state adds no piece', () => {
  const match = sending({ mode: 'es', central: 'scandal-sheet' });
  match.play(0, { do: 'send', space: 'central-card' }); // one of the two is late now, and no card is left
  match.play(1, { do: 'send', space: 'election-circle' });
  match.play(1, { do: 'discardTiles' });
  expect(match.state).toMatchObject({ late: 0, centralCard: -1, pointer: -1 });
  expect(open(imagined(match.state, 1))).toEqual(open(match.state));
  const sale = sending({ mode: 'sp' });
  expect(open(imagined(sale.state, 1))).toEqual(open(sale.state));
});

test('PC-17.3 hands are shown to all', () => {
  const state = idleUntil(fresh(4, 'es'), ({ hands }) => hands.some((hand) => hand.length > 0));
  const seat = state.hands.findIndex((hand) => hand.length > 0);
  expect(game.view(state, 'spectator').players[seat]?.hand).toHaveLength(state.hands[seat]?.length ?? 0);
});

test('PC-17.4 nothing is random after the set-up: the generator is not touched again', () => {
  const start = fresh(3, 'esp');
  const end = idleUntil(start, () => false);
  expect(end.outcome).toBeDefined();
  expect(end.rng).toEqual(start.rng);
});
test('PC-17.4 one seed fixes the game', () => {
  const make = () => new Match(game, { seats: 4, options: { mode: 'esp' }, seed: seedFromNumber(9) }).state;
  expect(canonical(make())).toBe(canonical(make()));
});
