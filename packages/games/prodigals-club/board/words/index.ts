import type { Language } from '@manigance/core';
import { namesIn, phrasesIn } from '../from-game.ts';
import { type BoardWords, en } from './en.ts';
import { fr } from './fr.ts';

const own: Readonly<Record<Language, BoardWords>> = { en, fr };

/** All texts of the board in one language: its own words, the game's names and the words its sentences share. */
export function wordsOf(language: Language) {
  return { words: own[language], names: namesIn[language], phrases: phrasesIn[language] };
}
