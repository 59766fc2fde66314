import { plainBrain, type Roster } from '@manigance/bots';
import type { Vocabulary } from '@manigance/core';
import { game } from '../rules/index.ts';

const portraits = { novice: { name: 'Novice', portrait: 'Plays.' } };

export const bots: Roster<Vocabulary> = {
  brain: plainBrain(game),
  levels: [{ id: 'novice', iterations: 20, sight: 0, blur: 0, curiosity: 1 }],
  portraits: { en: portraits, fr: portraits },
};
