import type { Portraits } from '@manigance/bots';
import type { LevelId } from '../levels.ts';

/** The characters of the levels in English. */
export const en: Portraits<LevelId> = {
  wick: {
    name: 'Wick',
    portrait: 'Link-boy. Lights everyone’s way, and is always surprised where they end up.',
  },
  'widow-cassia': {
    name: 'Widow Cassia',
    portrait: 'Sells pies. Counts her change twice and her enemies once.',
  },
  'clerk-tolliver': {
    name: 'Clerk Tolliver',
    portrait: 'Third drawer, second row. Has already filed your intentions.',
  },
  'sister-ashlar': {
    name: 'Sister Ashlar',
    portrait: 'Rings the bells. Usually knows for whom, a little in advance.',
  },
  'quiet-notary': {
    name: 'The Quiet Notary',
    portrait: 'Has drawn up your surrender. Only the date is missing.',
  },
};
