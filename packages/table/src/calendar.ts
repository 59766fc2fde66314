import { day, minute } from './durations.ts';

/** A span of time. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a clock counts: within a daily window, and not during outages and holidays. */
export interface Calendar {
  /** Minutes of the day; may span midnight. */
  readonly window: Span | undefined;
  /** Disjoint and in order. */
  readonly pauses: readonly Span[];
  /** Milliseconds of the window lost to all pauses before each one, and to all of them. */
  readonly lost: readonly number[];
}

/** The calendar of a daily window and of pauses in any order. */
export function makeCalendar(window: Span | undefined, pauses: readonly Span[]): Calendar {
  const disjoint = merged(pauses);
  const lost = [0];
  for (const { from, to } of disjoint)
    lost.push((lost.at(-1) ?? 0) + windowTime(to, window) - windowTime(from, window));
  return { window, pauses: disjoint, lost };
}

function merged(spans: readonly Span[]): readonly Span[] {
  const made: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = made.at(-1);
    if (span.to <= span.from) continue;
    if (last === undefined || span.from > last.to) made.push(span);
    else made[made.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return made;
}

/** Milliseconds that count between two moments; never less than none. */
export function counted(from: number, to: number, calendar: Calendar): number {
  return Math.max(0, clockTime(to, calendar) - clockTime(from, calendar));
}

/** Whether a clock counts at this moment. */
export function countsAt(moment: number, calendar: Calendar): boolean {
  return counted(moment, moment + 1, calendar) > 0;
}

/** First moment at which this many milliseconds will have counted. */
export function momentAfter(from: number, milliseconds: number, calendar: Calendar): number {
  if (milliseconds <= 0) return from;
  const { window, pauses, lost } = calendar;
  const begun = pausesBegun(from, pauses);
  const goal = clockTime(from, calendar, begun) + milliseconds;
  const isAfter = ({ from }: Span, at: number) => windowTime(from, window) - (lost[at] ?? 0) >= goal;
  return momentOf(goal + (lost[firstIndex(pauses, begun, isAfter)] ?? 0), window);
}

/** Next moment at which counting may start or stop. */
export function nextChange(after: number, { window, pauses }: Calendar): number | undefined {
  const next = pauses[firstIndex(pauses, pauses.length, ({ to }) => to > after)];
  const changes = next === undefined ? [] : [next.from, next.to];
  const today = Math.floor(after / day) * day;
  for (const minutes of window === undefined ? [] : [window.from, window.to])
    changes.push(today + minutes * minute, today + day + minutes * minute);
  const later = changes.filter((at) => at > after);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Length of a daily window in milliseconds. */
export function windowLength({ from, to }: Span): number {
  return (to > from ? to - from : to - from + 1_440) * minute;
}

/** Number of pauses that begin before this moment. Most questions are about the present, so it looks at the latest first. */
function pausesBegun(moment: number, pauses: readonly Span[]): number {
  return firstIndex(pauses, pauses.length, ({ from }) => from >= moment);
}

/** Milliseconds that have counted by this moment, from a fixed but arbitrary one on. */
function clockTime(
  moment: number,
  { window, pauses, lost }: Calendar,
  begun = pausesBegun(moment, pauses),
): number {
  const last = pauses[begun - 1];
  if (last === undefined) return windowTime(moment, window);
  const end = Math.min(moment, last.to);
  const inLast = windowTime(end, window) - windowTime(last.from, window);
  return windowTime(moment, window) - (lost[begun - 1] ?? 0) - inLast;
}

/** Milliseconds within the daily window by this moment, from a fixed but arbitrary one on. */
function windowTime(moment: number, window: Span | undefined): number {
  if (window === undefined) return moment;
  const since = moment - window.from * minute;
  const days = Math.floor(since / day);
  const length = windowLength(window);
  return days * length + Math.min(length, since - days * day);
}

/** First moment at which this much window time has passed. */
function momentOf(time: number, window: Span | undefined): number {
  if (window === undefined) return time;
  const length = windowLength(window);
  const days = Math.ceil(time / length) - 1;
  return window.from * minute + days * day + (time - days * length);
}

/**
 * Index of the first item for which this holds; it holds for all later ones too. The number of looks grows with the
 * distance from `near`, by its logarithm, and not with the list.
 */
function firstIndex<T>(list: readonly T[], near: number, holds: (item: T, at: number) => boolean): number {
  const isSo = (at: number) => at >= list.length || (at >= 0 && holds(list[at] as T, at));
  let [low, high, step] = [near - 1, near, 1];
  if (isSo(near)) for (; low >= 0 && isSo(low); step *= 2) [low, high] = [low - step * 2, low];
  else for (high = near + 1; !isSo(high); step *= 2) [low, high] = [high, high + step * 2];
  [low, high] = [Math.max(low, -1), Math.min(high, list.length)];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle;
  }
  return high;
}
