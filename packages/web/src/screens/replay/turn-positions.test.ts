import { expect, test } from 'vitest';
import { nextTurn, turnPositions } from './turn-positions.ts';

// Seven moves; the log begins with two events, and the fourth move is seen by nobody.
const lengths = [2, 3, 5, 6, 6, 8, 9, 12];

test('a turn begins after the move that ended the one before', () => {
  expect(turnPositions([{ at: 0 }, { at: 5 }, { at: 8 }], lengths)).toEqual([0, 2, 5, 7]);
});

test('a move that nobody saw belongs to the turn before', () => {
  expect(turnPositions([{ at: 6 }], lengths)).toEqual([0, 4, 7]);
});

test('a log without turns has its beginning and its end', () => {
  expect(turnPositions([], lengths)).toEqual([0, 7]);
});

test('steps by turn go to the next position, and by a move where there is none', () => {
  const positions = [0, 2, 5, 7];
  expect(nextTurn(positions, 2, 1)).toBe(5);
  expect(nextTurn(positions, 3, 1)).toBe(5);
  expect(nextTurn(positions, 5, -1)).toBe(2);
  expect(nextTurn(positions, 3, -1)).toBe(2);
  expect(nextTurn(positions, 7, 1)).toBe(8);
});
