import type { Portraits } from '@manigance/bots';
import type { LevelId } from '../levels.ts';

/** The characters of the levels in French. */
export const fr: Portraits<LevelId> = {
  wick: {
    name: 'Mèche',
    portrait: 'Porteur de torche. Éclaire le chemin de tous, et s’étonne de l’endroit où ils aboutissent.',
  },
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
    portrait: 'Sonne le glas. Sait pour qui, le plus souvent un peu d’avance.',
  },
  'quiet-notary': {
    name: 'Le Notaire discret',
    portrait: 'Votre reddition est rédigée. Il n’y manque que la date.',
  },
};
