/** The time of day of a moment, with its date unless it is today. */
export function timeText(at: number, language: string, now = Date.now()): string {
  const isToday = dayOf(at) === dayOf(now);
  const date = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', ...date }).format(at);
}

function dayOf(at: number): string {
  return new Date(at).toDateString();
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How long ago a moment was, in its largest unit: `5 min ago`, `yesterday`. */
export function agoText(at: number, language: string, now = Date.now()): string {
  const ago = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (ago < hour) return format.format(-Math.floor(ago / minute), 'minute');
  if (ago < day) return format.format(-Math.floor(ago / hour), 'hour');
  return format.format(-Math.floor(ago / day), 'day');
}

/** Time until a moment: days, hours and minutes, or minutes. */
export function leftText(until: number, inDays: (days: number) => string, now = Date.now()): string {
  const left = Math.max(0, until - now);
  if (left >= 2 * day) return inDays(Math.floor(left / day));
  const minutes = String(Math.floor((left % hour) / minute));
  return left >= hour ? `${Math.floor(left / hour)} h ${minutes.padStart(2, '0')}` : `${minutes} min`;
}
