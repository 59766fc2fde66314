import { wordsHook } from '@manigance/ui/words.ts';
import { en, type ScreenWords } from './en.ts';
import { fr } from './fr.ts';

/** The words of the screens in the chosen language, loaded with the first screen. */
export const useScreenWords = wordsHook<ScreenWords>({ en, fr });
