import { expect, test } from 'vitest';
import { addRows, LatePart, tableForMore } from '../src/index.ts';

test('a late part says what is missing until it is added', () => {
  const part = new LatePart<{ readonly answer: () => number }>('The expansion');
  expect(() => part.loaded.answer()).toThrow('The expansion is not loaded');
  part.add({ answer: () => 42 });
  expect(part.loaded.answer()).toBe(42);
});

test('a table gains the rows of a late part, and keeps its own', () => {
  const own = { one: 1 };
  const table = tableForMore<{ one: number; two: number }, 'two'>(own);
  addRows(table, { two: 2 });
  expect(table).toEqual({ one: 1, two: 2 });
  expect(own).toEqual({ one: 1 });
});
