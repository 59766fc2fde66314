/** Letters of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates a right-to-left name, so that numbers next to it keep their side. */
export function isolateName(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
