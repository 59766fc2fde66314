/**
 * Structural sharing: `after` with every part that equals a part of `before` replaced by that very object, so that
 * unchanged props compare as identical and are not drawn again. Plain JSON only.
 */
export function reuseEqualParts<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const parts = keys.map((key) => reuseEqualParts(before[key], after[key]));
  const isMadeOf = (one: Readonly<Record<string, unknown>>) =>
    keys.length === Object.keys(one).length && keys.every((key, at) => key in one && one[key] === parts[at]);
  if (isMadeOf(before)) return before as T;
  if (Array.isArray(after)) return parts as T;
  return Object.fromEntries(keys.map((key, at) => [key, parts[at]])) as T;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
