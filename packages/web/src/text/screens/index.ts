import type { Language } from '@manigance/core';
import { useSettings } from '@manigance/ui/settings.ts';
import { en, type ScreenWords } from './en.ts';
import { fr } from './fr.ts';

const words: Readonly<Record<Language, ScreenWords>> = { en, fr };

/** The words of the screens in the chosen language, loaded with the first screen. */
export function useScreenWords(): ScreenWords {
  return words[useSettings().language];
}
