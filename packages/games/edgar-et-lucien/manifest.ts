import { defineManifest } from '../manifest.ts';
import type { ElVocabulary } from './rules/state.ts';
import { words } from './words.ts';

/** The manifest of the game. */
export const manifest = defineManifest<ElVocabulary>(import.meta.url, {
  id: 'edgar-et-lucien',
  title: 'Edgar & Lucien',
  rulePrefix: 'EL',
  seats: { min: 2, max: 4 },
  minutes: 45,
  settings: { openMoney: [false, true], firstPlayer: ['random', 'seat-0'] },
  colours: ['red', 'yellow', 'blue', 'white'],
  poster: new URL('./poster.svg', import.meta.url).href,
  fonts: ['1em "Title EL"', '700 1em "Sofia Sans Extra Condensed"'],
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
