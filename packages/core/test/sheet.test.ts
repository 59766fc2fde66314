import { expect, test } from 'vitest';
import { Sheet } from '../src/index.ts';

const why = { rule: 'TTT-1', code: 'taken' };
const [a, b, c] = [{ do: 'a' }, { do: 'b' }, { do: 'c' }];

test('a sheet that explains keeps what is offered and what is refused', () => {
  const sheet = new Sheet({ explains: true });
  sheet.offer(a);
  sheet.put(b, undefined);
  sheet.put(c, why);
  sheet.refuse(a, why);
  expect([sheet.count, sheet.offers(), sheet.at(1)]).toEqual([2, [a, b], b]);
  expect(sheet.refusals).toEqual([
    { move: c, why },
    { move: a, why },
  ]);
});

test('on the fast path only offers are kept', () => {
  const sheet = new Sheet({ explains: false });
  sheet.put(b, undefined);
  sheet.put(c, why);
  sheet.refuse(a, why);
  expect([sheet.explains, sheet.offers(), sheet.refusals]).toEqual([false, [b], []]);
});

test('wiped it is empty, and what was on it is not read again', () => {
  const sheet = new Sheet({ explains: true });
  sheet.offer(a);
  sheet.offer(b);
  sheet.refuse(c, why);
  const kept = sheet.offers();
  sheet.wipe();
  expect([sheet.count, sheet.offers(), sheet.refusals]).toEqual([0, [], []]);
  sheet.offer(c);
  expect([sheet.offers(), kept]).toEqual([[c], [a, b]]);
});
