/*
 * Lists and numbers as English and French write them. `Intl` says the same, but the first use of it takes as long as half
 * a table takes to draw.
 */

/** "a, b, and c". */
export function listed(parts: readonly string[], last: ', and ' | ', or ' | ' et ' | ' ou '): string {
  const [end = '', ...rest] = parts.toReversed();
  if (rest.length === 0) return end;
  const between = rest.length === 1 ? last.replace(', ', ' ') : last;
  return `${rest.toReversed().join(', ')}${between}${end}`;
}

/** A whole number: "120,000". */
export function grouped(amount: number, separator: ',' | '\u202f'): string {
  return String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
}
