const known = new Map<string, MediaQueryList>();

/** A media query, asked of the browser once: on a slow processor each asking takes half a millisecond. */
export function media(query: string): MediaQueryList {
  const list = known.get(query) ?? matchMedia(query);
  known.set(query, list);
  return list;
}
