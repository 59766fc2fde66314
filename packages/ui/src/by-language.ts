import type { Language } from '@manigance/core';

/** Words of a board, loaded one language at a time. */
export interface ByLanguage<T> {
  /** Loads one language; the table calls it before the board is drawn. */
  load(language: Language): Promise<void>;
  /** The words of a language that is loaded. */
  in(language: Language): T;
}

/** Words of which a page loads only the language it shows. */
export function byLanguage<T>(loaders: Readonly<Record<Language, () => Promise<T>>>): ByLanguage<T> {
  const loaded = new Map<Language, T>();
  return {
    async load(language) {
      if (!loaded.has(language)) loaded.set(language, await loaders[language]());
    },
    in(language) {
      const words = loaded.get(language);
      if (words === undefined) throw new Error(`the words of the board are not loaded in ${language}`);
      return words;
    },
  };
}
