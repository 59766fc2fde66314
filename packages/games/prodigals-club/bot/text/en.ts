import type { Portraits } from '@manigance/bots';
import type { LevelId } from '../levels.ts';

/** The characters of the levels in English. */
export const en: Portraits<LevelId> = {
  'young-thistlewood': {
    name: 'Young Thistlewood',
    portrait: 'Wants to lose everything. Keeps finding it again.',
  },
  'lady-marchbanks': {
    name: 'Lady Marchbanks',
    portrait: 'Two duchesses no longer greet her; she is saving up for a third.',
  },
  'major-ffoulkes': { name: 'Major ffoulkes', portrait: 'Retreats in good order, always towards the bar.' },
  'dowager-quill': {
    name: 'The Dowager Quill',
    portrait: 'Ruined three husbands and regards it as practice.',
  },
  'lord-ruinmore': {
    name: 'Lord Ruinmore',
    portrait: 'Born with a silver spoon in his mouth, and has since mislaid both.',
  },
};
