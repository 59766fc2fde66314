import type { Language } from '@manigance/core';
import { en, type LastWillWords } from './en.ts';
import { fr } from './fr.ts';

const words: Readonly<Record<Language, LastWillWords>> = { en, fr };

export function lastWillWords(language: Language): LastWillWords {
  return words[language];
}
