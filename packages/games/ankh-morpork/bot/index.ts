import type { Roster } from '@manigance/bots';
import type { AnkhMorpork } from '../rules/index.ts';
import { ankhMorporkBrain } from './brain.ts';
import { type LevelId, levels } from './levels.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const ankhMorporkBots: Roster<AnkhMorpork, LevelId> = {
  brain: ankhMorporkBrain,
  levels,
  portraits: { en, fr },
};
