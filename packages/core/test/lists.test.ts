import { expect, test } from 'vitest';
import { at, indexById, last, takeLast, valueById } from '../src/index.ts';

test('at, last and takeLast return items', () => {
  const list = ['a', 'b', 'c'];
  expect([at(list, 0), at(list, 2), last(list)]).toEqual(['a', 'c', 'c']);
  expect([takeLast(list), list]).toEqual(['c', ['a', 'b']]);
});

test.each([-1, 2, 0.5])('at throws for index %d of two', (index) => {
  expect(() => at([1, 2], index)).toThrow(new RangeError(`there is no item ${index} in a list of 2`));
});

test('last and takeLast throw on an empty list and leave it empty', () => {
  const empty: number[] = [];
  expect(() => last(empty)).toThrow(RangeError);
  expect(() => takeLast(empty)).toThrow(RangeError);
  expect(empty).toEqual([]);
});

test('at keeps items that are falsy, an undefined one too', () => {
  expect([at([0], 0), at([false], 0), at([''], 0), at([undefined], 0)]).toEqual([0, false, '', undefined]);
});

test('indexById gives each id its place', () => {
  expect(indexById(['north', 'south'])).toEqual({ north: 0, south: 1 });
});

test('valueById makes a value for each id, from the id and its place', () => {
  expect(valueById(['north', 'south'], (id, index) => `${id} ${index}`)).toEqual({
    north: 'north 0',
    south: 'south 1',
  });
});
