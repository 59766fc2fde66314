const known = new Map<string, MediaQueryList>();

/** A cached media query: each call of `matchMedia` takes half a millisecond on a slow processor. */
export function media(query: string): MediaQueryList {
  const list = known.get(query) ?? matchMedia(query);
  known.set(query, list);
  return list;
}
