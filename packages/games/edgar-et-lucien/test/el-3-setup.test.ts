import { rngFrom, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { administrationIds, boards } from '../rules/board.ts';
import { allCards } from '../rules/deck.ts';
import { game } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import { edgarOf, lucienOf, opening, ownerOf, table } from './position.ts';

const random = { openMoney: false, firstPlayer: 'random' } as const;

test('EL-3.1 a shuffled deck of all cards, empty hands, nobody Governor, every certificate and the Heritage card aside', () => {
  const states = [1, 2].map((n) => setup(3, random, rngFrom(seedFromNumber(n))));
  for (const state of states) {
    expect(state.deck.toSorted((a, b) => a - b)).toEqual(allCards);
    expect(state.handSize).toEqual([0, 0, 0]);
    expect([state.governor, state.heritage, ...state.certificates]).toEqual([-1, -1, -1, -1, -1, -1]);
  }
  expect(states[0]?.deck).not.toEqual(states[1]?.deck);
});

test('EL-3.2 everybody starts with 50,000 Cogs, 50 popularity, in turn 1 of period 1', () => {
  const { state } = opening(4);
  expect(state.money).toEqual([50_000, 50_000, 50_000, 50_000]);
  expect(state.popularity).toEqual([50, 50, 50, 50]);
  expect([state.period, state.turn]).toEqual([1, 1]);
});

test('EL-3.3 the first player is drawn at random, unless the table names seat 0', () => {
  const firsts = Array.from(
    { length: 60 },
    (_, n) => setup(3, random, rngFrom(seedFromNumber(n))).firstPlayer,
  );
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  const named = Array.from(
    { length: 20 },
    (_, n) => setup(3, { openMoney: false, firstPlayer: 'seat-0' }, rngFrom(seedFromNumber(n))).firstPlayer,
  );
  expect(new Set(named)).toEqual(new Set([0]));
  expect(game.settings.firstPlayer).toEqual(['random', 'seat-0']);
});

test('EL-3.4 in player order each chooses a neutral district for both pawns and a token, free of charge', () => {
  const match = opening(3);
  expect(match.asked).toEqual([0]);
  match.play(0, { do: 'place', district: 'A05' });
  expect(match.events).toEqual([{ type: 'placed', seat: 0, district: 'A05' }]);
  expect(match.asked).toEqual([1]);
  expect(match.ruleAgainst(1, { do: 'place', district: 'A05' })).toBe('EL-3.4 taken');
  match.play(1, { do: 'place', district: 'A02' });
  match.play(2, { do: 'place', district: 'A13' });
  expect([edgarOf(match, 0), lucienOf(match, 0), ownerOf(match, 'A05')]).toEqual(['A05', 'A05', 0]);
  expect([edgarOf(match, 2), lucienOf(match, 2), ownerOf(match, 'A13')]).toEqual(['A13', 'A13', 2]);
  expect(match.state.money).toEqual([50_000, 50_000, 50_000]);
  expect(match.asked).toEqual([0, 1, 2]);
});

test('EL-3.4 Administrations are among the choices', () => {
  const match = opening(2);
  for (const { id, administration } of boards.A) {
    if (administration !== undefined) expect(match.offers(0, { do: 'place', district: id })).toBe(true);
  }
  expect(administrationIds).toHaveLength(4);
});

test('EL-3.5 the player who places a token controls the district, and has 15 left', () => {
  const match = opening(2);
  match.play(0, { do: 'place', district: 'A02' });
  expect([match.state.districts[0], match.state.administrations[0]]).toEqual([1, 1]);
  expect(game.view(match.state, 1).players[0]?.supply).toBe(15);
});

test('EL-3.6 whose time is up starts on the lowest neutral Steel district', () => {
  const match = opening(2);
  match.timeout(0);
  match.timeout(1);
  expect([edgarOf(match, 0), edgarOf(match, 1)]).toEqual(['A03', 'A06']);
});

test('EL-3.6 with no Steel district left, on the lowest neutral one', () => {
  const match = table({
    players: [{ owns: ['A01', 'A03', 'A06', 'A10'] }, { owns: ['A11', 'A14'] }],
    pending: { kind: 'place', seat: 1 },
  });
  match.timeout(1);
  expect(edgarOf(match, 1)).toBe('A02');
});
