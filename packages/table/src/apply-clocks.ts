import type { Seat } from '@manigance/core';
import type { Pace } from '@manigance/protocol';
import { allowance } from './clock.ts';
import type { EntryOf, Spent } from './entries.ts';
import type { Clock, Holiday, MatchState, SeatState, Table, TimeLeft, UndoPoint } from './table.ts';

/** Age at which a past holiday can no longer matter to a running clock. */
const longAgo = 400 * 86_400_000;

/** Effect of a move or an undo on the clocks. */
interface Tick {
  readonly at: number;
  readonly spent: readonly Spent[];
  /** The seat that has moved: it alone is given the increment. */
  readonly mover?: Seat;
}

/** The match with clocks running for the seats that are openly asked, and stopped for all others. */
export function ticking(
  match: MatchState,
  { setup: { pace }, seats }: Pick<Table, 'setup' | 'seats'>,
  tick: Tick,
): MatchState {
  if (pace.kind === 'untimed') return match;
  const { openlyAsked: asked = [], isSecret: secret = false } = match.views ?? {};
  const clocks = match.clocks.map((clock, seat): Clock => {
    const isAsked = asked.includes(seat);
    const runs = isAsked && !isReplaced(seats[seat]);
    if (pace.kind === 'live') return bankAfter(clock, seat, { ...tick, runs, pace, bot: seats[seat]?.bot });
    if (!isAsked) return { left: allowance(pace) };
    return answerClock(clock, { ...tick, runs, pace, match, seat });
  });
  return { ...match, clocks, hiddenSince: secret ? tick.at : undefined };
}

/** A bot plays in place of the person whose seat and whose time it is. */
function isReplaced(seat: SeatState | undefined): boolean {
  return seat?.person !== undefined && seat.bot !== undefined;
}

/** A live clock: a bank for the whole match, and an increment for the answers of its own seat. */
function bankAfter(
  clock: Clock,
  seat: Seat,
  {
    at,
    spent,
    mover,
    runs,
    pace,
    bot,
  }: Tick & {
    readonly runs: boolean;
    readonly pace: Extract<Pace, { readonly kind: 'live' }>;
    readonly bot: SeatState['bot'];
  },
): Clock {
  const gone = spentOn(spent, seat);
  const left = Math.max(0, clock.left - gone);
  if (runs) return gone === 0 && clock.since !== undefined ? clock : { left, since: at };
  // A bot that was called earns its person no time; one that came because time was up plays as the person would.
  const earns = mover === seat && (clock.since !== undefined || bot?.because === 'time-up');
  return { left: left + (earns ? pace.increment * 1_000 : 0) };
}

/** A turn-based clock of an asked seat: the allowance of one question, which an undo does not renew. */
function answerClock(
  clock: Clock,
  {
    at,
    spent,
    runs,
    pace,
    match,
    seat,
  }: Tick & {
    readonly runs: boolean;
    readonly pace: Pace;
    readonly match: MatchState;
    readonly seat: Seat;
  },
): Clock {
  const { question } = match.state;
  const gone = spentOn(spent, seat);
  // Clocks of the first release lack the question.
  const goesOn =
    clock.question === undefined ? clock.since !== undefined && gone === 0 : clock.question === question;
  if (goesOn && gone === 0 && runs && clock.since !== undefined) return { ...clock, question };
  const known = match.timeLeft?.filter((one) => one.seat === seat && one.question === question) ?? [];
  const left = Math.min(
    allowance(pace),
    ...known.map((one) => one.left),
    ...(goesOn ? [Math.max(0, clock.left - gone)] : []),
  );
  return runs ? { left, since: at, question } : { left, question };
}

function spentOn(spent: readonly Spent[], seat: Seat): number {
  return spent.find(([who]) => who === seat)?.[1] ?? 0;
}

/** The clocks less the time that was used on them. */
export function charged(clocks: readonly Clock[], spent: readonly Spent[]): readonly Clock[] {
  return clocks.map((clock, seat) => {
    const gone = spentOn(spent, seat);
    return gone === 0 ? clock : { ...clock, left: Math.max(0, clock.left - gone) };
  });
}

