import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Append, ConflictError, type EntryLine, type Snapshot } from '@manigance/table';
import { ChainCache, chained, damagedFor, sumOf } from './chain.ts';
import type { Database, SqlRow, Value } from './database.ts';
import { migrations, notesTable, outstanding } from './migrations.ts';
import type { PurgedRecord } from './port.ts';
import { fromSchema2 } from './schema-2.ts';
import { chainsFor, unchained } from './schema-3.ts';
import { askedIn, SqlStorage } from './sql-storage.ts';
import { type StatementName, statements } from './statements.ts';

/** A write that waits for the next commit. `run` answers whether the expected number of entries was right. */
interface Write {
  run(): boolean;
  resolve(): void;
  reject(error: unknown): void;
}

/** SQLite in this process. Every commit reaches the disk; writes of one turn of the event loop share one. */
export class SqliteStorage extends SqlStorage {
  readonly kind = 'sqlite';
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private waiting: Write[] = [];
  private readonly chains = new ChainCache();
  /** `data_version` at the last `changedSince` that found nothing: it changes when another process writes. */
  private version: unknown;

  constructor(path: string, known = migrations) {
    super();
    this.database = new DatabaseSync(path);
    this.database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    this.database.exec(
      `PRAGMA wal_autocheckpoint = ${checkpointPages}; PRAGMA cache_size = -${cacheKibibytes}`,
    );
    this.migrate(known);
  }

  override read(table: string, from: number): Promise<readonly EntryLine[]> {
    return super.read(table, from).catch(throwDamaged);
  }

  override snapshot(table: string): Promise<Snapshot | undefined> {
    return super.snapshot(table).catch(throwDamaged);
  }

  append(append: Append): Promise<void> {
    return this.enqueue(() => this.write(append));
  }

  /** Shares a commit with waiting appends. */
  override saveSnapshot(table: string, { number, body }: Snapshot, chain?: string): Promise<void> {
    return this.enqueue(() => {
      const values = [table, number, body, sumOf(body), chain ?? null];
      this.statement(dialect(statements.saveSnapshot)).run(...values);
      return true;
    });
  }

  purge(table: string, number: number, record?: PurgedRecord): Promise<void> {
    return this.enqueue(() => {
      const { changes } = this.statement('DELETE FROM tables WHERE id = ? AND number = ?').run(table, number);
      if (changes !== 1) return false;
      for (const name of ['entries', 'people', 'snapshots'])
        this.statement(`DELETE FROM ${name} WHERE table_id = ?`).run(table);
      if (record === undefined) return true;
      const { id, game, endedAt, body } = record;
      this.statement(dialect(statements.saveRecord)).run(id, game, endedAt, body);
      return true;
    });
  }

  async changedSince(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const version = this.statement('PRAGMA data_version').get()?.data_version;
    if (version === this.version) return []; // no other process has written
    const changed = [...known].filter(([id, number]) => this.numberOf(id) > number).map(([id]) => id);
    if (changed.length === 0) this.version = version;
    return changed;
  }

  async deposed(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const latest = this.statement('SELECT epoch FROM tables WHERE id = ?');
    return [...known].filter(([id, epoch]) => latest.get(id)?.epoch !== epoch).map(([id]) => id);
  }

  async close(): Promise<void> {
    this.commit();
    this.database.close();
  }

  protected async ask(name: StatementName, ...values: Value[]): Promise<readonly SqlRow[]> {
    return this.statement(dialect(statements[name])).all(...values) as SqlRow[];
  }

  async query(sql: string, ...values: Value[]): Promise<readonly SqlRow[]> {
    return this.statement(dialect(sql)).all(...values) as SqlRow[];
  }

