/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name in a sentence: one that runs the other way is set apart, or the numbers beside it would change sides. */
export function setApart(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
