import { defineManifest } from '@manigance/games/manifest.ts';
import type { TgVocabulary } from './rules/state.ts';

/** The manifest of Template Game. */
export const manifest = defineManifest<TgVocabulary>(import.meta.url, {
  id: 'template-game',
  title: 'Template Game',
  rulePrefix: 'TG',
  seats: { min: 2, max: 4 },
  minutes: 5,
  settings: { stones: [15, 21] },
  colours: ['red', 'yellow', 'blue', 'green'],
  poster: new URL('./poster.svg', import.meta.url).href,
  words: {
    en: {
      pitch: 'Take one, two or three stones. The last stone wins.',
      credits: 'Template Game.',
      settings: {
        stones: {
          name: 'Stones',
          values: {
            15: { name: '15', text: 'A short match.' },
            21: { name: '21', text: 'A longer match.' },
          },
        },
      },
    },
    fr: {
      pitch: 'Prenez une, deux ou trois pierres. La dernière l’emporte.',
      credits: 'Template Game.',
      settings: {
        stones: {
          name: 'Pierres',
          values: {
            15: { name: '15', text: 'Une partie courte.' },
            21: { name: '21', text: 'Une partie plus longue.' },
          },
        },
      },
    },
  },
  rules: () => import('./rules/index.ts'),
  text: { en: () => import('./text/en.ts'), fr: () => import('./text/fr.ts') },
  bot: () => import('./bot/index.ts'),
  // Without a `board` the page draws a plain one. See step 9 of docs/adding-a-game.md.
});
