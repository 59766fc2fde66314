import { expect, test } from 'vitest';
import { MoveList } from '../src/index.ts';

const why = { rule: 'TTT-1', code: 'taken' };
const [a, b, c] = [{ do: 'a' }, { do: 'b' }, { do: 'c' }];

test('a list that explains keeps offered and refused moves', () => {
  const list = new MoveList({ explains: true });
  list.offer(a);
  list.offerUnless(b, undefined);
  list.offerUnless(c, why);
  list.refuse(a, why);
  expect([list.count, list.offered(), list.at(1)]).toEqual([2, [a, b], b]);
  expect(list.refusals).toEqual([
    { move: c, why },
    { move: a, why },
  ]);
});

test('a list that does not explain keeps offered moves only', () => {
  const list = new MoveList({ explains: false });
  list.offerUnless(b, undefined);
  list.offerUnless(c, why);
  list.refuse(a, why);
  expect([list.explains, list.offered(), list.refusals]).toEqual([false, [b], []]);
});

test('a cleared list is empty, and its old moves are not read again', () => {
  const list = new MoveList({ explains: true });
  list.offer(a);
  list.offer(b);
  list.refuse(c, why);
  const kept = list.offered();
  list.clear();
  expect([list.count, list.offered(), list.refusals]).toEqual([0, [], []]);
  list.offer(c);
  expect([list.offered(), kept]).toEqual([[c], [a, b]]);
});
