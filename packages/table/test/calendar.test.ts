import { expect, test } from 'vitest';
import {
  type Calendar,
  counted,
  countsAt,
  makeCalendar,
  momentAfter,
  nextChange,
  type Span,
} from '../src/calendar.ts';
import { calendarOf } from '../src/deadlines.ts';
import { hour } from '../src/durations.ts';
import type { Table } from '../src/index.ts';

const at = (day: number, hours: number) => day * 24 * hour + hours * hour;
const eveningHours = { from: 18 * 60, to: 22 * 60 };
const evenings = makeCalendar(eveningHours, []);
const always = makeCalendar(undefined, []);

test('without a window all time counts', () => {
  expect(counted(at(1, 3), at(1, 5), always)).toBe(2 * hour);
});

test('in a daily window only its hours count', () => {
  expect(counted(at(1, 3), at(2, 19), evenings)).toBe(5 * hour);
  expect(counted(at(1, 3), at(1, 17), evenings)).toBe(0);
});

test('a window may span midnight', () => {
  const nights = makeCalendar({ from: 22 * 60, to: 2 * 60 }, []);
  expect(counted(at(1, 0), at(2, 0), nights)).toBe(4 * hour);
  expect(counted(at(1, 23), at(2, 1), nights)).toBe(2 * hour);
});

test('no time counts during outages and holidays', () => {
  const pauses = [
    { from: at(1, 19), to: at(1, 20) },
    { from: at(1, 19.5), to: at(1, 21) },
  ];
  expect(counted(at(1, 18), at(1, 22), makeCalendar(eveningHours, pauses))).toBe(2 * hour);
});

test('momentAfter is the first moment by which enough time has counted', () => {
  expect(momentAfter(at(1, 20), 3 * hour, evenings)).toBe(at(2, 19));
  expect(momentAfter(at(1, 3), 3 * hour, makeCalendar(undefined, [{ from: at(1, 4), to: at(1, 6) }]))).toBe(
    at(1, 8),
  );
});

test('nextChange is the next start or end of a window or holiday', () => {
  const calendar = makeCalendar(eveningHours, [{ from: at(2, 19), to: at(3, 19) }]);
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
  expect(nextChange(at(1, 3), always)).toBeUndefined();
});

test('time between two moments in the wrong order counts as none', () => {
  for (const calendar of [always, evenings]) expect(counted(at(2, 20), at(1, 19), calendar)).toBe(0);
});

/** Counts second by second. */
function countedSlowly(from: number, to: number, window: Span | undefined, pauses: readonly Span[]): number {
  let sum = 0;
  for (let moment = from; moment < to; moment += 1_000) {
    const minutes = Math.floor(moment / 60_000) % 1_440;
    const past = window === undefined ? 0 : (minutes - window.from + 1_440) % 1_440;
    const length = window === undefined ? 1 : (window.to - window.from + 1_440) % 1_440 || 1_440;
    const isPaused = pauses.some((pause) => pause.from <= moment && moment < pause.to);
    if (past < length && !isPaused) sum += 1_000;
  }
  return sum;
}

test('time is counted as second by second, whatever the window and the pauses', () => {
  const draw = (below: number) => Math.floor(random() * below);
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const moment = () => at(3, 0) + draw(30_000) * 10_000;
  for (let round = 0; round < 60; round++) {
    const window = round % 3 === 0 ? undefined : { from: draw(1_440), to: draw(1_440) };
    const pauses = Array.from({ length: draw(6) }, () => {
      const from = moment();
      return { from, to: from + draw(4_000) * 1_000 };
    });
    const calendar = makeCalendar(window, pauses);
    const [from, to] = [moment(), moment()].sort((one, other) => one - other) as [number, number];
    const slowly = countedSlowly(from, to, window, pauses);
    expect(counted(from, to, calendar)).toBe(slowly);
    if (slowly === 0) continue;
    const reached = momentAfter(from, slowly, calendar);
    expect(reached).toBeLessThanOrEqual(to);
    expect([reached - 1, reached].map((end) => counted(from, end, calendar))).toEqual([slowly - 1, slowly]);
  }
});

const outagesOf = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ from: at(0, number), to: at(0, number + 0.1) }));

/** Reads of the list of outages while this is worked out. */
function readsOf(count: number, work: (calendar: Calendar, end: number) => void): number {
  let reads = 0;
  const counting = <T>(list: readonly T[]) =>
    new Proxy(list, {
      get: (target, key) => {
        if (key !== 'length') reads++;
        return Reflect.get(target, key);
      },
    });
  const { window, pauses, lost } = makeCalendar(eveningHours, outagesOf(count));
  work({ window, pauses: counting(pauses), lost: counting(lost) }, pauses.at(-1)?.to ?? 0);
  return reads;
}

test.each([
  ['after the last outage', 0],
  ['before the last three of them', 3],
  ['before the last five of them', 5],
])('the clock of a question put %s takes as many reads after 10 as after 2,000 outages', (_when, since) => {
  const reads = [10, 200, 2_000].map((count) =>
    readsOf(count, (calendar, end) => {
      const [put, now] = [end - since * hour + 1, end + 1];
      momentAfter(put, 30 * hour, calendar);
      counted(put, now, calendar);
      countsAt(now, calendar);
      nextChange(now, calendar);
    }),
  );
  expect(new Set(reads).size).toBe(1);
  expect(reads[0]).toBeLessThan(60);
});

test('a question older than all outages costs the logarithm of their number', () => {
  const reads = [10, 100, 1_000, 10_000, 100_000].map((count) =>
    readsOf(count, (calendar) => momentAfter(at(0, 0) - 1, 30 * hour, calendar)),
  );
  for (const [index, count] of reads.entries()) expect(count).toBeLessThan(25 + 15 * index);
});

test('the calendar of a seat is made once for the same outages, holidays and pace', () => {
  const outages = outagesOf(200);
  const pace = { kind: 'turn-based', days: 1, window: eveningHours };
  const holidays = [{ from: at(9, 0), to: at(10, 0) }];
  const table = { setup: { pace }, seats: [{ holidays }, {}] } as unknown as Table;
  const calendar = calendarOf(table, 0, outages);
  expect(calendarOf({ ...table }, 0, outages)).toBe(calendar);
  expect(calendarOf(table, 1, outages)).not.toBe(calendar);
  expect(calendarOf(table, 0, [...outages])).not.toBe(calendar);
  expect(countsAt(at(9, 19), calendar)).toBe(false);
  expect(countsAt(at(9, 19), calendarOf(table, 1, outages))).toBe(true);
});
