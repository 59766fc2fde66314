import type { Language } from '@manigance/core';

/** Names of things by their ids, as a game's `text/` has them. */
type NameGroup = Readonly<Record<string, string | { readonly name: string }>>;

/** A word of the engine that a rule book uses within its sentences. */
interface Term extends Readonly<Record<Language, string>> {
  readonly id: string;
}

/** Players' words for the ids in a rule book: the names of the game's things, and further terms. */
export function playersNames(
  groups: Readonly<Record<Language, readonly NameGroup[]>>,
  terms: readonly Term[],
): Readonly<Record<Language, ReadonlyMap<string, string>>> {
  const named = (language: Language) =>
    groups[language].flatMap((group) =>
      Object.entries(group).map(([id, one]) => [id, typeof one === 'string' ? one : one.name] as const),
    );
  const words = (language: Language) =>
    new Map([...named(language), ...terms.map((term) => [term.id, term[language]] as const)]);
  return { en: words('en'), fr: words('fr') };
}
