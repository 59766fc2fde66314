import type { Language } from '@manigance/core';
import { byLanguage } from '@manigance/ui/by-language.ts';
import type { Names } from '../../text/names.ts';
import type { BoardWords } from './en.ts';

/** All words of the board in one language. */
interface AllWords {
  readonly words: BoardWords;
  readonly names: Names;
  /** The words that the game's sentences share. */
  readonly phrases: typeof import('../../text/words-en.ts');
}

/** The words of the board, loaded one language at a time. */
export const boardLanguage = byLanguage<AllWords>({
  en: async () => {
    const own = import('./en.ts');
    const [names, phrases] = await Promise.all([
      import('../../text/names-en.ts'),
      import('../../text/words-en.ts'),
    ]);
    return { words: (await own).en, names: names.namesEn, phrases };
  },
  fr: async () => {
    const own = import('./fr.ts');
    const [names, phrases] = await Promise.all([
      import('../../text/names-fr.ts'),
      import('../../text/words-fr.ts'),
    ]);
    return { words: (await own).fr, names: names.namesFr, phrases };
  },
});

/** The words of the board in a loaded language. */
export function wordsOf(language: Language): AllWords {
  return boardLanguage.in(language);
}
