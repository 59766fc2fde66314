import type { Pace } from '@manigance/protocol';
import { allowance, type Span } from './clock.ts';
import type { EntryOf, Spent } from './entries.ts';
import type { Clock, MatchState, SeatState, Table } from './table.ts';

/** A holiday that ended before this stops no clock that still runs. */
const longAgo = 400 * 86_400_000;

/** Clocks run for those who are openly asked, and for nobody else. */
export function ticking(match: MatchState, pace: Pace, at: number, spent: readonly Spent[]): MatchState {
  if (pace.kind === 'untimed') return match;
  const { openlyAsked: asked = [], isSecret: secret = false } = match.sight ?? {};
  const clocks = match.clocks.map((clock, seat): Clock => {
    const gone = spent.find(([who]) => who === seat)?.[1] ?? 0;
    const runs = asked.includes(seat);
    if (pace.kind === 'turn-based') {
      if (!runs) return { left: allowance(pace) };
      return clock.since !== undefined && gone === 0 ? clock : { left: allowance(pace), since: at };
    }
    const left = Math.max(0, clock.left - gone);
    if (runs) return gone === 0 && clock.since !== undefined ? clock : { left, since: at };
    const increment = clock.since === undefined ? 0 : pace.increment * 1_000;
    return { left: left + increment };
  });
  return { ...match, clocks, hiddenSince: secret ? at : undefined };
}

/** Somebody is back at a seat whose time was up: they get a little of it, or they would lose it at once. */
export function refreshed(table: Table, { seat, at }: EntryOf<'person'>): Table {
  const { match, setup } = table;
  if (match === undefined || setup.pace.kind === 'untimed') return table;
  const least = Math.min(allowance(setup.pace), setup.pace.kind === 'live' ? 60_000 : allowance(setup.pace));
  const clocks = match.clocks.map((clock, index): Clock => {
    if (index !== seat) return clock;
    const left = Math.max(clock.left, least);
    return clock.since === undefined ? { left } : { left, since: at };
  });
  return { ...table, match: { ...match, clocks } };
}

/** What has passed of a holiday stays; what is left of one that the new one touches goes. */
export function withHoliday(
  { holidays = [] }: SeatState,
  { from, to, at }: Span & { readonly at: number },
): readonly Span[] {
  const kept = holidays
    .map((one) => (one.from <= to && one.to >= from ? { from: one.from, to: Math.min(one.to, at) } : one))
    .filter((one) => one.to > one.from && one.to > at - longAgo);
  return [...kept, { from, to }];
}

export function stopped(match: MatchState | undefined): MatchState | undefined {
  if (match === undefined) return undefined;
  return { ...match, clocks: match.clocks.map(({ left }) => ({ left })), hiddenSince: undefined };
}
