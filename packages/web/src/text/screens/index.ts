import type { Language } from '@manigance/core';
import { useSettings } from '@manigance/ui/settings.ts';
import { en, type ScreenWords } from './en.ts';
import { fr } from './fr.ts';

const words: Readonly<Record<Language, ScreenWords>> = { en, fr };

/** What the screens around a table say, in the language that is set. They come with the first screen that needs them. */
export function useScreenWords(): ScreenWords {
  return words[useSettings().language];
}
