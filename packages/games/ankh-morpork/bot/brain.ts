import type { Brain } from '@manigance/bots';
import { mostAppealing } from '@manigance/bots';
import { type AmVocabulary, game } from '../rules/index.ts';
import { appeal } from './appeal.ts';
import { blunders } from './blunders.ts';
import { judge } from './judge.ts';
import { suspect } from './suspicion.ts';

/** How many moves a playout looks at before it takes the most appealing. */
const looks = 3;
/** The value of one good move, as a share of a win. */
const goodMove = 0.06;
/** Fitted to the hundred matches in `records`. */
const certainty = 0.6;

export const brain: Brain<AmVocabulary> = {
  game,
  evaluate: judge,
  certainty,
  pick: mostAppealing(appeal, looks),
  prior: (state, seat, move) => goodMove * appeal(state, seat, move),
  suspect,
  blunders,
};
