import type { Language } from '@manigance/core';
import { gameNames, type Names } from '../from-game.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

/** Everything that is said around the board in one language: its own words, and the names of the game. */
export interface Said extends Words {
  readonly names: Names;
}

const said: Partial<Record<Language, Said>> = {};

export function saidIn(language: Language): Said {
  said[language] ??= { ...(language === 'en' ? en : fr), names: gameNames[language] };
  return said[language];
}
