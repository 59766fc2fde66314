import type { Portraits } from '@manigance/bots';
import type { LevelId } from '../levels.ts';

export const fr: Portraits<LevelId> = {
  wick: { name: 'Mèche', portrait: 'Porteur de torche. Éclaire tout le monde et s’étonne d’où l’on arrive.' },
  'widow-cassia': {
    name: 'La veuve Cassia',
    portrait: 'Vend des tourtes. Recompte sa monnaie deux fois et ses ennemis une.',
  },
  'clerk-tolliver': {
    name: 'Le commis Tolliver',
    portrait: 'Troisième tiroir, deuxième rangée. Vos intentions y sont déjà classées.',
  },
  'sister-ashlar': {
    name: 'Sœur Ashlar',
    portrait: 'Sonne les cloches. Sait pour qui, en général un peu d’avance.',
  },
  'quiet-notary': {
    name: 'Le Notaire discret',
    portrait: 'Votre reddition est rédigée. Il n’y manque que la date.',
  },
};
