import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import type { Goal, LabProgress } from '@manigance/proof/lab';
import { DamagedTableError, type StoredRow } from '@manigance/table';
import { StorageError } from '../src/storage/migrations.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/port.ts';
import { storeDueTable } from '../test/attacks/due-tables.ts';

interface FlipReport {
  flips: number;
  /** Flips after which every history reads as before: they hit free space, or what is not a history. */
  unharmed: number;
  /** Flips after which damaged tables are refused by name and the others read as before. */
  refusedByTable: number;
  /** Flips after which the store is refused with a sentence that names it. */
  refusedStores: number;
  /** Flips that changed the summary of a table, which lists are made from and no hash protects. */
  changedSummaries: number;
  readonly bytes: number;
  readonly faults: string[];
}

/** Flips one random bit of a copy of a store after another, and reads every table with the code of the server. */
export async function bitFlipLab(
  { goal, seed, tables }: { readonly goal: Goal; readonly seed: number; readonly tables: number },
  progress: LabProgress,
): Promise<FlipReport> {
  const dice = new Dice(seedFromNumber(seed));
  const folder = mkdtempSync(join(tmpdir(), 'manigance-flip-'));
  const path = await storeWith(tables, folder);
  const sound = readFileSync(path);
  const before = await contentsOf(folder);
  const counts = { flips: 0, unharmed: 0, refusedByTable: 0, refusedStores: 0, changedSummaries: 0 };
  const report = { ...counts, bytes: sound.length, faults: [] as string[] };
  const place = join(folder, 'flipped');
  mkdirSync(place);
  const copy = join(place, 'manigance.sqlite');
  while (goal.isOpen(report.flips)) {
    const at = dice.below(sound.length);
    const flipped = Buffer.from(sound);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << dice.below(8));
    writeFileSync(copy, flipped);
    const why = `bit in byte ${at}`;
    const after = await contentsOf(place, [...before.histories.keys()]).catch((error: unknown) => error);
    if (after instanceof StorageError && after.message.includes(copy)) report.refusedStores++;
    else if (!isContents(after))
      report.faults.push(`${why}: the store is refused without its name: ${after}`);
    else compare(before, after, report, why);
    // SQLite may have written its own pages, but no bit may be back as it was.
    if (readFileSync(copy)[at] === sound[at]) report.faults.push(`${why}: repaired in silence`);
    progress.at(++report.flips, report.faults.length);
  }
  rmSync(folder, { recursive: true });
  return report;
}

/** A store with so many tables, closed. */
async function storeWith(tables: number, folder: string): Promise<string> {
  const storage = await openStorage({ dataDir: folder });
  for (let at = 0; at < tables; at++) await storeDueTable(storage, `flip${String(at).padStart(12, '0')}`);
  await storage.close();
  return join(folder, 'manigance.sqlite');
}

interface Contents {
  /** The entries of each table, or the error that refuses them. */
  readonly histories: ReadonlyMap<string, string | Error>;
  readonly summaries: ReadonlyMap<string, string>;
}

function isContents(one: unknown): one is Contents {
  return typeof one === 'object' && one !== null && 'histories' in one;
}

async function contentsOf(folder: string, known?: readonly string[]): Promise<Contents> {
  const storage = await openStorage({ dataDir: folder });
  const rows = await everyRow(storage).catch(() => []);
  const histories = new Map<string, string | Error>();
  for (const id of known ?? rows.map((row) => row.id)) {
    const read = storage.read(id, 0).then((lines) => JSON.stringify(lines));
    histories.set(id, await read.catch((error: Error) => error));
  }
  await storage.close();
  return { histories, summaries: new Map(rows.map((row) => [row.id, JSON.stringify(row)])) };
}

async function everyRow(storage: Storage): Promise<readonly StoredRow[]> {
  const rows: StoredRow[] = [];
  for (;;) {
    const page = await storage.everyRow(rows.at(-1)?.id ?? '', 500);
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

function compare(before: Contents, after: Contents, report: FlipReport, why: string): void {
  let refused = 0;
  for (const [id, history] of after.histories) {
    if (history === before.histories.get(id)) continue;
    if (history instanceof DamagedTableError) refused++;
    else if (history instanceof Error)
      report.faults.push(`${why}: ${id} is refused without its name: ${history}`);
    else report.faults.push(`${why}: the history of ${id} reads differently`);
  }
  if (refused > 0) report.refusedByTable++;
  else report.unharmed++;
  const isChanged = ([id, row]: readonly [string, string]) => after.summaries.get(id) !== row;
  if ([...before.summaries].some(isChanged)) report.changedSummaries++;
}
