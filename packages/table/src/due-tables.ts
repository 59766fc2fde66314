import { ClaimedElsewhereError, type DueTable, type TableClaims } from './claims.ts';
import type { Room } from './room/room.ts';
import { DamagedTableError, type TableStore } from './store.ts';

interface DueSetup {
  readonly store: TableStore;
  /** Where several processes share the store. */
  readonly claims?: Pick<TableClaims, 'claimDue'> | undefined;
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
    const { store, claims } = this.setup;
    const except = [...inMemory];
    const due = claims?.claimDue(now, duePerSweep, except) ?? store.due(now, duePerSweep, except);
    for (const table of await due)
      await this.openOne(table, now).catch((error: unknown) => this.setup.report(error, table.id));
  }

  private async openOne({ id, number }: DueTable, now: number): Promise<void> {
    const { store, report } = this.setup;
    try {
      const room = await this.setup.open(id);
      if (room === undefined) throw new Error('the table has no first entry');
      this.failures.delete(id);
      if (room.isFrozen) await store.defer(id, number, now + longestRetry);
    } catch (error) {
      if (error instanceof ClaimedElsewhereError) return;
      if (!(error instanceof DamagedTableError)) report(error, id); // reported when it was set apart
      const failures = this.failures.get(id) ?? 0;
      this.failures.set(id, failures + 1);
      await store.defer(id, number, now + Math.min(longestRetry, firstRetry * 2 ** failures));
    }
  }
}
