import { type Brain, guidedBy } from '@manigance/bots';
import { type AmVocabulary, game } from '../rules/index.ts';
import { appeal } from './appeal.ts';
import { blunders } from './blunders.ts';
import { judge } from './judge.ts';
import { suspect } from './suspicion.ts';

/** Judgement and appeal of moves for the shared search. */
export const brain: Brain<AmVocabulary> = {
  game,
  evaluate: judge,
  certainty: 0.6, // fitted to the hundred matches in `records`
  ...guidedBy(appeal, { looks: 3, goodMove: 0.06 }),
  suspect,
  blunders,
};
