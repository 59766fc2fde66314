import { expect, test } from 'vitest';
import { apart, sectorAt, turnedTo } from './dial-geometry.ts';

test('sectors go clockwise from the top', () => {
  expect([sectorAt(0, -50), sectorAt(50, -50), sectorAt(50, 0), sectorAt(0, 50), sectorAt(-50, -50)]).toEqual(
    [0, 1, 2, 4, 7],
  );
});

test('just left of the top is still the first sector', () => {
  expect(sectorAt(-5, -60)).toBe(0);
});

test('a hand turns the short way round and never spins back', () => {
  expect(turnedTo(7, 0)).toBe(8);
  expect(turnedTo(8, 7)).toBe(7);
  expect(turnedTo(0, 6)).toBe(-2);
  expect(turnedTo(-2, 6)).toBe(-2);
});

test('two sectors are never more than half a turn apart', () => {
  expect(apart(0, 7)).toBe(1);
  expect(apart(1, 5)).toBe(4);
});
