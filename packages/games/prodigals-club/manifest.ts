import { defineManifest } from '../manifest.ts';
import type { PcVocabulary } from './rules/state.ts';
import { words } from './words.ts';

/** The manifest of the game. */
export const manifest = defineManifest<PcVocabulary>(import.meta.url, {
  id: 'prodigals-club',
  title: 'The Prodigals Club',
  rulePrefix: 'PC',
  furtherRulePrefixes: ['LW'],
  seats: { min: 2, max: 5 },
  minutes: 90,
  settings: { mode: ['es', 'ep', 'sp', 'esp', 'lw-e', 'lw-s', 'lw-es'] },
  colours: ['red', 'blue', 'white', 'green', 'black'],
  poster: new URL('./poster.svg', import.meta.url).href,
  // The mottos' font comes with them: most screens have no room for a motto.
  fonts: ['1em "Title PC"', '1em "Abril Fatface"'],
  words,
  rules: () => import('./rules/game.ts'),
  text: { en: () => import('./text/en.ts'), fr: () => import('./text/fr.ts') },
  bot: () => import('./bot/index.ts'),
  board: () => import('./board/index.tsx'),
  expansions: [
    {
      with: { mode: ['lw-e', 'lw-s', 'lw-es'] },
      rules: () => import('./rules/competitions/last-will/part.ts'),
      text: { en: () => import('./text/last-will/en.ts'), fr: () => import('./text/last-will/fr.ts') },
      bot: () => import('./bot/last-will/index.ts'),
      board: () => import('./board/last-will/index.tsx'),
    },
  ],
  portraits: () => import('./board/portraits/index.tsx'),
  report: () => import('./rules/report.ts'),
  lessons: {
    course: () => import('./lessons/course/index.ts'),
    text: { en: () => import('./lessons/text/en.ts'), fr: () => import('./lessons/text/fr.ts') },
    coach: () => import('./lessons/coach.ts'),
  },
  book: () => import('./book/index.ts'),
  puzzles: new URL('./puzzles/puzzles.json', import.meta.url).href,
  rulebook: () => import('./rulebook/index.ts'),
});
