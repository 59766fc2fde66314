import { byLanguage } from '@manigance/ui/by-language.ts';
import type { Names } from '../../text/names.ts';
import type { BoardWords } from './en.ts';

export type { BoardWords } from './en.ts';

/** The words of the board and the names on cards and map. */
export const boardLanguage = byLanguage<{ readonly words: BoardWords; readonly names: Names }>({
  en: async () => {
    const [{ en }, { namesEn }] = await Promise.all([import('./en.ts'), import('../../text/names-en.ts')]);
    return { words: en, names: namesEn };
  },
  fr: async () => {
    const [{ fr }, { namesFr }] = await Promise.all([import('./fr.ts'), import('../../text/names-fr.ts')]);
    return { words: fr, names: namesFr };
  },
});
