import type { Roster } from '@manigance/bots';
import type { ElVocabulary } from '../rules/index.ts';
import { brain } from './brain.ts';
import { type LevelId, levels } from './levels.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

/** The levels and characters of the bots. */
export const bots: Roster<ElVocabulary, LevelId> = {
  brain,
  learned: () => import('./learned.ts'),
  levels,
  portraits: { en, fr },
  reasons: () => import('./reasons.ts'),
};
