import type { Language } from '@manigance/core';

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the largest unit that fits: `214 MB`, `214 Mo`. */
export function bytesText(bytes: number, language: Language): string {
  const step = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = units[step - 1];
  const value = bytes / 1_000 ** step;
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value);
}

/** A duration in milliseconds or seconds. */
export function millisecondsText(ms: number, language: Language): string {
  const [value, unit] = ms < 1_000 ? ([ms, 'millisecond'] as const) : ([ms / 1_000, 'second'] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** A share in per cent. */
export function shareText(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

/** How long something runs, in its two largest units. */
export function sinceText(since: number, language: Language, now: number): string {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  const parts = [
    [Math.floor(minutes / 1_440), 'day'],
    [Math.floor(minutes / 60) % 24, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const from = parts.findIndex(([count]) => count > 0);
  const shown = from < 0 ? parts.slice(2) : parts.slice(from, from + 2);
  return shown
    .map(([count, unit]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    )
    .join(' ');
}
