import type { Pace } from '@manigance/protocol';

const minute = 60_000;
const day = 86_400_000;
/** Nobody waits longer than this. */
const horizon = 400 * day;

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** When time counts: in a daily window, and not while the server is down or somebody is on holiday. */
export interface Calendar {
  readonly window?: Span | undefined;
  readonly pauses: readonly Span[];
}

/** How much time counts between two moments. */
export function counted(from: number, to: number, { window, pauses }: Calendar): number {
  const open = window === undefined ? [{ from, to }] : windows(from, to, window);
  const running = pauses.reduce((spans, pause) => spans.flatMap((span) => without(span, pause)), open);
  return running.reduce((sum, span) => sum + (span.to - span.from), 0);
}

export function countsAt(moment: number, calendar: Calendar): boolean {
  return counted(moment, moment + 1, calendar) > 0;
}

/** When time may next begin or cease to count. */
export function nextChange(after: number, { window, pauses }: Calendar): number | undefined {
  const changes = pauses.flatMap(({ from, to }) => [from, to]);
  const today = Math.floor(after / day) * day;
  for (const minutes of window === undefined ? [] : [window.from, window.to])
    changes.push(today + minutes * minute, today + day + minutes * minute);
  const later = changes.filter((at) => at > after);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** When so much time will have counted. */
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

/** The windows of every day that touches these moments, cut to them. A window may pass midnight. */
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

/** What a seat has when the match begins or, at a turn-based table, each time it is asked. */
export function allowance(pace: Pace): number {
  if (pace.kind === 'untimed') return 0;
  if (pace.kind === 'live') return pace.bank * 1_000;
  return pace.days * (pace.window === undefined ? day : windowLength(pace.window));
}

/** How long a question put in secret may take. The same whoever is asked, and taken from nobody's bank. */
export function hiddenAllowance(pace: Pace): number {
  return pace.kind === 'live' ? 45_000 : allowance(pace);
}
