import type { MatchSetup, Vocabulary } from '@manigance/core';
import { checkLaws, LawError, type LawTotals, noTotals } from '@manigance/core/laws';
import { importManifest } from '@manigance/games/import.ts';
import type { Job } from '../thread-work.ts';

/** Parameters of a check of the laws. */
export interface LawsSetting {
  /** Address of the game's manifest. */
  readonly manifest: string;
  readonly oneIn: number;
  readonly only?: 'undo';
}

/** Result of checking one match against every law. */
export interface LawsResult {
  readonly totals: LawTotals;
  /** The broken law, with the match that shows it. */
  readonly broken?: string;
}

/** Checks one match against the laws. */
export const job: Job<LawsSetting, MatchSetup<Vocabulary>, LawsResult> = async ({
  manifest,
  oneIn,
  only,
}) => {
  const { game } = await (await importManifest(manifest)).rules();
  return (setup) => {
    const totals = noTotals();
    try {
      checkLaws(game, setup, { oneIn, maxMoves: 20_000, ...(only && { only }) }, totals);
      return { totals };
    } catch (error) {
      const replay = JSON.stringify({ game: game.id, ...setup });
      const broken =
        error instanceof LawError ? error.message : `${error instanceof Error ? error.stack : error}`;
      return {
        totals,
        broken: error instanceof LawError ? broken : `the rules throw: ${broken}\nreplay: ${replay}`,
      };
    }
  };
};
