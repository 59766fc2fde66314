import type { Game, Seat } from '@manigance/core';
import type { ClockInfo } from '@manigance/protocol';
import {
  type Calendar,
  counted,
  countsAt,
  hiddenAllowance,
  momentAfter,
  nextChange,
  type Span,
} from '../clock.ts';
import type { MatchState, Table } from '../table.ts';

type Outages = readonly Span[];

/** When time counts for a seat, or for nobody in particular. */
export function calendarOf(table: Table, seat: Seat | undefined, outages: Outages): Calendar {
  const { pace } = table.setup;
  const holidays = seat === undefined ? [] : (table.seats[seat]?.holidays ?? []);
  return {
    window: pace.kind === 'turn-based' ? pace.window : undefined,
    pauses: holidays.length === 0 ? outages : [...outages, ...holidays],
  };
}

/** The clocks as they are told, where there are any. */
export function clocksAt(table: Table, clock: () => number, outages: Outages): ClockInfo | undefined {
  const { match, setup } = table;
  if (match === undefined || setup.pace.kind === 'untimed') return undefined;
  const now = clock();
  const left = match.clocks.map(({ left, since }, seat) =>
    since === undefined ? left : Math.max(0, left - counted(since, now, calendarOf(table, seat, outages))),
  );
  const running = onTheClock(match).filter((seat) => countsAt(now, calendarOf(table, seat, outages)));
  return { at: now, left, running };
}

/** Whose time runs, as far as the hours of the table and holidays let it. */
function onTheClock({ clocks }: MatchState): readonly Seat[] {
  return clocks.flatMap(({ since }, seat) => (since === undefined ? [] : [seat]));
}

/** When a clock next begins or ceases to run though nobody does anything. */
export function clocksChangeAt(table: Table, now: number): number | undefined {
  if (table.match === undefined) return undefined;
  const changes = onTheClock(table.match).flatMap(
    (seat) => nextChange(now, calendarOf(table, seat, [])) ?? [],
  );
  return changes.length === 0 ? undefined : Math.min(...changes);
}

/** When the time of a seat that is asked is up. */
export function deadlineOf(table: Table, seat: Seat, outages: Outages): number | undefined {
  const { match, setup } = table;
  const clock = match?.clocks[seat];
  if (clock?.since !== undefined)
    return momentAfter(clock.since, clock.left, calendarOf(table, seat, outages));
  if (match?.hiddenSince === undefined) return undefined;
  return momentAfter(match.hiddenSince, hiddenAllowance(setup.pace), calendarOf(table, undefined, outages));
}

/** When the first seat's time is up. */
export function deadline(table: Table, game: Game | undefined, outages: Outages): number | undefined {
  const { match, setup } = table;
  if (table.stage !== 'playing' || match === undefined || game === undefined) return undefined;
  if (setup.pace.kind === 'untimed') return undefined;
  let first: number | undefined;
  for (const seat of match.sight?.asked ?? []) {
    const at = table.seats[seat]?.bot === undefined ? deadlineOf(table, seat, outages) : undefined;
    if (at !== undefined && (first === undefined || at < first)) first = at;
  }
  return first;
}

/** How long a bot may take before another look is due, should this server be gone. */
const botGrace = 30_000;

/** When somebody has to look at this table though nobody is there. */
export function wakeAt(
  table: Table,
  game: Game | undefined,
  now: () => number,
  outages: Outages,
): number | undefined {
  const { match } = table;
  if (table.stage !== 'playing' || match === undefined || game === undefined) return undefined;
  const botIsAsked = (match.sight?.asked ?? []).some((seat) => table.seats[seat]?.bot !== undefined);
  return botIsAsked ? now() + botGrace : deadline(table, game, outages);
}
