import type { Moment } from '@manigance/bots/story';
import { expect, test } from 'vitest';
import { bestMoment, type ChartFrame, leadFrom, lineOf, sampled, spread } from './chart-geometry.ts';

const moments: readonly Moment[] = [
  { move: 0, chances: [0.5, 0.5] },
  { move: 2, chances: [0.7, 0.3] },
  { move: 5, chances: [0.4, 0.6] },
  { move: 10, chances: [0, 1] },
];
const frame: ChartFrame = { left: 10, top: 0, width: 100, height: 200, moves: 10 };

test('a line runs from the opening to the end, high chances above', () => {
  expect(lineOf(frame, moments, 0)).toBe('M10.0 100.0L30.0 60.0L60.0 120.0L110.0 200.0');
});

test('labels keep their order and their distance, and stay inside', () => {
  expect(spread([10, 12, 100], 20, 200)).toEqual([10, 30, 100]);
  expect(spread([195, 198, 0], 20, 200)).toEqual([180, 200, 0]);
});

test('the winner leads for good from the first moment after being behind', () => {
  expect(leadFrom(moments, 1)).toBe(5);
  expect(leadFrom([{ move: 0, chances: [1, 0] }], 0)).toBe(0);
});

test('the best moment of a loser is before the end', () => {
  expect(bestMoment(moments, 0)?.move).toBe(2);
});

test('a table keeps the first and last moments and the turning points', () => {
  const many = Array.from({ length: 101 }, (_, move) => ({ move, chances: [0.5, 0.5] }));
  const kept = sampled(many, 10, [37]).map(({ move }) => move);
  expect(kept).toEqual([0, 10, 20, 30, 37, 40, 50, 60, 70, 80, 90, 100]);
});
