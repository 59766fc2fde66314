import { expect, test } from 'vitest';
import { type Candidate, Dice } from '../src/index.ts';
import { byJudgement } from '../src/judgement.ts';

type Named = { readonly do: string };
const candidate = (name: string, visits: number, worth: number): Candidate<Named> => ({
  move: { do: name },
  visits,
  worth,
});
const first = (candidates: readonly Candidate<Named>[], blur: number, seed: number) =>
  byJudgement(candidates, { usual: 0.5, blur, dice: new Dice(seed.toString(16).padStart(32, '7')) })[0]?.move
    .do;
const often = (name: string, candidates: readonly Candidate<Named>[], blur: number) =>
  Array.from({ length: 400 }, (_, seed) => first(candidates, blur, seed)).filter((found) => found === name)
    .length / 400;

test('without blur the most visited move comes first, and the better of two equally visited', () => {
  expect(first([candidate('a', 10, 0.9), candidate('b', 90, 0.6)], 0, 1)).toBe('b');
  expect(first([candidate('a', 50, 0.5), candidate('b', 50, 0.6)], 0, 1)).toBe('b');
});

test('a small blur changes close decisions only', () => {
  const close = [candidate('better', 50, 0.52), candidate('worse', 50, 0.5)];
  const clear = [candidate('better', 50, 0.9), candidate('worse', 50, 0.5)];
  expect(often('worse', close, 0.05)).toBeGreaterThan(0.2);
  expect(often('worse', clear, 0.05)).toBe(0);
});

test('a move with one good playout, or dropped early, is not taken', () => {
  expect(often('lucky', [candidate('lucky', 1, 1), candidate('known', 8, 0.8)], 0.01)).toBe(0);
  expect(often('dropped', [candidate('dropped', 2, 0.5), candidate('kept', 40, 0.5)], 0.2)).toBe(0);
});
