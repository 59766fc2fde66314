import type { Portraits } from '@manigance/bots';
import type { LevelId } from '../levels.ts';

/** The characters of the levels in French. */
export const fr: Portraits<LevelId> = {
  gaspard: {
    name: 'Gaspard',
    portrait: 'Apprenti pickpocket. Jusqu’ici, il a surtout trouvé sa propre poche.',
  },
  'madame-tournevis': {
    name: 'Madame Tournevis',
    portrait: 'Répare les pendules et, pendant que vous patientez, la vérité.',
  },
  'inspector-boulon': {
    name: 'L’inspecteur Boulon',
    portrait: 'Était sur les lieux du crime avant le crime.',
  },
  'baroness-vapeur': {
    name: 'La baronne Vapeur',
    portrait: 'Donne aux pauvres, après avoir veillé à ce qu’il y en ait.',
  },
  'the-mainspring': {
    name: 'Le Grand Ressort',
    portrait: 'Personne ne l’a vu. Tout, en ville, tourne à cause de lui.',
  },
};
