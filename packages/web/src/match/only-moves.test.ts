import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OnlyMoves } from './only-moves.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const step = (number: number, by?: 'person' | 'time') => ({
  number,
  events: [],
  at: 0,
  ...(by && { mine: { move: { do: 'end' }, by } }),
});

test('the step after an answer of the page is marked, and stays so after a reload', () => {
  const moves = new OnlyMoves('table');
  expect(moves.has(step(1, 'person'), 0)).toBe(false);
  moves.isUnderWay = true;
  expect(moves.has(step(2), 0)).toBe(false); // somebody else's
  expect(moves.has(step(3, 'person'), 0)).toBe(true);
  expect(moves.has(step(4, 'person'), 0)).toBe(false);
  expect(new OnlyMoves('table').has(step(3, 'person'), 0)).toBe(true);
});

test('steps are numbered for each viewer', () => {
  const moves = new OnlyMoves('table');
  moves.isUnderWay = true;
  moves.has(step(3, 'person'), 0);
  expect(moves.has(step(3, 'person'), 1)).toBe(false);
  expect(moves.has(step(3, 'person'), 0)).toBe(true);
});
