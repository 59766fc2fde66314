import { expect, test } from 'vitest';
import { shared } from './shared.ts';

const before = { players: [{ money: 3, hand: ['a'] }, { money: 5 }], turn: 1, none: undefined };

test('what is alike is the very same object', () => {
  expect(shared(before, structuredClone(before))).toBe(before);
});

test('what has changed is new, and shares all else', () => {
  const after = { players: [{ money: 4, hand: ['a'] }, { money: 5 }], turn: 2, none: undefined };
  const told = shared(before, after);
  expect(told).toEqual(after);
  expect(told).not.toBe(before);
  expect(told.players[0]?.hand).toBe(before.players[0]?.hand);
  expect(told.players[1]).toBe(before.players[1]);
});

test('what has come or gone is told', () => {
  expect(shared([1, [2]], [1])).toEqual([1]);
  expect(shared([1], [1, [2]])).toEqual([1, [2]]);
  expect(shared({ a: 1, b: [1] }, { b: [1] })).toEqual({ b: [1] });
  expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(Object.keys(shared({ a: undefined }, { b: undefined }))).toEqual(['b']);
  expect(shared({ 0: 'a' }, ['a'])).toEqual(['a']);
});
