import { defineManifest } from '../manifest.ts';
import type { AmVocabulary } from './rules/state.ts';

export const manifest = defineManifest<AmVocabulary>({
  url: import.meta.url,
  id: 'ankh-morpork',
  title: 'Ankh-Morpork',
  rulePrefix: 'AM',
  seats: { min: 2, max: 4 },
  minutes: 60,
  settings: {},
  colours: ['red', 'yellow', 'blue', 'green'],
  shapes: 'hats',
  poster: new URL('./poster.svg', import.meta.url).href,
  fonts: ['1em "Old Plan"', '1em "Old Plan Caps"'],
  words: {
    en: {
      pitch: 'A city, your minions, and a goal nobody must guess.',
      credits:
        'Discworld: Ankh-Morpork, a game by Martin Wallace. Discworld and its characters are the creation of Terry Pratchett.',
      settings: {},
    },
    fr: {
      pitch: 'Une ville, des agents et un but que personne ne doit deviner.',
      credits:
        'Discworld : Ankh-Morpork (Les Annales du Disque-Monde), un jeu de Martin Wallace. Le Disque-Monde et ses personnages sont la création de Terry Pratchett.',
      settings: {},
    },
  },
  rules: () => import('./rules/index.ts'),
  text: () => import('./text/index.ts'),
  bot: () => import('./bot/index.ts'),
  board: () => import('./board/index.tsx'),
  rulebook: () => import('./rulebook/index.ts'),
});