/** The clocks without the increments of moves that are undone. */
export function withoutIncrements(clocks: readonly Clock[], undone: readonly UndoPoint[]): readonly Clock[] {
  const taken = undone.flatMap(({ seat, increment = 0 }) => (increment === 0 ? [] : [[seat, increment]]));
  return clocks.map((clock, seat) => {
    const sum = taken.reduce((so, [who, increment = 0]) => (who === seat ? so + increment : so), 0);
    return sum === 0 ? clock : { ...clock, left: Math.max(0, clock.left - sum) };
  });
}

/** The time that was left at questions which an undo takes away, should they be put again. */
export function timeLeftAt(match: MatchState, undone: readonly UndoPoint[]): readonly TimeLeft[] {
  const all = [match.clocks, ...undone.flatMap(({ clocks }) => (clocks === undefined ? [] : [clocks]))];
  const found = all.flatMap((clocks) =>
    clocks.flatMap(({ left, question }, seat) => (question === undefined ? [] : [{ seat, question, left }])),
  );
  return found.concat(match.timeLeft ?? []).filter((one, at, list) => {
    const same = (other: TimeLeft) => other.seat === one.seat && other.question === one.question;
    return !list.some((other, index) => same(other) && (other.left - one.left || index - at) < 0);
  });
}

/** A bot takes the seat: the person's clock is charged and stops. */
export function handedOver(table: Table, { seat, spent }: EntryOf<'bot'>): Table {
  const { match } = table;
  if (match === undefined || spent === undefined) return table; // the first release let the clock run on
  const clocks = charged(match.clocks, [[seat, spent]]).map((clock, index): Clock => {
    const { since, ...stopped } = clock;
    return index === seat ? stopped : clock;
  });
  return { ...table, match: { ...match, clocks } };
}

/** A person takes their seat back, with the time they had. */
export function resumed(table: Table, entry: EntryOf<'person'>): Table {
  const { match, setup } = table;
  if (match === undefined || setup.pace.kind === 'untimed') return table;
  if (entry.time === undefined) return refreshed(table, match, entry);
  const { openlyAsked = [] } = match.views ?? {};
  if (!openlyAsked.includes(entry.seat)) return table;
  const clocks = match.clocks.map(
    (clock, seat): Clock =>
      seat === entry.seat && clock.since === undefined ? { ...clock, since: entry.at } : clock,
  );
  return { ...table, match: { ...match, clocks } };
}

/** The first release gave a returning player some time. */
function refreshed(table: Table, match: MatchState, { seat, at }: EntryOf<'person'>): Table {
  const { pace } = table.setup;
  const least = Math.min(allowance(pace), pace.kind === 'live' ? 60_000 : allowance(pace));
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
  { from, to, at, bot }: Holiday & { readonly at: number },
): readonly Holiday[] {
  const kept = holidays
    .map((one) => (one.from <= to && one.to >= from ? { ...one, to: Math.min(one.to, at) } : one))
    .filter((one) => one.to > one.from && one.to > at - longAgo);
  return [...kept, bot === undefined ? { from, to } : { from, to, bot }];
}

/** Somebody is back before the end of their holiday: their clock stands still as before, but no bot plays for them. */
export function withoutHolidayBot(seat: SeatState, at: number): SeatState {
  const { holidays } = seat;
  if (holidays?.some((one) => isPlayedAt(one, at)) !== true) return seat;
  return {
    ...seat,
    holidays: holidays.map((one) => (isPlayedAt(one, at) ? { from: one.from, to: one.to } : one)),
  };
}

/** Whether a bot plays for somebody on this holiday now. */
export function isPlayedAt({ from, to, bot }: Holiday, at: number): boolean {
  return bot !== undefined && from <= at && at < to;
}

/** The match with all clocks stopped. */
export function stopped(match: MatchState | undefined): MatchState | undefined {
  if (match === undefined) return undefined;
  return { ...match, clocks: match.clocks.map(({ left }) => ({ left })), hiddenSince: undefined };
}
