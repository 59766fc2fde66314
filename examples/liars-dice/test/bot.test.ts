import { fullSkill, Player } from '@manigance/bots';
import { show } from '@manigance/core';
import { expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { chanceOfAtLeast } from '../bot/odds.ts';
import { game } from '../rules/index.ts';
import { round } from './position.ts';

const decide = (match: ReturnType<typeof round>, seat: number) =>
  new Player(brain, { ...fullSkill, budget: { iterations: 300 } }).decide(show(game, match.state, seat), {
    seed: '0123456789abcdef0123456789abcdef',
    history: [],
    now: () => 0,
  }).move;

test('chances follow the binomial distribution', () => {
  expect(chanceOfAtLeast(1, 2, 1 / 6)).toBeCloseTo(11 / 36);
  expect(chanceOfAtLeast(0, 3, 1 / 6)).toBe(1);
  expect(chanceOfAtLeast(4, 3, 1 / 6)).toBe(0);
});

test('LD-5.3 a bot never challenges a bid that its own dice fulfil', () => {
  const match = round({ dice: [[4], [5, 5, 5]], bid: { quantity: 3, face: 5, seat: 0 }, bidder: 1 });
  expect(decide(match, 1).do).toBe('bid');
});

test('LD-5.3 a bot challenges a bid that its own dice disprove', () => {
  const match = round({ dice: [[4], [5, 5, 5]], bid: { quantity: 4, face: 2, seat: 0 }, bidder: 1 });
  expect(decide(match, 1)).toEqual({ do: 'challenge' });
});
