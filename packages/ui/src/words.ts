import type { Language } from '@manigance/core';
import { useSettings } from './settings.ts';

const words = {
  en: {
    close: 'Close',
    lookCloser: 'Look closer',
    seeWhole: 'See the whole board',
    more: 'More below',
  },
  fr: {
    close: 'Fermer',
    lookCloser: 'Regarder de plus près',
    seeWhole: 'Voir tout le plateau',
    more: 'La suite plus bas',
  },
} as const satisfies Record<Language, object>;

/** The words of the interface parts themselves, in the chosen language. */
export function useUiWords(): (typeof words)[Language] {
  return words[useSettings().language];
}
