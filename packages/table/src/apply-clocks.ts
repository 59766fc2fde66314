import type { Pace } from '@manigance/protocol';
import { allowance, type Span } from './clock.ts';
import type { EntryOf, Spent } from './entries.ts';
import type { Clock, MatchState, SeatState, Table } from './table.ts';

/** Age at which a past holiday can no longer matter to a running clock. */
const longAgo = 400 * 86_400_000;

/** The match with clocks running for the seats that are openly asked, and stopped for all others. */
export function ticking(match: MatchState, pace: Pace, at: number, spent: readonly Spent[]): MatchState {
  if (pace.kind === 'untimed') return match;
  const { openlyAsked: asked = [], isSecret: secret = false } = match.views ?? {};
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

/** Gives a person who takes their seat back some time, or it would run out at once. */
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

/** Adds a holiday. The remaining part of an overlapping one is dropped; its past part stays. */
export function withHoliday(
  { holidays = [] }: SeatState,
  { from, to, at }: Span & { readonly at: number },
): readonly Span[] {
  const kept = holidays
    .map((one) => (one.from <= to && one.to >= from ? { from: one.from, to: Math.min(one.to, at) } : one))
    .filter((one) => one.to > one.from && one.to > at - longAgo);
  return [...kept, { from, to }];
}

/** The match with all clocks stopped. */
export function stopped(match: MatchState | undefined): MatchState | undefined {
  if (match === undefined) return undefined;
  return { ...match, clocks: match.clocks.map(({ left }) => ({ left })), hiddenSince: undefined };
}
