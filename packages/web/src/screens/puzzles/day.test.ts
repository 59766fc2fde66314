import { expect, test } from 'vitest';
import { dayOf, daysBefore, dayText, puzzleOf } from './day.ts';

test('a date is one day, from its first minute to its last', () => {
  const noon = dayOf(new Date(2026, 10, 19, 12));
  expect(dayOf(new Date(2026, 10, 19, 0, 0))).toBe(noon);
  expect(dayOf(new Date(2026, 10, 19, 23, 59))).toBe(noon);
  expect(dayOf(new Date(2026, 10, 20, 0, 0))).toBe(noon + 1);
  expect(dayText(noon, 'en')).toBe('November 19');
  expect(dayText(noon, 'fr')).toBe('19 novembre');
});

test('every day has the next puzzle, and after the last comes the first', () => {
  const first = dayOf(new Date(2026, 10, 1));
  expect([0, 1, 59, 60, -1].map((at) => puzzleOf(first + at, 60))).toEqual([1, 2, 60, 1, 60]);
  expect(daysBefore(first, 3)).toEqual([first - 1, first - 2]);
  expect(daysBefore(first, 60).length).toBe(30);
});
