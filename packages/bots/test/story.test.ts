import { Match, recordOf, type Seat, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { storyOf } from '../src/story/index.ts';
import { giving } from './bare-game.ts';

/** A point is worth as much as all the hope of those without one. */
const judge = {
  evaluate({ points }: { readonly points: readonly number[] }, worth: Float64Array) {
    const sum = points.reduce((all, own) => all + 1 + 2 * own, 0);
    for (const [seat, own] of points.entries()) worth[seat] = (1 + 2 * own) / sum;
  },
};

function played(...gifts: readonly Seat[]) {
  const match = new Match(giving, { seats: 3, options: {}, seed: seedFromNumber(1) });
  for (const [turn, to] of gifts.entries()) match.play(turn % 3, { do: 'give', to });
  return recordOf(match, '00');
}

test('a story has a moment after every turn, begins even, sums to one, and ends with the winner', () => {
  const { moments } = storyOf(giving, judge, played(0, 1, 2, 0));
  expect(moments.map(({ move }) => move)).toEqual([0, 1, 2, 3, 4]);
  expect(moments[0]?.chances).toEqual([1 / 3, 1 / 3, 1 / 3]);
  for (const { chances } of moments) expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1);
  expect(moments.at(-1)?.chances).toEqual([1, 0, 0]);
});

test('the turning points are the turns with the largest changes, in order, without the end', () => {
  const { points } = storyOf(giving, judge, played(0, 1, 2, 0));
  expect(points.map(({ from, to, seat }) => [from, to, seat])).toEqual([
    [0, 1, 0],
    [1, 2, 1],
    [2, 3, 2],
  ]);
  // Where nothing is hidden and no die is rolled, everything is a move.
  expect(points.map(({ kind }) => kind)).toEqual(['move', 'move', 'move']);
  expect(points[0]?.change.map((one) => Math.round(one * 100))).toEqual([27, -13, -13]);
});

test('a judge that is too sure of itself is believed less', () => {
  const sure = storyOf(giving, judge, played(0, 0)).moments[1]?.chances[0] ?? 0;
  const doubted = storyOf(giving, { ...judge, certainty: 0.5 }, played(0, 0)).moments[1]?.chances[0] ?? 0;
  expect(sure).toBeCloseTo(0.6);
  expect(doubted).toBeLessThan(sure);
  expect(doubted).toBeGreaterThan(1 / 3);
});

test('progress runs from a half to the whole', () => {
  const done: number[] = [];
  storyOf(giving, judge, played(0, 1, 2, 0), { onProgress: (share) => done.push(share) });
  expect(done[0]).toBe(0.5);
  expect(done.at(-1)).toBe(1);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
});
