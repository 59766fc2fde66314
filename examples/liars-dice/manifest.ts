import { defineManifest } from '@manigance/games/manifest.ts';
import type { LdVocabulary } from './rules/state.ts';

/** The manifest of Liar's Dice. */
export const manifest = defineManifest<LdVocabulary>(import.meta.url, {
  id: 'liars-dice',
  title: 'Liar’s Dice',
  rulePrefix: 'LD',
  seats: { min: 2, max: 6 },
  minutes: 15,
  settings: { wildOnes: [true, false] },
  colours: ['red', 'yellow', 'blue', 'white', 'green', 'black'],
  poster: new URL('./poster.svg', import.meta.url).href,
  words: {
    en: {
      pitch: 'Five dice under a cup, and a straight face.',
      credits: 'Liar’s Dice, a traditional game.',
      settings: {
        wildOnes: {
          name: 'Ones',
          values: {
            true: { name: 'Wild', text: 'A one counts as every other face.' },
            false: { name: 'Plain', text: 'A one is a one.' },
          },
        },
      },
    },
    fr: {
      pitch: 'Cinq dés sous un gobelet, et un visage de marbre.',
      credits: 'Le Menteur, un jeu traditionnel.',
      settings: {
        wildOnes: {
          name: 'Les as',
          values: {
            true: { name: 'Jokers', text: 'Un as compte pour toutes les autres faces.' },
            false: { name: 'Ordinaires', text: 'Un as n’est qu’un as.' },
          },
        },
      },
    },
  },
  rules: () => import('./rules/index.ts'),
  text: { en: () => import('./text/en.ts'), fr: () => import('./text/fr.ts') },
  bot: () => import('./bot/index.ts'),
  board: () => import('./board/index.tsx'),
});
