import type { Portraits } from '@manigance/bots';
import type { LevelId } from '../levels.ts';

export const en: Portraits<LevelId> = {
  wick: {
    name: 'Wick',
    portrait: 'Link-boy. Lights the way for everybody, and is surprised where they end up.',
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
    portrait: 'Rings the bells. Tends to know for whom, a little beforehand.',
  },
  'quiet-notary': {
    name: 'The Quiet Notary',
    portrait: 'Your surrender is drawn up. It wants only the date.',
  },
};
