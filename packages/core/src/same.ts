/**
 * Whether an input of unknown origin says exactly what this move says. The move leads and the input is only read
 * where the move has something, so a huge or hostile input costs nothing and is never built into anything.
 */
export function saysTheSame(move: unknown, input: unknown): boolean {
  try {
    return same(move, input);
  } catch {
    return false; // a trap or a getter that throws is no move
  }
}

function same(move: unknown, input: unknown): boolean {
  if (typeof move !== 'object' || move === null) return Object.is(move, input);
  if (typeof input !== 'object' || input === null) return false;
  if (Array.isArray(move)) {
    if (!Array.isArray(input) || input.length !== move.length) return false;
    return move.every((item, at) => same(item, input[at]));
  }
  if (Array.isArray(input)) return false;
  let keys = 0;
  for (const key in move) {
    const value = (move as Record<string, unknown>)[key];
    if (value === undefined) continue;
    keys++;
    if (!same(value, (input as Record<string, unknown>)[key]) || !Object.hasOwn(input, key)) return false;
  }
  return Object.keys(input).length === keys;
}
