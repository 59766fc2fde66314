import type { Language } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

/** Words of the shell and the table, in both languages. */
export const words: Readonly<Record<Language, Words>> = { en, fr };

/** The page's words in the chosen language. */
export const useWords = wordsHook(words);
