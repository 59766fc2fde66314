import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { migrations, notesTable, outstanding } from './migrations.ts';
import { type Append, ConflictError, type Snapshot } from './port.ts';
import { askedIn, type SqlRow, SqlStorage, type Value, type Waiting } from './sql-storage.ts';
import { type StatementName, statements } from './statements.ts';

/** SQLite in this process. Every commit reaches the disk; appends that wait at the same moment share one. */
export class SqliteStorage extends SqlStorage {
  readonly kind = 'sqlite';
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();
  private waiting: Waiting[] = [];
  private readonly snapshots = new Map<string, Snapshot>();

  constructor(path: string, known = migrations) {
    super();
    this.database = new DatabaseSync(path);
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
    this.migrate(known);
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      // Whatever else this turn of the event loop brings goes into the same commit.
      if (this.waiting.length === 1) setImmediate(() => this.commit());
    });
  }

  /** Goes with the next commit: nobody waits for a snapshot, and it need not cost one of its own. */
  override async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    if ((this.snapshots.get(table)?.number ?? 0) > snapshot.number) return;
    this.snapshots.set(table, snapshot);
    if (this.waiting.length === 0 && this.snapshots.size === 1) setTimeout(() => this.commit(), 50).unref();
  }

  override async snapshot(table: string): Promise<Snapshot | undefined> {
    return this.snapshots.get(table) ?? super.snapshot(table);
  }

  override async dropSnapshots(): Promise<void> {
    this.snapshots.clear();
    await super.dropSnapshots();
  }

  async close(): Promise<void> {
    this.commit();
    this.database.close();
  }

  protected async ask(name: StatementName, ...values: Value[]): Promise<readonly SqlRow[]> {
    return this.statement(dialect(statements[name])).all(...values) as SqlRow[];
  }

  private commit(): void {
    const batch = this.waiting;
    if (batch.length === 0 && this.snapshots.size === 0) return;
    this.waiting = [];
    const refused: Waiting[] = [];
    try {
      this.database.exec('BEGIN IMMEDIATE');
      for (const one of batch) if (!this.write(one.append)) refused.push(one);
      const save = this.statement(dialect(statements.saveSnapshot));
      for (const [table, { number, body }] of this.snapshots) save.run(table, number, body);
      this.database.exec('COMMIT');
      this.snapshots.clear();
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      for (const one of batch) one.reject(error);
      return;
    }
    for (const one of batch) {
      if (refused.includes(one)) one.reject(new ConflictError('the table has gone on'));
      else one.resolve();
    }
  }

  /** Answers whether the table was as expected. */
  private write(append: Append): boolean {
    const { row, expected, bodies } = append;
    const asked = askedIn(append);
    const { id, code, game, stage, access, wakeAt = null, updatedAt, line, people } = row;
    const number = expected + bodies.length;
    const changed =
      expected === 0
        ? this.statement(insertTable).run(
            id,
            code,
            game,
            stage,
            access,
            number,
            wakeAt,
            updatedAt,
            line,
            asked,
          )
        : this.statement(updateTable).run(stage, number, wakeAt, updatedAt, line, asked, id, expected);
    if (changed.changes !== 1) return false;
    for (const [at, body] of bodies.entries()) this.statement(insertEntry).run(id, expected + at, body);
    if (append.people !== 'same') this.writePeople(id, people);
    return true;
  }

  private writePeople(id: string, people: Append['row']['people']): void {
    this.statement(deletePeople).run(id);
    for (const { guest } of people) this.statement(insertPerson).run(guest, id);
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
      this.database.exec('BEGIN IMMEDIATE');
      for (const sql of migration) this.database.exec(sql.replaceAll('{wide}', 'INTEGER'));
      this.database.prepare(save).run(String(made + at + 1));
      this.database.exec('COMMIT');
    });
  }
}

const insertTable = `INSERT INTO tables
  (id, code, game, stage, access, number, wake_at, updated_at, line, asked)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const updateTable = `UPDATE tables SET stage = ?, number = ?, wake_at = ?, updated_at = ?, line = ?, asked = ?
  WHERE id = ? AND number = ?`;
const insertEntry = 'INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)';
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
