import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConflictError, DamagedTableError, type Snapshot, type StoredRow } from '@manigance/table';
import { BackupError, parsed, readSummed, summed, write } from './backup-files.ts';
import { backedUpGuest } from './backup-guests.ts';
import { backUpPeople, type RowCounts, restorePeople } from './people/backup.ts';
import { chained } from './storage/chain.ts';
import type { PurgedRecord, Storage } from './storage/port.ts';

/** Numbers of tables, entries and guests in a backup. */
export interface Tally {
  tables: number;
  entries: number;
  guests: number;
  /** Tables that existed already, with at least these entries. */
  kept: number;
  /** Ids of the tables whose entries were changed in the store: they are kept aside and not restored. */
  readonly damaged: string[];
}

/** The first line of a table's file. Backups of format 1 have neither hash nor snapshot. */
interface TableHead extends StoredRow {
  readonly snapshot?: Snapshot | undefined;
}

const format = 3;
/** Before 3 there were no tables about people. */
const formatsRead: readonly unknown[] = [1, 2, format];
const page = 500;
const titleFile = 'manigance-backup.json';

/**
 * Writes all tables and guests to a folder of text files: one file per table, one line per entry. The server may be
 * running. The folder appears once it is complete.
 */
export async function backUp(
  storage: Storage,
  folder: string,
  onProgress: (tally: Tally) => Promise<void> = async () => undefined,
): Promise<Tally> {
  if (statSync(folder, { throwIfNoEntry: false }) !== undefined)
    throw new BackupError(`${folder} exists: name a new folder`);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  const tally: Tally = { tables: 0, entries: 0, guests: 0, kept: 0, damaged: [] };
  await backUpTables(storage, draft, tally, onProgress);
  await backUpWithoutRow(storage, draft, tally);
  await backUpGuests(storage, draft, tally, onProgress);
  await backUpRecords(storage, draft);
  const people = await backUpPeople(storage, join(draft, 'people'));
  const outages = (await storage.note('outages')) ?? '[]';
  const title = {
    format,
    at: Date.now(),
    from: storage.kind,
    tables: tally.tables,
    guests: tally.guests,
    people,
    outages,
  };
  write(join(draft, titleFile), `${JSON.stringify(title, undefined, 2)}\n`);
  renameSync(draft, folder);
  return tally;
}

type Progress = (tally: Tally) => Promise<void>;

async function backUpTables(
  storage: Storage,
  folder: string,
  tally: Tally,
  onProgress: Progress,
): Promise<void> {
  for await (const row of pages((after) => storage.everyRow(after, page))) {
    const entries = await storage.read(row.id, 0).catch(onlyDamaged);
    if (entries instanceof DamagedTableError) {
      await keepAside(storage, folder, { ...row, why: entries.message });
      tally.damaged.push(row.id);
      continue;
    }
    // The server may have written since the row was read.
    const bodies = entries.slice(0, row.number).map(({ body }) => body);
    const snapshot = await storage.snapshot(row.id).catch(onlyDamaged);
    const isUsable = !(snapshot instanceof DamagedTableError) && (snapshot?.number ?? 0) <= row.number;
    const head = { ...row, ...(isUsable ? { snapshot } : {}) };
    write(join(folder, 'tables', `${row.id}.jsonl`), summed([JSON.stringify(head), ...bodies]));
    tally.tables++;
    tally.entries += bodies.length;
    await onProgress(tally);
  }
}

/** Tables without a row are in no list of tables, and no less damaged. */
async function backUpWithoutRow(storage: Storage, folder: string, { damaged }: Tally): Promise<void> {
  for (const id of await storage.withoutRow()) {
    await keepAside(storage, folder, { id, why: 'its row is missing' });
    damaged.push(id);
  }
}

/** Writes what there is of a damaged table into a folder that is not restored. */
async function keepAside(
  storage: Storage,
  folder: string,
  about: { readonly id: string; readonly why: string },
): Promise<void> {
  const found = await storage.readUnchecked(about.id);
  const snapshot = await storage.snapshot(about.id).catch(() => undefined);
  const head = snapshot === undefined ? about : { ...about, snapshot };
  mkdirSync(join(folder, 'damaged'), { recursive: true, mode: 0o700 });
  const lines = [JSON.stringify(head), ...found.map(({ body }) => body)];
  write(join(folder, 'damaged', `${fileNameOf(about.id)}.jsonl`), summed(lines));
}

/** A damaged id may hold anything. */
function fileNameOf(id: string): string {
  return id.replaceAll(/[^a-z0-9]/g, '_').slice(0, 64);
}

function onlyDamaged(error: unknown): DamagedTableError {
  if (error instanceof DamagedTableError) return error;
  throw error;
}

async function backUpGuests(
  storage: Storage,
  folder: string,
  tally: Tally,
  onProgress: Progress,
): Promise<void> {
  const lines: string[] = [];
  for await (const guest of pages((after) => storage.everyGuest(after, page))) {
    lines.push(JSON.stringify({ ...guest, tokens: await storage.tokensOf(guest.id) }));
    tally.guests++;
    await onProgress(tally);
  }
  write(join(folder, 'guests.jsonl'), summed(lines));
}

