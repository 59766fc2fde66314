import { expectTypeOf, test } from 'vitest';
import type { Branded, Seat } from '../src/index.ts';

type Area = Branded<number, 'area'>;

test('a seat is not an area', () => {
  expectTypeOf<Seat>().not.toExtend<Area>();
  expectTypeOf<Area>().not.toExtend<Seat>();
});

test('a seat is a number, and a plain number fits where a seat is wanted', () => {
  expectTypeOf<Seat>().toExtend<number>();
  expectTypeOf<number>().toExtend<Seat>();
});
