import type { Room } from './room/room.ts';
import { DamagedTableError, type StoredRow, type TableStore } from './store.ts';

interface DueSetup {
  readonly store: TableStore;
  open(id: string): Promise<Room | undefined>;
  report(error: unknown, table: string): void;
}

/** Due tables opened in one sweep. */
const duePerSweep = 50;
/** Delay before a table that failed to open is tried again; doubles each time. */
const firstRetry = 10_000;
const longestRetry = 3_600_000;

/** Opens due tables that nobody watches. A table that cannot be served is deferred, so that it holds up no other. */
export class DueTables {
  private readonly setup: DueSetup;
  /** Failed attempts in a row, by table. */
  private readonly failures = new Map<string, number>();

  constructor(setup: DueSetup) {
    this.setup = setup;
  }

  async open(now: number, inMemory: Iterable<string>): Promise<void> {
    const { store, report } = this.setup;
    for (const row of await store.due(now, duePerSweep, [...inMemory]))
      await this.openOne(row, now).catch((error: unknown) => report(error, row.id));
  }

  private async openOne(row: StoredRow, now: number): Promise<void> {
    const { id, number } = row;
    const { store, report } = this.setup;
    try {
      const room = await this.setup.open(id);
      if (room === undefined) throw new Error('the table has no first entry');
      this.failures.delete(id);
      if (room.isFrozen) await store.defer(id, number, now + longestRetry);
    } catch (error) {
      if (!(error instanceof DamagedTableError)) report(error, id); // reported when it was set apart
      const failures = this.failures.get(id) ?? 0;
      this.failures.set(id, failures + 1);
      await store.defer(id, number, now + Math.min(longestRetry, firstRetry * 2 ** failures));
    }
  }
}
