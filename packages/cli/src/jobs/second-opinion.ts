import type { MatchSetup, Vocabulary } from '@manigance/core';
import {
  compareMatch,
  Disagreement,
  noOpinionTotals,
  type OpinionTotals,
  opinionBeside,
} from '@manigance/core/second-opinion';
import { importManifest } from '@manigance/games/import.ts';
import { UsageError } from '../command.ts';
import type { Job } from '../thread-work.ts';

/** Result of comparing one match. */
export interface Compared {
  readonly totals: OpinionTotals;
  readonly disagreement?: string;
}

/** Handed the address of the game's manifest. */
export const job: Job<string, MatchSetup<Vocabulary>, Compared> = async (manifest) => {
  const { game } = await (await importManifest(manifest)).rules();
  const opinion = await opinionBeside(manifest);
  if (opinion === undefined) throw new UsageError(`${game.id} has no second opinion`);
  return (setup) => {
    const totals = noOpinionTotals();
    try {
      compareMatch(game, opinion, setup, totals);
      return { totals };
    } catch (error) {
      if (!(error instanceof Disagreement)) throw error;
      return { totals, disagreement: error.message };
    }
  };
};
