import { expect, test } from 'vitest';
import { reuseEqualParts } from './structural-sharing.ts';

const before = { players: [{ money: 3, hand: ['a'] }, { money: 5 }], turn: 1, none: undefined };

test('equal parts are the same object', () => {
  expect(reuseEqualParts(before, structuredClone(before))).toBe(before);
});

test('changed parts are new and share the rest', () => {
  const after = { players: [{ money: 4, hand: ['a'] }, { money: 5 }], turn: 2, none: undefined };
  const told = reuseEqualParts(before, after);
  expect(told).toEqual(after);
  expect(told).not.toBe(before);
  expect(told.players[0]?.hand).toBe(before.players[0]?.hand);
  expect(told.players[1]).toBe(before.players[1]);
});

test('added and removed parts are detected', () => {
  expect(reuseEqualParts([1, [2]], [1])).toEqual([1]);
  expect(reuseEqualParts([1], [1, [2]])).toEqual([1, [2]]);
  expect(reuseEqualParts({ a: 1, b: [1] }, { b: [1] })).toEqual({ b: [1] });
  expect(reuseEqualParts({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(Object.keys(reuseEqualParts({ a: undefined }, { b: undefined }))).toEqual(['b']);
  expect(reuseEqualParts({ 0: 'a' }, ['a'])).toEqual(['a']);
});
