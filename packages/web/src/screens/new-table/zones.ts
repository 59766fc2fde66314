/** Minutes by which the clocks of a zone are ahead of UTC, at a moment. */
export function offsetOf(zone: string, at: number = Date.now()): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    at,
  );
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zones this browser knows, mine among them. */
export function zones(): readonly string[] {
  return [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

const day = 1440;

/** A minute of the day in a zone that is so far ahead, as a minute of the day in UTC; with the sign turned, back again. */
export function shifted(minute: number, offset: number): number {
  return (((minute - offset) % day) + day) % day;
}

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
