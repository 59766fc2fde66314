import type { AnkhMorpork } from '@manigance/ankh-morpork';
import type { Roster } from '../level.ts';
import { ankhMorporkBrain } from './brain.ts';
import { type LevelId, levels } from './levels.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const ankhMorporkBots: Roster<AnkhMorpork, LevelId> = {
  brain: ankhMorporkBrain,
  levels,
  portraits: { en, fr },
};
