const dayLength = 86_400_000;
/** The day of the first puzzle: 1 November 2026. */
const firstDay = dayOf(new Date(2026, 10, 1));
/** Earlier puzzles that are listed. */
const mostEarlier = 30;

/** Number of a day on the calendar of this place, whatever the time: the same puzzle for everybody who has that date. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayLength);
}

/** Number from 1 of the puzzle of a day. After the last the first comes again. */
export function puzzleOf(day: number, count: number): number {
  return ((((day - firstDay) % count) + count) % count) + 1;
}

/** The days before a day whose puzzles are other ones, the latest first. */
export function daysBefore(day: number, count: number): readonly number[] {
  return Array.from({ length: Math.min(mostEarlier, count - 1) }, (_, at) => day - 1 - at);
}

/** A day as a date in words. */
export function dayText(day: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(day * dayLength);
}
