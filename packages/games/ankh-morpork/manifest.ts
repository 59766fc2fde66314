import { defineManifest } from '../manifest.ts';
import type { AmVocabulary } from './rules/state.ts';
import { words } from './words.ts';

/** The manifest of the game. */
export const manifest = defineManifest<AmVocabulary>(import.meta.url, {
  id: 'ankh-morpork',
  title: 'Ankh-Morpork',
  rulePrefix: 'AM',
  seats: { min: 2, max: 4 },
  minutes: 60,
  colours: ['red', 'yellow', 'blue', 'green'],
  shapes: 'hats',
  poster: new URL('./poster.svg', import.meta.url).href,
  fonts: ['1em "Old Plan"', '1em "Old Plan Caps"'],
  words,
  rules: () => import('./rules/index.ts'),
  text: { en: () => import('./text/en.ts'), fr: () => import('./text/fr.ts') },
  bot: () => import('./bot/index.ts'),
  board: () => import('./board/index.tsx'),
  portraits: () => import('./board/portraits/index.tsx'),
  lessons: {
    course: () => import('./lessons/course/index.ts'),
    text: { en: () => import('./lessons/text/en.ts'), fr: () => import('./lessons/text/fr.ts') },
    coach: () => import('./lessons/coach.ts'),
  },
  book: () => import('./book/index.ts'),
  puzzles: new URL('./puzzles/puzzles.json', import.meta.url).href,
  rulebook: () => import('./rulebook/index.ts'),
});
