import type { Roster } from '@manigance/bots';
import type { PcVocabulary } from '../rules/state.ts';
import { brain } from './brain.ts';
import { type LevelId, levels } from './levels.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

/** The levels and characters of the bots. */
export const bots: Roster<PcVocabulary, LevelId> = {
  brain: brain,
  levels,
  portraits: { en, fr },
  reasons: () => import('./reasons.ts'),
};
