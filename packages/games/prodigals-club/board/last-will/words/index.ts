import type { Language } from '@manigance/core';
import { en, type LastWillWords } from './en.ts';
import { fr } from './fr.ts';

const words: Readonly<Record<Language, LastWillWords>> = { en, fr };

/** The words of the Last Will part of the board in a language. */
export function lastWillWords(language: Language): LastWillWords {
  return words[language];
}
