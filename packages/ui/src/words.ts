import { inBothLanguages, type Language } from '@manigance/core';
import { useSettings } from './settings.ts';

const en = {
  close: 'Close',
  lookCloser: 'Look closer',
  seeWhole: 'See the whole board',
  more: 'More below',
};

/** Makes the hook that gives words in the language the page shows. */
export function wordsHook<T>(words: Readonly<Record<Language, T>>): () => T {
  return () => words[useSettings().language];
}

/** The words of the interface parts themselves, in the chosen language. */
export const useUiWords = wordsHook(
  inBothLanguages(en, {
    close: 'Fermer',
    lookCloser: 'Regarder de plus près',
    seeWhole: 'Voir tout le plateau',
    more: 'La suite plus bas',
  }),
);
