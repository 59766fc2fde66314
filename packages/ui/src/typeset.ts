/** French puts a no-break space before these marks and inside its quotes: sentences are written with plain ones. */
function spaced(sentence: string): string {
  return sentence
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/ ([;!?])/g, '\u202f$1');
}

/** The same words, every sentence of them as French sets it, once it is wanted. */
export function typeset<T extends object>(words: T): T {
  const set = new Map<PropertyKey, unknown>();
  return new Proxy(words, {
    get(all, name) {
      if (!set.has(name)) set.set(name, typesetPart(Reflect.get(all, name)));
      return set.get(name);
    },
  });
}

function typesetPart(part: unknown): unknown {
  if (typeof part === 'string') return spaced(part);
  if (typeof part === 'function') return (...all: unknown[]) => typesetPart(part(...all));
  if (Array.isArray(part)) return part.map(typesetPart);
  return typeof part === 'object' && part !== null ? typeset(part) : part;
}

/** "de" before a name: d’Ankh-Morpork, d’Yves, de Camille, de Yann. */
export function de(name: string): string {
  const isElided = /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouàâäéèêëîïôöùûü])/i.test(name);
  return isElided ? `d’${name}` : `de ${name}`;
}
