import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Gathered, journaled, journalText, readJournal } from './journal.ts';
import { migrations, notesTable, outstanding } from './migrations.ts';
import { type Append, ConflictError, type Snapshot } from './port.ts';
import { askedIn, type SqlRow, SqlStorage, type Value, type Waiting } from './sql-storage.ts';
import { type StatementName, statements } from './statements.ts';

/**
 * SQLite in this process. Every commit reaches the disk; appends that wait at the same moment share one. A move goes to the
 * journal, which is one row for all the moves of a commit; it is put in its place, with others of its table, before
 * anybody reads or when the journal has grown. Whoever opens the file does the same, so nothing depends on this process.
 */
export class SqliteStorage extends SqlStorage {
  readonly kind = 'sqlite';
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private waiting: Waiting[] = [];
  private readonly snapshots = new Map<string, Snapshot>();
  /** How many entries those tables have that this process has written to since the journal was last emptied. */
  private readonly numbers = new Map<string, number>();
  /** What is in the journal, where this process has written all of it. */
  private gathered: Gathered | undefined;
  private journalLength = 0;
  private emptiedAt = 0;
  /** Changes when another process has written. */
  private version: unknown;

  constructor(path: string, known = migrations) {
    super();
    this.database = new DatabaseSync(path);
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
    this.database.exec(`PRAGMA wal_autocheckpoint = ${checkpointEvery}; PRAGMA cache_size = -${cacheSize}`);
    this.migrate(known);
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      if (this.waiting.length > 1) return;
      // Whatever else this turn of the event loop brings goes into the same commit.
      setImmediate(() => this.commit());
    });
  }

  /** Written when the journal is next emptied: nobody waits for a snapshot. */
  override async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    if ((this.snapshots.get(table)?.number ?? 0) > snapshot.number) return;
    this.snapshots.set(table, snapshot);
  }

  override async snapshot(table: string): Promise<Snapshot | undefined> {
    return this.snapshots.get(table) ?? super.snapshot(table);
  }

  override async dropSnapshots(): Promise<void> {
    this.snapshots.clear();
    await super.dropSnapshots();
  }

  async goneOn(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    if (this.dataVersion() === this.version) return []; // nobody but this process has written
    if (this.isAnythingToPlace()) this.inTransaction(() => this.emptyJournal());
    return [...known].filter(([id, number]) => this.numberOf(id) > number).map(([id]) => id);
  }

  async close(): Promise<void> {
    this.commit();
    this.inTransaction(() => this.emptyJournal());
    this.database.close();
  }

  protected async ask(name: StatementName, ...values: Value[]): Promise<readonly SqlRow[]> {
    if (readsTables.has(name) && this.isAnythingToPlace()) this.inTransaction(() => this.emptyJournal());
    return this.statement(dialect(statements[name])).all(...values) as SqlRow[];
  }

  private commit(): void {
    const batch = this.waiting;
    if (batch.length === 0) return;
    this.waiting = [];
    const refused = new Set<Waiting>();
    try {
      this.inTransaction(() => this.write(batch, refused));
    } catch (error) {
      for (const one of batch) one.reject(error);
      return;
    }
    for (const one of batch) {
      if (refused.has(one)) one.reject(new ConflictError('the table has gone on'));
      else one.resolve();
    }
    if (this.journalLength > longestJournal) setImmediate(() => this.tidy());
  }

  /** Empties a long journal once those who waited have been answered. */
  private tidy(): void {
    if (!this.database.isOpen) return;
    try {
      this.inTransaction(() => this.emptyJournal());
    } catch {
      // Whoever writes next tries again, and is told.
    }
  }

  private write(batch: readonly Waiting[], refused: Set<Waiting>): void {
    const version = this.dataVersion();
    const isOld = performance.now() - this.emptiedAt > oldestJournal;
    if (version !== this.version || isOld) this.emptyJournal();
    this.version = version;
    let moves = '';
    for (const one of batch) {
      const { append } = one;
      if (!this.isAsExpected(append)) refused.add(one);
      else if (append.people === 'same') moves += this.gather(append);
      else this.writeInPlace(append);
    }
    if (moves === '') return;
    this.statement(insertJournal).run(moves);
    this.journalLength += moves.length;
  }

  /** Answers with what goes to the journal. */
  private gather(append: Append): string {
    const one = journaled(append);
    this.gathered?.add(one);
    return journalText(one);
  }

  /** Whether the table has as many entries as the writer knows of; one that is new is begun. */
  private isAsExpected({ row, expected, bodies }: Append): boolean {
    const { id, code, game, stage, access, updatedAt, line } = row;
    if (expected === 0) {
      const made = this.statement(insertTable).run(id, code, game, stage, access, updatedAt, line);
      if (made.changes !== 1) return false;
    } else if ((this.numbers.get(id) ?? this.numberOf(id)) !== expected) return false;
    this.numbers.set(id, expected + bodies.length);
    return true;
  }

  private numberOf(id: string): number {
    return Number(this.statement(numberOf).get(id)?.number ?? 0);
  }

  private dataVersion(): unknown {
    return this.statement('PRAGMA data_version').get()?.data_version;
  }

  private writeInPlace(append: Append): void {
    const { row, expected, bodies } = append;
    const { id, stage, wakeAt = null, updatedAt, line, people } = row;
    const number = expected + bodies.length;
    this.statement(updateTable).run(stage, number, wakeAt, updatedAt, line, askedIn(append), id);
    this.statement(insertEntries).run(id, expected, bodies.join('\n'));
    if (append.people === 'same') return;
    this.statement(deletePeople).run(id);
    for (const { guest } of people) this.statement(insertPerson).run(guest, id);
  }

  private isAnythingToPlace(): boolean {
    return this.snapshots.size > 0 || this.statement(anyJournal).get() !== undefined;
  }

  /** Puts what is in the journal in its place. */
  private emptyJournal(): void {
    if (this.dataVersion() !== this.version) this.gathered = undefined;
    const { blocks, last } = this.gathered ?? this.readJournal();
    for (const { id, from, text } of blocks) this.statement(insertEntries).run(id, from, text);
    for (const { id, expected, bodies, stage, wakeAt, updatedAt, line, asked } of last.values()) {
      const number = expected + bodies.length;
      this.statement(`${updateTable} AND number < ?`).run(
        stage,
        number,
        wakeAt,
        updatedAt,
        line,
        asked,
        id,
        number,
      );
    }
    if (blocks.length > 0) this.statement('DELETE FROM journal').run();
    const save = this.statement(dialect(statements.saveSnapshot));
    for (const [table, { number, body }] of this.snapshots) save.run(table, number, body);
    this.snapshots.clear();
    this.numbers.clear();
    this.gathered = new Gathered();
    this.journalLength = 0;
    this.emptiedAt = performance.now();
  }

  private readJournal(): Gathered {
    const gathered = new Gathered();
    for (const { body } of this.statement(readJournalRows).all())
      for (const one of readJournal(String(body))) gathered.add(one);
    return gathered;
  }

  private inTransaction<T>(work: () => T): T {
    this.statement('BEGIN IMMEDIATE').run();
    try {
      const done = work();
      this.statement('COMMIT').run();
      return done;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      // What this process believes to know may not have been written.
      this.version = undefined;
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

  private migrate(known: typeof migrations): void {
    this.database.exec(notesTable);
    const made = Number(
      this.database.prepare("SELECT value FROM notes WHERE key = 'schema'").get()?.value ?? 0,
    );
    const save =
      "INSERT INTO notes VALUES ('schema', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
    outstanding(made, known).forEach((migration, at) => {
      this.inTransaction(() => {
        for (const sql of migration) this.database.exec(sql.replaceAll('{wide}', 'INTEGER'));
        this.database.prepare(save).run(String(made + at + 1));
      });
    });
  }
}

/** Characters and milliseconds after which the journal is emptied though nobody reads. */
const longestJournal = 2_000_000;
const oldestJournal = 5_000;
/** Pages after which SQLite puts what it has logged in its place. Nobody is served meanwhile, so it is done seldom. */
const checkpointEvery = 10_000;
/** Kibibytes. As much as a long journal takes, so that it need not be read again to be emptied. */
const cacheSize = 8_000;
/** All but `due`: whoever plays at a table looks after it, and what is in the journal has just been played. */
const readsTables: ReadonlySet<StatementName> = new Set([
  'read',
  'row',
  'rowByCode',
  'listOpen',
  'listOf',
  'nextDue',
  'everyRow',
  'count',
]);

const insertTable = `INSERT INTO tables (id, code, game, stage, access, number, updated_at, line, asked)
  VALUES (?, ?, ?, ?, ?, 0, ?, ?, '') ON CONFLICT DO NOTHING`;
const updateTable = `UPDATE tables SET stage = ?, number = ?, wake_at = ?, updated_at = ?, line = ?, asked = ?
  WHERE id = ?`;
const numberOf = 'SELECT number FROM tables WHERE id = ?';
const insertEntries = 'INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)';
const insertJournal = 'INSERT INTO journal (body) VALUES (?)';
const readJournalRows = 'SELECT body FROM journal ORDER BY number';
const anyJournal = 'SELECT 1 FROM journal LIMIT 1';
const deletePeople = 'DELETE FROM people WHERE table_id = ?';
const insertPerson = 'INSERT INTO people (guest, table_id) VALUES (?, ?)';

const dialects = new Map<string, string>();
function dialect(sql: string): string {
  const known = dialects.get(sql);
  if (known !== undefined) return known;
  const said = sql.replaceAll('{list}', "GROUP_CONCAT(p.guest, ',')").replaceAll(/\$(\d)/g, '?$1');
  dialects.set(sql, said);
  return said;
}
