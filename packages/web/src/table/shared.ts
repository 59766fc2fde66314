/**
 * The later of two values, made of the very objects of the earlier one wherever they are alike: what has not changed is
 * then seen to be the same, and is not drawn again. Plain JSON only.
 */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const parts = keys.map((key) => shared(before[key], after[key]));
  const isMadeOf = (one: Readonly<Record<string, unknown>>) =>
    keys.length === Object.keys(one).length && keys.every((key, at) => key in one && one[key] === parts[at]);
  if (isMadeOf(before)) return before as T;
  if (Array.isArray(after)) return parts as T;
  return Object.fromEntries(keys.map((key, at) => [key, parts[at]])) as T;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
