import type { Roster } from '@manigance/bots';
import type { ElVocabulary } from '../rules/index.ts';
import { edgarEtLucienBrain } from './brain.ts';
import { type LevelId, levels } from './levels.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

export const edgarEtLucienBots: Roster<ElVocabulary, LevelId> = {
  brain: edgarEtLucienBrain,
  levels,
  portraits: { en, fr },
};