/** Records of purged tables: a line about the table, then the record. */
async function backUpRecords(storage: Storage, folder: string): Promise<void> {
  for await (const { body, ...about } of pages((after) => storage.everyRecord(after, page))) {
    mkdirSync(join(folder, 'records'), { recursive: true, mode: 0o700 });
    const lines = [JSON.stringify(about), ...body.split('\n').slice(0, -1)];
    write(join(folder, 'records', `${about.id}.jsonl`), summed(lines));
  }
}

async function restoreRecords(storage: Storage, folder: string): Promise<void> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.jsonl'))) {
    const [head = '', ...lines] = readSummed(join(folder, name));
    const about = parsed(head, name) as Omit<PurgedRecord, 'body'>;
    if (`${about.id}.jsonl` !== name) throw new BackupError(`${name} is not what its first line says`);
    await storage.saveRecord({ ...about, body: lines.map((line) => `${line}\n`).join('') });
  }
}

async function* pages<T extends { readonly id: string }>(read: (after: string) => Promise<readonly T[]>) {
  for (let after = ''; ; ) {
    const found = await read(after);
    yield* found;
    const last = found.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/**
 * Restores a backup into a store. Existing tables stay; a table is added as a whole or not at all. Guests come last, and those
 * who are there keep what they have: no backup adds a way to sign in to them.
 */
export async function restore(storage: Storage, folder: string): Promise<Tally> {
  const title = readTitle(folder);
  const tally: Tally = { tables: 0, entries: 0, guests: 0, kept: 0, damaged: [] };
  const guests = readSummed(join(folder, 'guests.jsonl')).map((line) =>
    backedUpGuest(parsed(line, 'guests.jsonl')),
  );
  const there = new Set<string>();
  for (const { id } of guests) if ((await storage.guest(id)) !== undefined) there.add(id);
  await restoreRecords(storage, join(folder, 'records'));
  const names = readdirSync(join(folder, 'tables')).filter((name) => name.endsWith('.jsonl'));
  for (const name of names.sort()) await restoreTable(storage, join(folder, 'tables', name), name, tally);
  if (tally.tables + tally.kept !== title.tables) {
    throw new BackupError(
      `${folder} names ${title.tables} tables and holds ${names.length}: files are missing`,
    );
  }
  await restorePeople(storage, join(folder, 'people'), title.people, (guest) => there.has(guest));
  for (const { tokens, ...guest } of guests) {
    tally.guests++;
    if (there.has(guest.id)) continue;
    for (const token of tokens) await storage.saveToken(token);
    await storage.saveGuest(guest);
  }
  if ((await storage.note('outages')) === undefined) await storage.saveNote('outages', title.outages);
  return tally;
}

/** Contents of the first file of a backup, which describes the others. */
interface Title {
  readonly tables: number;
  readonly outages: string;
  readonly people: RowCounts;
}

function readTitle(folder: string): Title {
  const path = join(folder, titleFile);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new BackupError(`${folder} is no backup: it has no ${titleFile}`);
  const title = parsed(readFileSync(path, 'utf8'), titleFile) as {
    format?: unknown;
    tables?: unknown;
    outages?: unknown;
    people?: unknown;
  };
  if (!formatsRead.includes(title.format) || typeof title.tables !== 'number')
    throw new BackupError(`${path} is of another format`);
  const outages = typeof title.outages === 'string' ? title.outages : '[]';
  return { tables: title.tables, outages, people: countsIn(title.people) };
}

function countsIn(people: unknown): RowCounts {
  if (typeof people !== 'object' || people === null) return {};
  return Object.fromEntries(Object.entries(people).map(([name, rows]) => [name, Number(rows)]));
}

async function restoreTable(storage: Storage, path: string, name: string, tally: Tally): Promise<void> {
  const [head, ...bodies] = readSummed(path);
  const { snapshot, chain, ...row } = parsed(head ?? '', name) as TableHead;
  if (`${row.id}.jsonl` !== name || bodies.length !== row.number)
    throw new BackupError(`${name} is not what its first line says`);
  for (const body of bodies) parsed(body, name);
  if (chain !== undefined && chain !== chained('', bodies))
    throw new BackupError(`${name}: an entry was changed: the chained hash does not fit`);
  try {
    await storage.append({ row, expected: 0, bodies });
    if (snapshot !== undefined)
      await storage.saveSnapshot(row.id, snapshot, chained('', bodies.slice(0, snapshot.number)));
    tally.tables++;
    tally.entries += bodies.length;
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const there = await storage.read(row.id, 0);
    const isSame = bodies.every((body, at) => there[at]?.body === body);
    if (!isSame)
      throw new BackupError(
        `${name}: another table of this id or code is there; restore into an empty store`,
      );
    tally.kept++;
  }
}
