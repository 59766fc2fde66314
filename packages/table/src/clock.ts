import type { Pace } from '@manigance/protocol';

const minute = 60_000;
const day = 86_400_000;
/** Longest wait that is computed. */
const horizon = 400 * day;

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When a clock counts: within a daily window, and not during outages and holidays. */
export interface Calendar {
  readonly window?: Span | undefined;
  readonly pauses: readonly Span[];
}

/** Milliseconds that count between two moments. */
export function counted(from: number, to: number, { window, pauses }: Calendar): number {
  const open = window === undefined ? [{ from, to }] : windows(from, to, window);
  const running = pauses.reduce((spans, pause) => spans.flatMap((span) => without(span, pause)), open);
  return running.reduce((sum, span) => sum + (span.to - span.from), 0);
}

export function countsAt(moment: number, calendar: Calendar): boolean {
  return counted(moment, moment + 1, calendar) > 0;
}

/** Next moment at which counting may start or stop. */
export function nextChange(after: number, { window, pauses }: Calendar): number | undefined {
  const changes = pauses.flatMap(({ from, to }) => [from, to]);
  const today = Math.floor(after / day) * day;
  for (const minutes of window === undefined ? [] : [window.from, window.to])
    changes.push(today + minutes * minute, today + day + minutes * minute);
  const later = changes.filter((at) => at > after);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Moment at which this many milliseconds will have counted. */
export function momentAfter(from: number, milliseconds: number, calendar: Calendar): number {
  let [low, high] = [from + milliseconds, from + horizon];
  if (counted(from, low, calendar) >= milliseconds) return low;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (counted(from, middle, calendar) >= milliseconds) high = middle;
    else low = middle;
  }
  return high;
}

/** The daily windows between two moments, clipped to them. A window may span midnight. */
function windows(from: number, to: number, window: Span): Span[] {
  const length = windowLength(window);
  const found: Span[] = [];
  for (let at = Math.floor(from / day) * day - day; at < to; at += day) {
    const begin = at + window.from * minute;
    const span = { from: Math.max(from, begin), to: Math.min(to, begin + length) };
    if (span.to > span.from) found.push(span);
  }
  return found;
}

function windowLength({ from, to }: Span): number {
  return (to > from ? to - from : to - from + 1_440) * minute;
}

function without(span: Span, pause: Span): Span[] {
  return [
    { from: span.from, to: Math.min(span.to, pause.from) },
    { from: Math.max(span.from, pause.to), to: span.to },
  ].filter(({ from, to }) => to > from);
}

/** Milliseconds a seat has at the start or, at a turn-based table, each time it is asked. */
export function allowance(pace: Pace): number {
  if (pace.kind === 'untimed') return 0;
  if (pace.kind === 'live') return pace.bank * 1_000;
  return pace.days * (pace.window === undefined ? day : windowLength(pace.window));
}

/** Time for a secret question: the same for every seat, and taken from nobody's bank. */
export function hiddenAllowance(pace: Pace): number {
  return pace.kind === 'live' ? 45_000 : allowance(pace);
}
