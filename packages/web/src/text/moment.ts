/** The time of day of a moment, with its date unless it is today. */
export function timeText(at: number, language: string, now = Date.now()): string {
  const isToday = dayOf(at) === dayOf(now);
  const date = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', ...date }).format(at);
}

function dayOf(at: number): string {
  return new Date(at).toDateString();
}
