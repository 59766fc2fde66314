import type { Language } from './text.ts';

/*
 * Lists, numbers and spacing of English and French. `Intl` gives the same results, but its first use takes about as long
 * as drawing half a table.
 */

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

/** Joins items with commas and this conjunction before the last: "a, b and c". */
export function joinList(items: readonly string[], conjunction: 'and' | 'or' | 'et' | 'ou'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

/** Groups the digits of a whole number: "120,000" in English, "120 000" in French. */
export function groupDigits(amount: number, language: Language): string {
  return String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, language === 'en' ? ',' : narrowNoBreak);
}

/** Sets the no-break spaces of French before high punctuation, currency and percent signs, inside quotation marks and numbers. */
export function spaceFrench(sentence: string): string {
  return sentence
    .replaceAll(/ ([:»$£%])/g, `${noBreak}$1`)
    .replaceAll('« ', `«${noBreak}`)
    .replaceAll(/(\d) (?=\d{3}\b)/g, `$1${narrowNoBreak}`)
    .replaceAll(/ ([;!?])/g, `${narrowNoBreak}$1`);
}

/** The French preposition "de" before a name: d’Alix, d’Yves, de Camille, de Yann. */
export function deFrench(name: string): string {
  const isElided = /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouàâäéèêëîïôöùûü])/i.test(name);
  return isElided ? `d’${name}` : `de ${name}`;
}

/** Words in both languages. The French ones have the keys and the types of the English ones, and are spaced as French. */
export function inBothLanguages<T extends object>(en: T, fr: NoInfer<T>): Readonly<Record<Language, T>> {
  return { en, fr: spaceFrenchWords(fr) };
}

/** The same words with every string, and every string a function returns, spaced as French; each on first use. */
export function spaceFrenchWords<T extends object>(words: T): T {
  const spaced = new Map<PropertyKey, unknown>();
  return new Proxy(words, {
    get(all, name) {
      if (!spaced.has(name)) spaced.set(name, spacePart(Reflect.get(all, name)));
      return spaced.get(name);
    },
  });
}

function spacePart(part: unknown): unknown {
  if (typeof part === 'string') return spaceFrench(part);
  if (typeof part === 'function') return (...args: unknown[]) => spacePart(part(...args));
  if (Array.isArray(part)) return part.map(spacePart);
  return typeof part === 'object' && part !== null ? spaceFrenchWords(part) : part;
}
