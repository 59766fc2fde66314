import { DamagedTableError, type LoadedGames, type Table, type TableStore } from '@manigance/table';
import { PeriodicSweep } from '../periodic-sweep.ts';
import { readResult, UnreadableResultError } from './result.ts';
import type { ResultStore } from './store.ts';

interface SweepSetup {
  readonly store: TableStore;
  readonly games: LoadedGames;
  readonly results: ResultStore;
  /** The table of this id, if it is in memory. */
  inMemory?(id: string): Table | undefined;
  /** Called after results were written, and once in every sweep. */
  rateAll(): Promise<void>;
  now(): number;
  report(error: unknown, table?: string): void;
}

const tablesPerPage = 100;
/** Delay before a table whose result cannot be read is tried again; ms. */
const tryAgainAfter = 3_600_000;
const sweepEvery = 15_000;

/**
 * Writes the results of ended tables. They follow from the stored entries, so none is lost with a server, and tables that ended
 * before there were results have theirs too.
 */
export class ResultSweep extends PeriodicSweep {
  private readonly setup: SweepSetup;
  /** Tables whose result cannot be read, and when each is tried again. */
  private readonly unreadable = new Map<string, number>();

  constructor(setup: SweepSetup) {
    super(sweepEvery, (error) => setup.report(error));
    this.setup = setup;
  }

  async sweep(): Promise<void> {
    for (let after = ''; ; ) {
      const ids = await this.setup.results.unsettled(after, tablesPerPage, this.toSkip());
      for (const id of ids) await this.settle(id);
      after = ids.at(-1) ?? '';
      if (ids.length < tablesPerPage) break;
    }
    await this.setup.rateAll();
  }

  /** Writes the result of one table. Answers whether it has one now. */
  async settle(id: string): Promise<boolean> {
    const { results, now, report } = this.setup;
    try {
      await results.write(await readResult(this.setup, id));
      this.unreadable.delete(id);
      return true;
    } catch (error) {
      if (!(error instanceof DamagedTableError) && !(error instanceof UnreadableResultError)) throw error;
      if (!this.unreadable.has(id)) report(error, id);
      this.unreadable.set(id, now() + tryAgainAfter);
      return false;
    }
  }

  private toSkip(): readonly string[] {
    const now = this.setup.now();
    return [...this.unreadable].flatMap(([id, until]) => (until > now ? [id] : []));
  }
}
