import { expect, test } from 'vitest';
import { manifest } from '../manifest.ts';
import { actionIds } from '../rules/administrations.ts';
import { schemes } from '../rules/cards.ts';
import { influenceTokens, noteValues, turnsPerPeriod } from '../rules/constants.ts';
import { allCards } from '../rules/deck.ts';
import { conditionIds } from '../rules/victory.ts';
import { opening } from './position.ts';

test('EL-1.1 side A for two and three players, side B for four', () => {
  expect([2, 3, 4].map((seats) => opening(seats).state.owner.length)).toEqual([14, 14, 18]);
});

test('EL-1.2 four colours, each with two pawns and 16 influence tokens', () => {
  expect(manifest.colours).toEqual(['red', 'yellow', 'blue', 'white']);
  expect(influenceTokens).toBe(16);
  const { state } = opening(4);
  expect([state.edgar.length, state.lucien.length]).toEqual([4, 4]);
});

test('EL-1.3 the turn counter has four steps', () => {
  expect(turnsPerPeriod).toBe(4);
});

test('EL-1.4 twenty scheme cards of 13 kinds, four certificates', () => {
  expect(allCards).toHaveLength(20);
  expect(schemes).toHaveLength(13);
  expect(conditionIds).toHaveLength(4);
  expect(new Set(actionIds).size).toBe(8);
});

test('EL-1.5 notes of 50,000 and of 10,000 Cogs', () => {
  expect(noteValues).toEqual([50_000, 10_000]);
});

test('EL-1.6 one Governor token, lying aside at first, and one first-player token, with somebody', () => {
  const { state } = opening(3);
  expect(state.governor).toBe(-1);
  expect(state.firstPlayer).toBe(0);
});
