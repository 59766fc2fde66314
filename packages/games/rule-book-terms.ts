import type { Language } from '@manigance/core';

/** Names of things by their ids, as a game's `text/` has them. */
type NameGroup = Readonly<Record<string, string | { readonly name: string }>>;

/** Players' words for the ids in a rule book: the names of the game's things, and further terms (id, English, French). */
export function playersNames(
  groups: Readonly<Record<Language, readonly NameGroup[]>>,
  terms: readonly (readonly [id: string, english: string, french: string])[],
): Readonly<Record<Language, ReadonlyMap<string, string>>> {
  const named = (language: Language) =>
    groups[language].flatMap((group) =>
      Object.entries(group).map(([id, one]) => [id, typeof one === 'string' ? one : one.name] as const),
    );
  return {
    en: new Map([...named('en'), ...terms.map(([id, english]) => [id, english] as const)]),
    fr: new Map([...named('fr'), ...terms.map(([id, , french]) => [id, french] as const)]),
  };
}
