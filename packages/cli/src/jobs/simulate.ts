import { Runner } from '@manigance/core';
import { importManifest } from '@manigance/games/import.ts';
import { simulate, type Table, type Tally } from '../simulation.ts';
import type { Job } from '../spread.ts';
import type { Stretch } from '../stretch.ts';

export interface SimulateSetting {
  /** Address of the game's manifest. */
  readonly manifest: string;
  readonly table: Table;
  readonly seed: string;
  /** Whether the game's own report is wanted beside the tally. */
  readonly reports: boolean;
}

export interface Simulated {
  readonly tally: Tally;
  readonly report?: object;
}

export const job: Job<SimulateSetting, Stretch, Simulated> = async ({
  manifest: url,
  table,
  seed,
  reports,
}) => {
  const manifest = await importManifest(url);
  const runner = new Runner((await manifest.rules()).game);
  const reporter = reports ? await manifest.report?.() : undefined;
  return (stretch) => {
    if (reporter === undefined) return { tally: simulate(runner, table, seed, stretch) };
    const report = reporter.startReport();
    const tally = simulate(runner, table, seed, stretch, (state, events) =>
      reporter.addMatch(report, state, events),
    );
    return { tally, report };
  };
};
