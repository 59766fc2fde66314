/**
 * The first part of a value that a round trip through JSON would change, and its path; `undefined` if none would. A field
 * that is undefined counts as absent.
 */
export function notPlain(value: unknown, path: string): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (Array.isArray(value))
    return firstOf(
      Array.from(value, (item, at) => [at, item]),
      path,
    );
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is no plain object`;
  return firstOf(
    Object.entries(value).filter(([, field]) => field !== undefined),
    path,
  );
}

function firstOf(parts: readonly (readonly [string | number, unknown])[], path: string): string | undefined {
  for (const [key, part] of parts) {
    const found = notPlain(part, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
