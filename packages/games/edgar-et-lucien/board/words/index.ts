import type { Language } from '@manigance/core';
import { type Names, namesEn, namesFr } from '../../text/index.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

/** All words of the board in one language: its own, and the names of the game. */
export interface BoardWords extends Words {
  readonly names: Names;
}

export const gameNames: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr };

const loaded: Partial<Record<Language, BoardWords>> = {};

export function wordsIn(language: Language): BoardWords {
  loaded[language] ??= { ...(language === 'en' ? en : fr), names: gameNames[language] };
  return loaded[language];
}
