import { ClaimedElsewhereError, type DueTable, type TableClaims } from './claims.ts';
import type { Room } from './room/room.ts';
import { RoomClosedError } from './room/serial-queue.ts';
import { DamagedTableError, type TableStore } from './store.ts';

interface DueSetup {
  readonly store: TableStore;
  /** Where several processes share the store. */
  readonly claims?: Pick<TableClaims, 'claimDue'> | undefined;
  /** The room of a table, whose due work is still to be done. */
  open(id: string): Promise<Room | undefined>;
  /** Does the due work of a room. */
  wake(room: Room): Promise<void>;
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
    for (const table of await due) await this.orDefer(table, now, () => this.openOne(table, now));
  }

  private async openOne(table: DueTable, now: number): Promise<void> {
    const { store, open, wake } = this.setup;
    const room = await open(table.id);
    if (room === undefined) throw new Error('the table has no first entry');
    if (room.isFrozen) await store.defer(table.id, table.number, now + longestRetry);
    // The tables behind it do not wait for its work.
    void this.orDefer(table, now, async () => {
      await wake(room);
      this.failures.delete(table.id);
    });
  }

  /** Runs a job of a table; if it fails, reports that and has the table tried again later. */
  private async orDefer({ id, number }: DueTable, now: number, job: () => Promise<void>): Promise<void> {
    const { store, report } = this.setup;
    try {
      await job();
    } catch (error) {
      if (error instanceof ClaimedElsewhereError || error instanceof RoomClosedError) return;
      if (!(error instanceof DamagedTableError)) report(error, id); // reported when it was set apart
      const failures = this.failures.get(id) ?? 0;
      this.failures.set(id, failures + 1);
      const until = now + Math.min(longestRetry, firstRetry * 2 ** failures);
      await store.defer(id, number, until).catch((failed: unknown) => report(failed, id));
    }
  }
}
