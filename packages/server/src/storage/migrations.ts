import { laterSubjectTables, subjectTables } from '../people/tables.ts';

/** Schema migrations, forward only: never edit a released one, add a new one. `{wide}` is the dialect's 64-bit integer. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE tables (id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, stage TEXT NOT NULL,
      access TEXT NOT NULL, number INTEGER NOT NULL, wake_at {wide}, updated_at {wide} NOT NULL, line TEXT NOT NULL, asked TEXT NOT NULL)`,
    `CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL`,
    `CREATE INDEX tables_open ON tables (updated_at) WHERE access = 'open' AND stage IN ('gathering', 'playing')`,
    `CREATE TABLE entries (table_id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (table_id, number))`,
    `CREATE TABLE people (guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id))`,
    `CREATE INDEX people_of_table ON people (table_id)`,
    `CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, body TEXT NOT NULL)`,
    `CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at {wide} NOT NULL)`,
    `CREATE TABLE tokens (hash TEXT PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, label TEXT NOT NULL,
      created_at {wide} NOT NULL)`,
    `CREATE INDEX tokens_of_guest ON tokens (guest)`,
  ],
  // Schema 2: SQLite kept recent moves here, and a row of its entries could hold several, a line each.
  [`CREATE TABLE journal (number INTEGER PRIMARY KEY, body TEXT NOT NULL)`],
  // Schema 3: one row per entry. SQLite first moves what it holds otherwise, see schema-2.ts.
  [`DROP TABLE journal`],
  // Schema 4: a chained hash over the entries of each table, computed by schema-3.ts for those that are there; records
  // of tables that were purged; tables that have not begun expire, a week after their last change.
  [
    `ALTER TABLE tables ADD COLUMN chain TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE snapshots ADD COLUMN chain TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE snapshots ADD COLUMN sum TEXT NOT NULL DEFAULT ''`,
    `CREATE TABLE records (table_id TEXT PRIMARY KEY, game TEXT NOT NULL, ended_at {wide} NOT NULL, body TEXT NOT NULL)`,
    `UPDATE tables SET wake_at = updated_at + 604800000 WHERE stage = 'gathering' AND wake_at IS NULL`,
  ],
  // Schema 5: the server that a table belongs to, where several share the store, and when each was last alive.
  [
    `ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE tables ADD COLUMN owner TEXT`,
    `CREATE TABLE servers (id TEXT PRIMARY KEY, alive_at {wide} NOT NULL)`,
  ],
  // Schema 6: the tables of the subjects about people.
  subjectTables.flatMap(({ create }) => create),
  // From schema 7 on: a schema for each later subject.
  ...laterSubjectTables.map(({ create }) => create),
];

/** Version of the present schema. */
export const schemaVersion = migrations.length;

/** Table of notes, which has the schema version. */
export const notesTable = 'CREATE TABLE IF NOT EXISTS notes (key TEXT PRIMARY KEY, value TEXT NOT NULL)';

/** The database cannot be used; the message says what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Migrations after this version. */
export function outstanding(made: number, known = migrations): readonly (readonly string[])[] {
  if (made > known.length) {
    throw new StorageError(
      `the store was written by a newer Manigance (schema ${made}, this one knows ${known.length}): update this one`,
    );
  }
  return known.slice(made);
}
