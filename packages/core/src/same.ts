/**
 * Whether an untrusted input equals this move. The comparison follows the move's own fields, so a huge or hostile input
 * costs nothing, and no part of it is kept.
 */
export function saysTheSame(move: unknown, input: unknown): boolean {
  try {
    return same(move, input);
  } catch {
    return false; // a proxy or getter that throws is not a move
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
    const value: unknown = Reflect.get(move, key);
    if (value === undefined) continue;
    keys++;
    if (!same(value, Reflect.get(input, key)) || !Object.hasOwn(input, key)) return false;
  }
  return Object.keys(input).length === keys;
}

/** Whether two values give the same JSON, whatever the order of their keys. A key without a value counts as absent. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, at) => isEqualJson(item, other[at]));
  }
  return hasSameFields(one, other) && hasSameFields(other, one, { keysOnly: true });
}

function hasSameFields(one: object, other: object, use: { readonly keysOnly?: true } = {}): boolean {
  for (const key in one) {
    const value: unknown = Reflect.get(one, key);
    const counterpart: unknown = Reflect.get(other, key);
    if (use.keysOnly ? value !== undefined && counterpart === undefined : !isEqualJson(value, counterpart))
      return false;
  }
  return true;
}
