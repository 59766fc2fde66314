import { type Level, plainBrain, type Roster } from '@manigance/bots';
import { game } from '../rules/index.ts';
import type { TgVocabulary } from '../rules/state.ts';

type LevelId = 'novice' | 'regular' | 'expert';

/** Weakest first. */
const levels: readonly Level<LevelId>[] = [
  { id: 'novice', iterations: 20, sight: 2, blur: 0.2, curiosity: 0.4 },
  { id: 'regular', iterations: 100, sight: 6, blur: 0.05, curiosity: 0.4 },
  { id: 'expert', iterations: 1000, sight: 20, blur: 0, curiosity: 0.4 },
];

/** A plain brain knows the rules and nothing else. See step 8 of docs/adding-a-game.md for a better one. */
export const bots: Roster<TgVocabulary, LevelId> = {
  brain: plainBrain(game),
  levels,
  portraits: {
    en: {
      novice: { name: 'Novice', portrait: 'Takes what is there.' },
      regular: { name: 'Regular', portrait: 'Counts a few turns ahead.' },
      expert: { name: 'Expert', portrait: 'Counts to the end.' },
    },
    fr: {
      novice: { name: 'Débutant', portrait: 'Prend ce qui se présente.' },
      regular: { name: 'Habitué', portrait: 'Compte quelques tours d’avance.' },
      expert: { name: 'Expert', portrait: 'Compte jusqu’au bout.' },
    },
  },
};
