/** Where a reader opens: a chapter of the book, perhaps at a part, or an article of the numbered rules. */
export type Target =
  | { readonly in: 'book'; readonly chapter?: string; readonly part?: string }
  | { readonly in: 'articles'; readonly rule?: string };

const sign = '~';

/** The book begins its addresses with a sign that no rule has: `~chapter~part`. Without an address it is shown where there is one. */
export function readTarget(rule: string | undefined, hasBook: boolean): Target {
  if (rule === undefined) return hasBook ? { in: 'book' } : { in: 'articles' };
  if (!rule.startsWith(sign)) return { in: 'articles', rule };
  const [, chapter, part] = rule.split(sign);
  return { in: 'book', ...(chapter ? { chapter } : {}), ...(part ? { part } : {}) };
}

/** The address of a chapter of the book and a part of it. */
export function bookAddress(chapter = '', part?: string): string {
  return `${sign}${chapter}${part === undefined ? '' : `${sign}${part}`}`;
}
