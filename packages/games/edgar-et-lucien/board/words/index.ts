import type { Language } from '@manigance/core';
import { byLanguage } from '@manigance/ui/by-language.ts';
import type { Names } from '../../text/names.ts';
import type { Words } from './en.ts';

/** All words of the board in one language: its own, and the names of the game. */
export interface BoardWords extends Words {
  readonly names: Names;
}

/** The words of the board, loaded one language at a time. */
export const boardLanguage = byLanguage<BoardWords>({
  en: async () => {
    const [{ en }, { namesEn }] = await Promise.all([import('./en.ts'), import('../../text/names-en.ts')]);
    return { ...en, names: namesEn };
  },
  fr: async () => {
    const [{ fr }, { namesFr }] = await Promise.all([import('./fr.ts'), import('../../text/names-fr.ts')]);
    return { ...fr, names: namesFr };
  },
});

/** The words of the board in a loaded language. */
export function wordsIn(language: Language): BoardWords {
  return boardLanguage.in(language);
}
