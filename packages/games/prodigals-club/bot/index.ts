import type { Roster } from '@manigance/bots';
import type { Words } from '../rules/state.ts';
import { prodigalsClubBrain } from './brain.ts';
import { type LevelId, levels } from './levels.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const prodigalsClubBots: Roster<Words, LevelId> = {
  brain: prodigalsClubBrain,
  levels,
  portraits: { en, fr },
};
