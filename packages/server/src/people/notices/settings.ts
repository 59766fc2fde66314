import type { NoticeChannel, NoticeKind, NoticeSettings } from '@manigance/protocol';
import { minute } from '@manigance/table';

/** Whether this person wants to be told of this kind of wait at such a table by this channel. */
export function isWanted(
  settings: NoticeSettings,
  channel: NoticeChannel,
  { kind, isTurnBased }: { readonly kind: NoticeKind; readonly isTurnBased: boolean },
): boolean {
  const rule = settings[channel];
  return rule.isOn && rule.kinds.includes(kind) && (rule.tables === 'all' || isTurnBased);
}

/** Time a person must be away from the table before a notice is sent; ms. */
export function delayOf(settings: NoticeSettings, channel: NoticeChannel): number {
  return settings[channel].after * minute;
}

/** Whether this is the name of a time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const day = 1_440;

/** The end of the quiet hours in which this moment lies; `undefined` outside them. */
export function quietUntil({ quiet, zone }: NoticeSettings, now: number): number | undefined {
  if (quiet === undefined || quiet.from === quiet.to || !isZone(zone)) return undefined;
  const at = minuteOfDay(zone, now);
  const length = (quiet.to - quiet.from + day) % day;
  const gone = (at - quiet.from + day) % day;
  if (gone >= length) return undefined;
  return now - (now % minute) + (length - gone) * minute;
}

function minuteOfDay(zone: string, now: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
}
