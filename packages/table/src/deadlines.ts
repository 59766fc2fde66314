import type { Game, Seat } from '@manigance/core';
import type { ClockInfo, Pace } from '@manigance/protocol';
import {
  type Calendar,
  counted,
  countsAt,
  makeCalendar,
  momentAfter,
  nextChange,
  type Span,
} from './calendar.ts';
import { hiddenAllowance } from './clock.ts';
import { expiresAt } from './expiry.ts';
import { standingMove } from './standing.ts';
import { hasPeople, type MatchState, type Table } from './table.ts';

type Outages = readonly Span[];

/** Calendars by outages, holidays and pace. Each is made once, not on every move: there may be many outages. */
const calendars = new WeakMap<Outages, WeakMap<Outages, WeakMap<Pace, Calendar>>>();
const noSpans: readonly Span[] = [];

/** When the clock of a seat counts; without a seat, the hours of the table alone. */
export function calendarOf(table: Table, seat: Seat | undefined, outages: Outages): Calendar {
  const { pace } = table.setup;
  const holidays = (seat === undefined ? undefined : table.seats[seat]?.holidays) ?? noSpans;
  const byHolidays = calendars.get(outages) ?? new WeakMap();
  calendars.set(outages, byHolidays);
  const byPace = byHolidays.get(holidays) ?? new WeakMap();
  byHolidays.set(holidays, byPace);
  const window = pace.kind === 'turn-based' ? pace.window : undefined;
  const calendar = byPace.get(pace) ?? makeCalendar(window, [...outages, ...holidays]);
  byPace.set(pace, calendar);
  return calendar;
}

/** The clocks as sent to clients; `undefined` at an untimed table. */
export function clocksAt(table: Table, clock: () => number, outages: Outages): ClockInfo | undefined {
  const { match, setup } = table;
  if (match === undefined || setup.pace.kind === 'untimed') return undefined;
  const now = clock();
  const left = match.clocks.map(({ left, since }, seat) =>
    since === undefined ? left : Math.max(0, left - counted(since, now, calendarOf(table, seat, outages))),
  );
  const running = seatsOnClock(match).filter((seat) => countsAt(now, calendarOf(table, seat, outages)));
  return { at: now, left, running };
}

/** Seats whose clock is started, whether or not the calendar lets it count now. */
function seatsOnClock({ clocks }: MatchState): readonly Seat[] {
  return clocks.flatMap(({ since }, seat) => (since === undefined ? [] : [seat]));
}

/** Next moment at which the calendar starts or stops a clock. */
export function clocksChangeAt(table: Table, now: number): number | undefined {
  if (table.match === undefined) return undefined;
  const changes = seatsOnClock(table.match).flatMap(
    (seat) => nextChange(now, calendarOf(table, seat, noSpans)) ?? [],
  );
  return changes.length === 0 ? undefined : Math.min(...changes);
}

/** When a bot next takes a seat for a holiday, or gives one back. */
export function holidayChangeAt({ stage, seats }: Table, now: number): number | undefined {
  if (stage !== 'playing') return undefined;
  const changes = seats.flatMap(({ holidays = [] }) =>
    holidays.flatMap(({ from, to, bot }) => (bot === undefined ? [] : [from, to].filter((at) => at > now))),
  );
  return changes.length === 0 ? undefined : Math.min(...changes);
}

/** When the time of an asked seat runs out. */
export function deadlineOf(table: Table, seat: Seat, outages: Outages): number | undefined {
  const { match, setup } = table;
  const clock = match?.clocks[seat];
  if (clock?.since !== undefined)
    return momentAfter(clock.since, clock.left, calendarOf(table, seat, outages));
  if (match?.hiddenSince === undefined) return undefined;
  return momentAfter(match.hiddenSince, hiddenAllowance(setup.pace), calendarOf(table, undefined, outages));
}

/** Milliseconds this viewer has for a question put to them in secret; `undefined` for everybody else. */
export function answerWithin(
  table: Table,
  viewer: number,
  now: number,
  outages: Outages,
): number | undefined {
  const { match, setup, seats } = table;
  if (match?.hiddenSince === undefined || setup.pace.kind === 'untimed') return undefined;
  if (match.views?.asked.includes(viewer) !== true || seats[viewer]?.bot !== undefined) return undefined;
  const gone = counted(match.hiddenSince, now, calendarOf(table, undefined, outages));
  return Math.max(0, hiddenAllowance(setup.pace) - gone);
}

/** When the first of the asked people runs out of time. */
export function deadline(table: Table, game: Game | undefined, outages: Outages): number | undefined {
  const { match, setup } = table;
  if (table.stage !== 'playing' || match === undefined || game === undefined) return undefined;
  if (setup.pace.kind === 'untimed') return undefined;
  let first: number | undefined;
  for (const seat of match.views?.asked ?? []) {
    const at = table.seats[seat]?.bot === undefined ? deadlineOf(table, seat, outages) : undefined;
    if (at !== undefined && (first === undefined || at < first)) first = at;
  }
  return first;
}

/** When the first clock that runs openly runs out. */
export function openDeadline(table: Table, outages: Outages): number | undefined {
  const { match, stage, setup } = table;
  if (match === undefined || stage !== 'playing' || setup.pace.kind === 'untimed') return undefined;
  const ends = seatsOnClock(match).flatMap((seat) => deadlineOf(table, seat, outages) ?? []);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** Time after which a table with a bot or a standing answer to come is opened again, should its server have died. */
const botGrace = 30_000;

/** When this table needs attention though nobody is watching. */
export function wakeAt(
  table: Table,
  game: Game | undefined,
  now: () => number,
  outages: Outages,
): number | undefined {
  const { match } = table;
  if (table.stage === 'gathering') return expiresAt(table);
  if (table.stage !== 'playing' || match === undefined || game === undefined) return undefined;
  const isBot = (seat: Seat) => table.seats[seat]?.bot !== undefined;
  const botIsAsked = hasPeople(table) && (match.views?.asked ?? []).some(isBot);
  const answersByItself = botIsAsked || standingMove(table, game) !== undefined;
  const due = answersByItself ? now() + botGrace : deadline(table, game, outages);
  const moments = [due, table.proposal?.until, holidayChangeAt(table, now())];
  const known = moments.filter((at) => at !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
