import {
  ConflictError,
  DamagedTableError,
  day,
  load,
  recordText,
  type StoredRow,
  type TableRegistry,
} from '@manigance/table';
import { readResult, UnreadableResultError } from './people/results/result.ts';
import { ResultStore } from './people/results/store.ts';
import type { Storage } from './storage/port.ts';

/** Retention of tables that are no longer played at, in days; 0 keeps them for ever. */
export interface Retention {
  /** After the end of a match. */
  readonly finishedDays: number;
  /** After a match was abandoned, or a table was left before its match began. */
  readonly abandonedDays: number;
  /** Whether the records of purged matches are kept. */
  readonly records: boolean;
  /** Whether the results of purged matches are kept: in the history and statistics of their players. */
  readonly results: boolean;
}

/** Retention where the host sets none. */
export const defaultRetention: Retention = {
  finishedDays: 365,
  abandonedDays: 30,
  records: true,
  results: true,
};

const tablesPerSweep = 500;

/** Deletes tables whose time is over, a few at a time. */
export class Purge {
  private readonly registry: TableRegistry;
  private readonly storage: Storage;
  private readonly keeping: Retention;
  private readonly now: () => number;
  private readonly results: ResultStore;
  /** The table after which the next sweep goes on. */
  private after = '';

  constructor(
    registry: TableRegistry,
    storage: Storage,
    keeping: Retention,
    now: () => number = () => registry.now(),
  ) {
    this.now = now;
    this.registry = registry;
    this.storage = storage;
    this.keeping = keeping;
    this.results = new ResultStore(storage);
  }

  async sweep(): Promise<void> {
    const rows = await this.storage.everyRow(this.after, tablesPerSweep);
    this.after = rows.length < tablesPerSweep ? '' : (rows.at(-1)?.id ?? '');
    for (const row of rows) if (this.isOver(row)) await this.purge(row);
  }

  /** Deletes a table that has ended or is damaged, whatever its age. Answers whether it was one. */
  async delete(id: string): Promise<boolean> {
    const row = await this.storage.row(id);
    if (row === undefined) return false;
    const isDamaged = this.registry.damagedTables.includes(id);
    if (!isDamaged && (row.stage === 'gathering' || row.stage === 'playing')) return false;
    this.registry.depose(id);
    if (isDamaged) await this.storage.purge(id, row.number);
    else await this.purge(row);
    return true;
  }

  private isOver({ id, stage, updatedAt }: StoredRow): boolean {
    const { finishedDays, abandonedDays } = this.keeping;
    const isLeft = stage === 'abandoned' || stage === 'gathering' || stage === 'expired';
    const days = stage === 'over' ? finishedDays : isLeft ? abandonedDays : 0;
    const isInUse = this.registry.roomInMemory(id) !== undefined;
    return days > 0 && updatedAt < this.now() - days * day && !isInUse;
  }

  private async purge({ id, number, stage, game, updatedAt }: StoredRow): Promise<void> {
    const hasEnded = stage === 'over' || stage === 'abandoned';
    try {
      if (hasEnded && this.keeping.results) await this.settle(id);
      const body = this.keeping.records ? await this.recordOf(id) : undefined;
      const record = body === undefined ? undefined : { id, game, endedAt: updatedAt, body };
      await this.storage.purge(id, number, record);
      if (!this.keeping.results) await this.results.drop(id);
    } catch (error) {
      if (error instanceof ConflictError) return; // another server of the same store was first
      if (!(error instanceof DamagedTableError)) throw error; // a damaged table stays for the host to look at
    }
  }

  /** Writes the result of a table, unless the rules of its match are gone. */
  private async settle(id: string): Promise<void> {
    const { storage: store, registry, results } = this;
    try {
      await results.write(await readResult({ store, games: registry.games }, id));
    } catch (error) {
      if (!(error instanceof UnreadableResultError)) throw error;
    }
  }

  private async recordOf(id: string): Promise<string | undefined> {
    const loaded = await load({ store: this.storage, games: this.registry.games }, id);
    if (loaded === undefined) return undefined;
    const { table } = loaded;
    // Without results nobody knows any more whose names these are, and a deleted person could not be taken out.
    const setup = this.keeping.results ? table.setup : { ...table.setup, namesInRecord: false };
    return recordText({ ...table, setup }, this.storage);
  }
}
