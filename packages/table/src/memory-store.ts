import {
  type Append,
  ConflictError,
  type EntryLine,
  type Snapshot,
  type StoredRow,
  type TableStore,
} from './store.ts';

/** A table as a `MemoryStore` keeps it. */
export interface MemoryTable {
  readonly row: StoredRow;
  readonly bodies: readonly string[];
}

/** A store in memory. `persist` runs before a change becomes visible, so that nothing is shown before it is durable. */
export class MemoryStore implements TableStore {
  private readonly tables = new Map<string, MemoryTable>();
  private readonly snapshots = new Map<string, Snapshot>();
  private readonly notes = new Map<string, string>();
  private readonly persist: (append: Append) => Promise<void>;

  constructor(persist: (append: Append) => Promise<void> = async () => undefined) {
    this.persist = persist;
  }

  /** Adds a table that is durable already. */
  add(table: MemoryTable): void {
    this.tables.set(table.row.id, table);
  }

  async append(append: Append): Promise<void> {
    this.check(append);
    await this.persist(append);
    this.check(append); // another append may have come while this one was being made durable
    const { row, expected, bodies } = append;
    const before = this.tables.get(row.id)?.bodies ?? [];
    this.tables.set(row.id, {
      row: { ...row, number: expected + bodies.length },
      bodies: [...before, ...bodies],
    });
  }

  private check({ row, expected }: Append): void {
    const { number = 0 } = this.tables.get(row.id)?.row ?? {};
    if (number !== expected) throw new ConflictError(`${row.id} has ${number} entries, not ${expected}`);
    const sameCode = [...this.tables.values()].find((one) => one.row.code === row.code);
    if (sameCode !== undefined && sameCode.row.id !== row.id) throw new ConflictError(`${row.code} is taken`);
  }

  async read(table: string, from: number): Promise<readonly EntryLine[]> {
    const { bodies = [] } = this.tables.get(table) ?? {};
    return bodies.slice(from).map((body, at) => ({ number: from + at, body }));
  }

  async changedSince(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    return [...known].flatMap(([id, number]) => (this.tables.get(id)?.row.number === number ? [] : [id]));
  }

  async row(table: string): Promise<StoredRow | undefined> {
    return this.tables.get(table)?.row;
  }

  async rowByCode(code: string): Promise<StoredRow | undefined> {
    return this.rows().find((row) => row.code === code);
  }

  async list(of: { readonly guest: string } | 'open', limit: number): Promise<readonly StoredRow[]> {
    const isListed = ({ access, stage, people }: StoredRow) =>
      of === 'open'
        ? access === 'open' && (stage === 'gathering' || stage === 'playing')
        : people.some(({ guest }) => guest === of.guest);
    return this.rows()
      .filter(isListed)
      .sort((one, other) => other.updatedAt - one.updatedAt)
      .slice(0, limit);
  }

  async countOpen(guest: string): Promise<number> {
    const rows = await this.list({ guest }, Number.POSITIVE_INFINITY);
    return rows.filter(({ stage }) => stage === 'gathering' || stage === 'playing').length;
  }

  async due(by: number, limit: number, except: readonly string[]): Promise<readonly StoredRow[]> {
    const wakeAt = (row: StoredRow) => row.wakeAt ?? Number.POSITIVE_INFINITY;
    return this.rows()
      .filter((row) => wakeAt(row) <= by && !except.includes(row.id))
      .sort((one, other) => wakeAt(one) - wakeAt(other))
      .slice(0, limit);
  }

  async defer(id: string, number: number, until: number): Promise<void> {
    const table = this.tables.get(id);
    if (table?.row.number === number) this.tables.set(id, { ...table, row: { ...table.row, wakeAt: until } });
  }

  async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    if ((this.snapshots.get(table)?.number ?? 0) <= snapshot.number) this.snapshots.set(table, snapshot);
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    return this.snapshots.get(table);
  }

  async dropSnapshot(table: string): Promise<void> {
    this.snapshots.delete(table);
  }

  async dropSnapshots(): Promise<void> {
    this.snapshots.clear();
  }

  async note(key: string): Promise<string | undefined> {
    return this.notes.get(key);
  }

  async saveNote(key: string, value: string): Promise<void> {
    this.notes.set(key, value);
  }

  private rows(): StoredRow[] {
    return [...this.tables.values()].map(({ row }) => row);
  }
}
