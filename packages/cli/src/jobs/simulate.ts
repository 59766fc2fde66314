import { Runner } from '@manigance/core';
import { fetchShelved } from '../shelf.ts';
import { simulate, type Table, type Tally } from '../simulation.ts';
import type { Job } from '../spread.ts';
import type { Stretch } from '../stretch.ts';

export interface SimulateSetting {
  readonly shelf: string;
  readonly game: string;
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
  shelf,
  game,
  table,
  seed,
  reports,
}) => {
  const shelved = await fetchShelved(shelf, game);
  const runner = new Runner(await shelved.game());
  const reporter = reports ? await shelved.reporter?.() : undefined;
  return (stretch) => {
    if (reporter === undefined) return { tally: simulate(runner, table, seed, stretch) };
    const report = reporter.startReport();
    const tally = simulate(runner, table, seed, stretch, (state, events) =>
      reporter.addMatch(report, state, events),
    );
    return { tally, report };
  };
};
