/** A name on two lines of nearly the same length; a single word stays on one. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length === 1) return words;
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const width = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits.reduce((best, split) => (width(split) < width(best) ? split : best));
}
