/** French puts a no-break space before these marks and inside its quotes: sentences are written with plain ones. */
function spaced(sentence: string): string {
  return sentence
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/ ([;!?])/g, '\u202f$1');
}

/** The same words, every sentence of them as French sets it. */
export function typeset<T>(words: T): T {
  const set = (part: unknown): unknown => {
    if (typeof part === 'string') return spaced(part);
    if (typeof part === 'function') return (...all: unknown[]) => set(part(...all));
    if (Array.isArray(part)) return part.map(set);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, set(inner)]));
  };
  return set(words) as T;
}

/** "de" before a name: d’Ankh-Morpork, d’Yves, de Camille, de Yann. */
export function de(name: string): string {
  const isElided = /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouàâäéèêëîïôöùûü])/i.test(name);
  return isElided ? `d’${name}` : `de ${name}`;
}
