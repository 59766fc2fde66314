import { type Game, Match, recordOf, type Seat, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import type { Brain } from '../src/index.ts';
import { courseOf, guessesAt, momentsOf, type StoryUse, storyOf } from '../src/story/index.ts';
import { giving } from './bare-game.ts';

type Giving = typeof giving extends Game<infer W> ? W : never;

/** A point is worth as much as all the hope of those without one. */
const brain: Brain<Giving> = {
  game: giving,
  evaluate({ points }, worth) {
    const sum = points.reduce((all, own) => all + 1 + 2 * own, 0);
    for (const [seat, own] of points.entries()) worth[seat] = (1 + 2 * own) / sum;
  },
  pick: () => 0,
  parts: ({ points }, seat) => [
    { id: 'points', weight: Math.log(1 + (points[seat] ?? 0)), figure: points[seat] ?? 0 },
  ],
  blunders: [],
};
const levels = [{ id: 'only', iterations: 100, sight: 6, blur: 0, curiosity: 0.4 }];

function played(...gifts: readonly Seat[]) {
  const match = new Match(giving, { seats: 3, options: {}, seed: seedFromNumber(1) });
  for (const [turn, to] of gifts.entries()) match.play(turn % 3, { do: 'give', to });
  return recordOf(match, '00');
}

const storyAfter = (gifts: readonly Seat[], use?: StoryUse) =>
  storyOf(giving, { brain, levels }, played(...gifts), { iterations: 3000, ...use });

function momentsAfter(certainty: number, ...gifts: readonly Seat[]) {
  const record = played(...gifts);
  return momentsOf(record, courseOf(giving, { ...brain, certainty }, record));
}

test('a story has a moment after every turn, begins even, sums to one, and ends with the winner', () => {
  const moments = momentsAfter(1, 0, 1, 2, 0);
  expect(moments.map(({ move }) => move)).toEqual([0, 1, 2, 3, 4]);
  expect(moments[0]?.chances).toEqual([1 / 3, 1 / 3, 1 / 3]);
  for (const { chances } of moments) expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1);
  expect(moments.at(-1)?.chances).toEqual([1, 0, 0]);
});

test('a match in which everybody plays the best move has no turning points', () => {
  const { points, decisions } = storyAfter([0, 1, 2, 0]);
  expect(points).toEqual([]);
  expect(decisions.map(({ loss }) => loss)).toEqual([0, 0, 0, 0]);
});

test('a move that gives the match away is a turning point, with the best move and its reason', () => {
  const { points, decisions } = storyAfter([1, 1]);
  expect(points).toHaveLength(1);
  const [point] = points;
  expect(point).toMatchObject({ kind: 'move', seat: 0, from: 0, to: 1, peak: 1 });
  expect(point?.change[0]).toBeLessThan(-0.3);
  expect(point?.change.reduce((sum, one) => sum + one)).toBeCloseTo(0);
  expect(decisions[0]).toMatchObject({ played: { do: 'give', to: 1 }, best: { do: 'give', to: 0 } });
  expect(decisions[0]?.why.gains).toEqual({ part: 'points', seat: 0, from: 0, to: 1 });
});

test('a judge that is too sure of itself is believed less', () => {
  const sure = momentsAfter(1, 0, 0)[1]?.chances[0] ?? 0;
  const doubted = momentsAfter(0.5, 0, 0)[1]?.chances[0] ?? 0;
  expect(sure).toBeCloseTo(0.6);
  expect(doubted).toBeLessThan(sure);
  expect(doubted).toBeGreaterThan(1 / 3);
});

test('progress rises to the whole', () => {
  const done: number[] = [];
  storyAfter([0, 1, 2, 0], { onProgress: (share) => done.push(share) });
  expect(done.length).toBeGreaterThan(10);
  expect(done.at(-1)).toBe(1);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
});

test('a guess is a fact of most arrangements, the surest first', () => {
  const match = new Match(giving, { seats: 3, options: {}, seed: seedFromNumber(1) });
  const shown = show(giving, match.state, 0);
  const facts: NonNullable<Brain<Giving>['facts']> = ({ rng: [word = 0] }) => [
    { id: 'coin', seat: 1, value: (word & 3) === 0 ? 'tails' : 'heads' },
    { id: 'certain', seat: 2, value: 'yes' },
  ];
  const at = { shown, seat: 0, history: [], seed: '0123456789abcdef0123456789abcdef' };
  const guesses = guessesAt({ ...brain, facts }, at);
  expect(guesses.map(({ id, value }) => `${id} ${value}`)).toEqual(['certain yes', 'coin heads']);
  expect(guesses[0]?.chance).toBe(1);
  expect(guesses[1]?.chance).toBeGreaterThan(0.5);
  expect(guesses[1]?.chance).toBeLessThan(1);
  expect(guessesAt(brain, at)).toEqual([]);
});

test('what could have been known is told of costly moves alone, and only where it was so', () => {
  const record = played(1, 1, 1, 0, 1, 1);
  const { state } = new Match(giving, { seats: 3, options: {}, seed: seedFromNumber(1) });
  const [dealt] = state.rng;
  // Heads in every arrangement, tails in truth.
  const facts: NonNullable<Brain<Giving>['facts']> = ({ rng: [word] }) => [
    { id: 'certain', seat: 2, value: 'yes' },
    { id: 'coin', seat: 1, value: word === dealt ? 'tails' : 'heads' },
  ];
  const { decisions } = storyOf(giving, { brain: { ...brain, facts }, levels }, record, { iterations: 3000 });
  const known = (isCostly: boolean) =>
    decisions.filter(({ loss }) => loss > 0 === isCostly).map((one) => one.known.map(({ id }) => id));
  expect(known(true).length).toBeGreaterThan(0);
  expect(new Set(known(true).flat())).toEqual(new Set(['certain']));
  expect(known(false).flat()).toEqual([]);
});
