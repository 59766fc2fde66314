import type { Vocabulary } from '@manigance/core';
import { defineManifest } from '../../manifest.ts';

const words = { pitch: 'Three in a row.', credits: 'Nobody knows.', settings: {} };

/** A game that is in no list: the tests add it to the catalog. It has no board of its own. */
export const manifest = defineManifest<Vocabulary>(import.meta.url, {
  id: 'noughts',
  title: 'Noughts and Crosses',
  rulePrefix: 'NC',
  seats: { min: 2, max: 2 },
  minutes: 1,
  colours: ['red', 'blue'],
  poster: new URL('./poster.svg', import.meta.url).href,
  words: { en: words, fr: words },
  rules: () => import('./rules/index.ts'),
  text: { en: () => import('./text/en.ts'), fr: () => import('./text/en.ts') },
  lessons: {
    course: () => import('./lessons/course/index.ts'),
    text: { en: () => import('./lessons/text/en.ts'), fr: () => import('./lessons/text/fr.ts') },
  },
  book: () => import('./book/index.ts'),
  puzzles: new URL('./puzzles/puzzles.json', import.meta.url).href,
  bot: () => import('./bot/index.ts'),
});
