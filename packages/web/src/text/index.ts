import type { Language } from '@manigance/core';
import { useSettings } from '@manigance/ui/settings.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export const words: Readonly<Record<Language, Words>> = { en, fr };

/** What the page says, in the language that is set. */
export function useWords(): Words {
  return words[useSettings().language];
}
