import { Runner } from '@manigance/core';
import { importManifest } from '@manigance/games/import.ts';
import type { MatchRange } from '../match-range.ts';
import { simulate, type Table, type Tally } from '../simulation.ts';
import type { Job } from '../thread-work.ts';

/** Parameters of a simulation. */
export interface SimulateSetting {
  /** Address of the game's manifest. */
  readonly manifest: string;
  readonly table: Table;
  readonly seed: string;
  /** Whether to add the game's own report. */
  readonly reports: boolean;
}

/** Totals and report of a range of matches. */
export interface Simulated {
  readonly tally: Tally;
  readonly report?: object;
}

/** Simulates a range of matches. */
export const job: Job<SimulateSetting, MatchRange, Simulated> = async ({
  manifest: url,
  table,
  seed,
  reports,
}) => {
  const manifest = await importManifest(url);
  const runner = new Runner((await manifest.rules()).game);
  const reporter = reports ? await manifest.report?.() : undefined;
  return (range) => {
    if (reporter === undefined) return { tally: simulate(runner, table, seed, range) };
    const report = reporter.startReport();
    const tally = simulate(runner, table, seed, range, (state, events) =>
      reporter.addMatch(report, state, events),
    );
    return { tally, report };
  };
};
