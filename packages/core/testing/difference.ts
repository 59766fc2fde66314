/** Both texts around the place where they first differ. */
export function difference(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${one.slice(from, at + 120)}…\n/ …${two.slice(from, at + 120)}…`;
}
