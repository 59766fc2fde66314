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

test('who is never mistaken takes what was tried most, and of two alike the worthier', () => {
  expect(first([candidate('a', 10, 0.9), candidate('b', 90, 0.6)], 0, 1)).toBe('b');
  expect(first([candidate('a', 50, 0.5), candidate('b', 50, 0.6)], 0, 1)).toBe('b');
});

test('a small mistake changes close decisions and no others', () => {
  const close = [candidate('better', 50, 0.52), candidate('worse', 50, 0.5)];
  const clear = [candidate('better', 50, 0.9), candidate('worse', 50, 0.5)];
  expect(often('worse', close, 0.05)).toBeGreaterThan(0.2);
  expect(often('worse', clear, 0.05)).toBe(0);
});

test('one good playout is no proof, and what was dropped early is never taken', () => {
  expect(often('lucky', [candidate('lucky', 1, 1), candidate('known', 8, 0.8)], 0.01)).toBe(0);
  expect(often('dropped', [candidate('dropped', 2, 0.5), candidate('kept', 40, 0.5)], 0.2)).toBe(0);
});
