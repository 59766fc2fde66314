import { type Brain, guidedBy } from '@manigance/bots';
import { type ElVocabulary, game } from '../rules/index.ts';
import { appeal } from './appeal.ts';
import { blunders } from './blunders.ts';
import { judge } from './judge.ts';
import { recall } from './purses.ts';

/** Judgement and appeal of moves for the shared search. */
export const brain: Brain<ElVocabulary> = {
  game,
  evaluate: judge,
  certainty: 0.4, // fitted to the hundred matches in `records`
  ...guidedBy(appeal, { looks: 8, goodMove: 0.1 }),
  recall,
  blunders,
};