  async transact(said: Parameters<Database['transact']>[0]): ReturnType<Database['transact']> {
    this.statement('BEGIN IMMEDIATE').run();
    try {
      const done: SqlRow[][] = [];
      for (const { sql, values, mustMatch } of said) {
        const rows = this.statement(dialect(sql)).all(...values) as SqlRow[];
        if (mustMatch === true && rows.length === 0) {
          this.database.exec('ROLLBACK');
          return undefined;
        }
        done.push(rows);
      }
      this.statement('COMMIT').run();
      return done;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  private enqueue(run: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ run, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.commit());
    });
  }

  private commit(): void {
    const batch = this.waiting;
    if (batch.length === 0) return;
    this.waiting = [];
    let taken: readonly boolean[];
    try {
      taken = this.inTransaction(() => batch.map(({ run }) => run()));
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const [at, { resolve, reject }] of batch.entries()) {
      if (taken[at]) resolve();
      else reject(new ConflictError('the table has gone on'));
    }
  }

  /** Answers whether epoch and expected number of entries were right; creates a new table. */
  private write(append: Append): boolean {
    const { row, expected, bodies, epoch = null } = append;
    const { id, code, game, stage, access, wakeAt = null, updatedAt, line, people } = row;
    if (expected === 0) this.statement(insertTable).run(id, code, game, stage, access, updatedAt, line);
    const before = this.chainOf(id, expected);
    if (before === undefined) return false;
    const chain = chained(before, bodies);
    const number = expected + bodies.length;
    const update = this.statement(updateTable);
    const asked = askedIn(append);
    const values = [stage, number, wakeAt, updatedAt, line, asked, chain, id, expected, epoch];
    const { changes } = update.run(...values);
    if (changes !== 1) return false;
    this.chains.set(id, number, chain);
    for (const [at, body] of bodies.entries()) this.statement(insertEntry).run(id, expected + at, body);
    if (append.people === 'same') return true;
    this.statement(deletePeople).run(id);
    for (const { guest } of people) this.statement(insertPerson).run(guest, id);
    return true;
  }

  /** The hash over the first `number` entries; `undefined` if the table has another number of them. */
  private chainOf(id: string, number: number): string | undefined {
    const known = this.chains.get(id, number);
    if (known !== undefined) return known;
    const stored = this.statement(dialect(statements.chainOf)).get(id, number)?.chain;
    return stored === undefined ? undefined : String(stored);
  }

  private numberOf(id: string): number {
    return Number(this.statement(numberOf).get(id)?.number ?? 0);
  }

  private inTransaction<T>(work: () => T): T {
    this.statement('BEGIN IMMEDIATE').run();
    try {
      const done = work();
      this.statement('COMMIT').run();
      return done;
    } catch (error) {
      this.chains.clear();
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  private statement(sql: string): StatementSync {
    const found = this.prepared.get(sql);
    if (found !== undefined) return found;
    const made = this.database.prepare(sql);
    this.prepared.set(sql, made);
    return made;
  }

  /** In one transaction, so that of two processes that start at once one migrates and the other finds it done. */
  private migrate(known: typeof migrations): void {
    this.inTransaction(() => {
      this.database.exec(notesTable);
      const made = Number(
        this.database.prepare("SELECT value FROM notes WHERE key = 'schema'").get()?.value ?? 0,
      );
      const todo = outstanding(made, known);
      for (const [at, migration] of todo.entries()) {
        const schema = made + at;
        if (schema === 2) fromSchema2(this.database);
        for (const sql of migration) this.database.exec(sql.replaceAll('{wide}', 'INTEGER'));
        if (schema === 3) this.chainTables();
      }
      if (todo.length > 0) this.database.prepare(saveSchema).run(String(made + todo.length));
    });
  }

  /** Table by table, so that memory holds one match at a time. */
  private chainTables(): void {
    const bodies = this.database.prepare(dialect(unchained.bodies));
    const snapshots = this.database.prepare(dialect(unchained.snapshot));
    for (const { id } of this.database.prepare(unchained.tables).all()) {
      const found = snapshots.get(String(id));
      const snapshot = found && { number: Number(found.number), body: String(found.body) };
      const made = chainsFor({
        id: String(id),
        bodies: bodies.all(String(id)).map(({ body }) => String(body)),
        snapshot,
      });
      this.database.prepare(dialect(unchained.setTable)).run(...made.table);
      if (made.snapshot) this.database.prepare(dialect(unchained.setSnapshot)).run(...made.snapshot);
    }
  }
}

const corrupt = 11; // SQLITE_CORRUPT; the higher bytes say where

/** Throws an error that names the table if SQLite finds the file malformed where the table lies. */
function throwDamaged(error: unknown): never {
  if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === corrupt)
    throw damagedFor(`the file cannot be read where the table lies: ${error.message}`);
  throw error;
}

const saveSchema =
  "INSERT INTO notes VALUES ('schema', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value";

/** Pages in the write-ahead log before a checkpoint. A checkpoint blocks the server, so it is rare. */
const checkpointPages = 10_000;
const cacheKibibytes = 8_000;

const insertTable = `INSERT INTO tables (id, code, game, stage, access, number, updated_at, line, asked)
  VALUES (?, ?, ?, ?, ?, 0, ?, ?, '') ON CONFLICT DO NOTHING`;
const updateTable = `UPDATE tables SET stage = ?, number = ?, wake_at = ?, updated_at = ?, line = ?, asked = ?, chain = ?
  WHERE id = ? AND number = ? AND epoch = COALESCE(?, epoch)`;
const numberOf = 'SELECT number FROM tables WHERE id = ?';
const insertEntry = 'INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)';
const deletePeople = 'DELETE FROM people WHERE table_id = ?';
const insertPerson = 'INSERT INTO people (guest, table_id) VALUES (?, ?)';

const dialects = new Map<string, string>();
function dialect(sql: string): string {
  const known = dialects.get(sql);
  if (known !== undefined) return known;
  const said = sql
    .replaceAll('{list}', "GROUP_CONCAT(p.guest, ',')")
    .replaceAll(/\{texts (\$\d+)\}/g, 'SELECT value FROM JSON_EACH($1)')
    .replaceAll('{now}', "CAST(unixepoch('subsec') * 1000 AS INTEGER)")
    .replaceAll('{skip}', '')
    .replaceAll(/\$(\d+)/g, '?$1');
  dialects.set(sql, said);
  return said;
}
