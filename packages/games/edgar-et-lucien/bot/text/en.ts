import type { Portraits } from '@manigance/bots';
import type { LevelId } from '../levels.ts';

/** The characters of the levels in English. */
export const en: Portraits<LevelId> = {
  gaspard: { name: 'Gaspard', portrait: 'Apprentice pickpocket. So far, mostly of his own pockets.' },
  'madame-tournevis': { name: 'Madame Tournevis', portrait: 'Repairs clocks, and the truth while you wait.' },
  'inspector-boulon': {
    name: 'Inspector Boulon',
    portrait: 'Was at the scene of the crime before the crime.',
  },
  'baroness-vapeur': {
    name: 'Baroness Vapeur',
    portrait: 'Gives to the poor, after making sure there are some.',
  },
  'the-mainspring': {
    name: 'The Mainspring',
    portrait: 'Nobody has seen it. Everything in town turns because of it.',
  },
};
