import type { Brain } from '@manigance/bots';
import { mostAppealing } from '@manigance/bots';
import { game } from '../rules/index.ts';
import type { PcVocabulary } from '../rules/state.ts';
import { appeal } from './appeal.ts';
import { blunders } from './blunders.ts';
import { judge } from './judge.ts';

/** Number of random moves a playout compares. */
const looks = 3;
/** Value of one good move, as a share of a win. */
const goodMove = 0.06;
/** Fitted to the hundred matches in `records`. */
const certainty = 0.4;

export const brain: Brain<PcVocabulary> = {
  game,
  evaluate: judge,
  certainty,
  pick: mostAppealing(appeal, looks),
  prior: (state, seat, move) => goodMove * appeal(state, seat, move),
  blunders,
};
