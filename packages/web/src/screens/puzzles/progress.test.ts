import { beforeEach, expect, test, vi } from 'vitest';
import { keepSolved, puzzleProgress, streakOn } from './progress.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const streak = (day: number) => streakOn(day, puzzleProgress('some'));

test('days running count the puzzles of the day that were solved on their day', () => {
  keepSolved('some', 1, 2, 100);
  keepSolved('some', 2, 1, 101);
  keepSolved('some', 7, 1, undefined); // an earlier one
  expect([101, 102, 103].map(streak)).toEqual([2, 2, 0]);
  keepSolved('some', 4, 1, 103);
  expect(streak(103)).toBe(1);
});

test('the first result of a puzzle counts, and one whose answer was shown adds no day', () => {
  keepSolved('some', 1, 0, 100);
  keepSolved('some', 1, 1, 100);
  expect(puzzleProgress('some').solved).toEqual({ 1: 0 });
  expect(streak(100)).toBe(0);
});

test('data of another program is no progress', () => {
  localStorage.setItem('manigance.puzzles.some', '{"solved":7,"streak":{"day":"x"}}');
  expect(puzzleProgress('some')).toEqual({ solved: {}, streak: { day: -1, days: 0 } });
});
