import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError, parsed, readSummed, summed, write } from '../backup-files.ts';
import type { Database, SqlRow, Value } from '../storage/database.ts';
import type { ColumnKind, KeptTable } from './subject-tables.ts';
import { laterSubjectTables, subjectTables } from './tables.ts';

/** Rows of each table in a backup. */
export type RowCounts = Readonly<Record<string, number>>;

const page = 500;
/** Rows of one file, so that a file stays readable at once. */
const rowsPerFile = 20_000;
const longestText = 20_000;

const keptTables = (): readonly KeptTable[] =>
  [...subjectTables, ...laterSubjectTables].flatMap(({ kept }) => kept);

/** Writes the tables about people into a folder, in files of a row per line. */
export async function backUpPeople(database: Database, folder: string): Promise<RowCounts> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const counts: Record<string, number> = {};
  for (const table of keptTables()) {
    const lines: string[] = [];
    let files = 0;
    let rows = 0;
    for await (const row of rowsOf(database, table)) {
      lines.push(JSON.stringify(plain(table, row)));
      rows++;
      if (lines.length === rowsPerFile) write(join(folder, fileOf(table, files++)), summed(lines.splice(0)));
    }
    if (lines.length > 0) write(join(folder, fileOf(table, files)), summed(lines));
    counts[table.name] = rows;
  }
  return counts;
}

function fileOf({ name }: KeptTable, part: number): string {
  return `${name}-${part}.jsonl`;
}

/** Page by page, in the order of the key. */
async function* rowsOf(database: Database, { name, key, columns }: KeptTable): AsyncGenerator<SqlRow> {
  const list = Object.keys(columns).join(', ');
  const order = key.join(', ');
  const marks = key.map((_, at) => `$${at + 1}`).join(', ');
  let after: readonly Value[] | undefined;
  for (;;) {
    const where = after === undefined ? '' : `WHERE (${order}) > (${marks})`;
    const sql = `SELECT ${list} FROM ${name} ${where} ORDER BY ${order} LIMIT ${page}`;
    const rows = await database.query(sql, ...(after ?? []));
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = key.map((column) => last[column] ?? null);
  }
}

/** The same row whichever database it came from: one of them answers wide integers as text. */
function plain({ columns }: KeptTable, row: SqlRow): SqlRow {
  const values = Object.entries(columns).map(([column, kind]) => {
    const value = row[column] ?? null;
    return [column, value !== null && isWhole(kind) ? Number(value) : value] as const;
  });
  return Object.fromEntries(values);
}

function isWhole(kind: ColumnKind): boolean {
  return kind === 'whole' || kind === 'whole?';
}

/** Restores the tables about people. Rows that are there stay, and so does everything of guests who are there. */
export async function restorePeople(
  database: Database,
  folder: string,
  counts: RowCounts,
  isThere: (guest: string) => boolean,
): Promise<void> {
  // All rows are read and checked before the first is restored.
  const read = keptTables().map(
    (table) => [table, readRows(table, folder, counts[table.name] ?? 0)] as const,
  );
  for (const [table, rows] of read) {
    for (const row of rows) {
      const owner = table.owner === undefined ? undefined : row[table.owner];
      if (typeof owner === 'string' && isThere(owner)) continue;
      await insert(database, table, row);
    }
  }
}

function readRows(table: KeptTable, folder: string, count: number): readonly SqlRow[] {
  const rows: SqlRow[] = [];
  for (let part = 0; part * rowsPerFile < count; part++) {
    const file = fileOf(table, part);
    for (const line of readSummed(join(folder, file))) rows.push(checked(table, parsed(line, file), file));
  }
  if (rows.length !== count)
    throw new BackupError(`${table.name}: the backup names ${count} rows and holds ${rows.length}`);
  return rows;
}

function checked(table: KeptTable, read: object, file: string): SqlRow {
  const row: Record<string, Value> = {};
  const given = new Map<string, unknown>(Object.entries(read));
  for (const [column, kind] of Object.entries(table.columns)) {
    const value = given.get(column);
    if (!fits(value, kind)) throw new BackupError(`${file}: ${column} of a row is not what it should be`);
    row[column] = value;
    given.delete(column);
  }
  const [unknown] = given.keys();
  if (unknown !== undefined) throw new BackupError(`${file} holds a row with an unknown column`);
  const why = table.refuse?.(row);
  if (why !== undefined) throw new BackupError(`${file} holds ${why}`);
  return row;
}

function fits(value: unknown, kind: ColumnKind): value is Value {
  if (value === null) return kind.endsWith('?');
  if (isWhole(kind)) return Number.isSafeInteger(value);
  return typeof value === 'string' && value.length <= longestText;
}

async function insert(database: Database, { name, columns }: KeptTable, row: SqlRow): Promise<void> {
  const names = Object.keys(columns);
  const marks = names.map((_, at) => `$${at + 1}`).join(', ');
  const sql = `INSERT INTO ${name} (${names.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`;
  await database.query(sql, ...names.map((column) => row[column] ?? null));
}
