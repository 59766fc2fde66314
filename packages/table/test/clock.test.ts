import { expect, test } from 'vitest';
import { counted, countsAt, momentAfter, nextChange } from '../src/clock.ts';

const hour = 3_600_000;
const at = (day: number, hours: number) => day * 24 * hour + hours * hour;
const evenings = { window: { from: 18 * 60, to: 22 * 60 }, pauses: [] };

test('without a window all time counts', () => {
  expect(counted(at(1, 3), at(1, 5), { pauses: [] })).toBe(2 * hour);
});

test('in a daily window only its hours count', () => {
  expect(counted(at(1, 3), at(2, 19), evenings)).toBe(5 * hour);
  expect(counted(at(1, 3), at(1, 17), evenings)).toBe(0);
});

test('a window may span midnight', () => {
  const nights = { window: { from: 22 * 60, to: 2 * 60 }, pauses: [] };
  expect(counted(at(1, 0), at(2, 0), nights)).toBe(4 * hour);
  expect(counted(at(1, 23), at(2, 1), nights)).toBe(2 * hour);
});

test('no time counts during outages and holidays', () => {
  const pauses = [
    { from: at(1, 19), to: at(1, 20) },
    { from: at(1, 19.5), to: at(1, 21) },
  ];
  expect(counted(at(1, 18), at(1, 22), { ...evenings, pauses })).toBe(2 * hour);
});

test('momentAfter is the first moment by which enough time has counted', () => {
  expect(momentAfter(at(1, 20), 3 * hour, evenings)).toBe(at(2, 19));
  expect(momentAfter(at(1, 3), 3 * hour, { pauses: [{ from: at(1, 4), to: at(1, 6) }] })).toBe(at(1, 8));
});

test('nextChange is the next start or end of a window or holiday', () => {
  const calendar = { ...evenings, pauses: [{ from: at(2, 19), to: at(3, 19) }] };
  const hours = [at(1, 17), at(1, 18), at(1, 22), at(2, 18.5), at(2, 19), at(3, 18.5), at(3, 19)];
  expect(hours.map((moment) => countsAt(moment, calendar))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
    true,
  ]);
  expect(nextChange(at(1, 17), calendar)).toBe(at(1, 18));
  expect(nextChange(at(1, 22), calendar)).toBe(at(2, 18));
  expect(nextChange(at(2, 18), calendar)).toBe(at(2, 19));
  expect(nextChange(at(1, 3), { pauses: [] })).toBeUndefined();
});
