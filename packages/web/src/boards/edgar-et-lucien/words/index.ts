import type { Language } from '@manigance/core';
import { gameNames, type Names } from '../from-game.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

/** Everything that is said around the board in one language: its own words, and the names of the game. */
export interface Said extends Words {
  readonly names: Names;
}

const said: Readonly<Record<Language, Said>> = {
  en: { ...en, names: gameNames.en },
  fr: { ...fr, names: gameNames.fr },
};

export function saidIn(language: Language): Said {
  return said[language];
}
