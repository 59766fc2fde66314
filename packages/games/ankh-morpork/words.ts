import type { GameManifest } from '../manifest.ts';

/** The page's words about the game before it is loaded. */
export const words: GameManifest['words'] = {
  en: {
    pitch: 'A city, your minions, and a goal nobody must guess.',
    credits:
      'Discworld: Ankh-Morpork, a game by Martin Wallace. Discworld and its characters are the creation of Terry Pratchett.',
    settings: {},
  },
  fr: {
    pitch: 'Une ville, des agents et un but que personne ne doit deviner.',
    credits:
      'Les Annales du Disque-monde : Ankh-Morpork, un jeu de Martin Wallace. Le Disque-monde et ses personnages sont la création de Terry Pratchett.',
    settings: {},
  },
};
