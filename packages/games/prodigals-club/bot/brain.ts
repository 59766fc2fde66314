import { type Brain, guidedBy } from '@manigance/bots';
import { game } from '../rules/game.ts';
import type { PcVocabulary } from '../rules/state.ts';
import { appeal } from './appeal.ts';
import { blunders } from './blunders.ts';
import { judge } from './judge.ts';

/** Judgement and appeal of moves for the shared search. */
export const brain: Brain<PcVocabulary> = {
  game,
  evaluate: judge,
  certainty: 0.4, // fitted to the hundred matches in `records`
  ...guidedBy(appeal, { looks: 3, goodMove: 0.06 }),
  blunders,
};
