import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';
import { strengthName } from './words.ts';

const levels = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

test('the rank of a level is its place; an unknown one counts as the middle', () => {
  expect(rankOf('a', levels)).toBe(0);
  expect(rankOf('e', levels)).toBe(4);
  expect(rankOf('usual', levels)).toBe(2);
  expect(rankOf('a', [])).toBe(-1);
});

test('only five levels have words for their strength', () => {
  const strengths = ['Gentle', 'Easy', 'Fair', 'Strong', 'Merciless'];
  expect(strengthName({ strengths }, 4, 5)).toBe('Merciless');
  expect(strengthName({ strengths }, 2, 3)).toBeUndefined();
});
