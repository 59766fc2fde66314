import type { Brain } from '@manigance/bots';
import { mostAppealing } from '@manigance/bots';
import { prodigalsClub } from '../rules/index.ts';
import type { Words } from '../rules/state.ts';
import { appeal } from './appeal.ts';
import { blunders } from './blunders.ts';
import { judge } from './judge.ts';

/** How many moves a playout looks at before it takes the most appealing. */
const looks = 3;
/** What one good move is worth, as a share of a win. */
const goodMove = 0.06;

export const prodigalsClubBrain: Brain<Words> = {
  game: prodigalsClub,
  evaluate: judge,
  pick: mostAppealing(appeal, looks),
  prior: (state, seat, move) => goodMove * appeal(state, seat, move),
  blunders,
};
