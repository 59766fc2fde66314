import type { Brain } from '@manigance/bots';
import { mostAppealing } from '@manigance/bots';
import { type ElVocabulary, game } from '../rules/index.ts';
import { appeal } from './appeal.ts';
import { blunders } from './blunders.ts';
import { judge } from './judge.ts';
import { recall } from './purses.ts';

/** How many moves a playout looks at before it takes the most appealing. */
const looks = 8;
/** Value of one good move, as a share of a win. */
const goodMove = 0.1;
/** Fitted to the hundred matches in `records`. */
const certainty = 0.4;

export const brain: Brain<ElVocabulary> = {
  game,
  evaluate: judge,
  certainty,
  pick: mostAppealing(appeal, looks),
  prior: (state, seat, move) => goodMove * appeal(state, seat, move),
  recall,
  blunders,
};
