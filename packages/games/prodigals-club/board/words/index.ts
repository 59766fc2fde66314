import type { Language } from '@manigance/core';
import { namesIn, wordsIn } from '../from-game.ts';
import { type BoardWords, en } from './en.ts';
import { fr } from './fr.ts';

const own: Readonly<Record<Language, BoardWords>> = { en, fr };

/** Everything that is said on this board in one language: our own words, the game's names, and its small words. */
export function wordsOf(language: Language) {
  return { words: own[language], names: namesIn[language], small: wordsIn[language] };
}
