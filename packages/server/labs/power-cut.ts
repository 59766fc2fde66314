import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import type { Goal, LabProgress } from '@manigance/proof/lab';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { ServerProcess } from './child.ts';
import { CrashDisk } from './crash-disk.ts';
import { type DiskOperation, DiskRecorder } from './disk-recording.ts';
import { endPairs, Pair } from './pair.ts';
import { faultsInStore } from './stored-faults.ts';

interface PowerCutReport extends Cuts {
  readonly recordings: number;
  readonly operations: number;
  readonly syncs: number;
  readonly tables: number;
  readonly acknowledged: number;
}

/** How long pairs play between two ends of the server; ms. */
const [shortest, longest] = [400, 2_500];
/** Moves between two ends of the server at least, however slow the machine. */
const leastMoves = 10;

/**
 * Records what a server under load writes and syncs, while it is killed, stopped and started, and opens its files as they may be after
 * power cuts at random moments. `undefined` where nothing can be recorded.
 */
export async function powerCutLab(
  setup: { readonly goal: Goal; readonly seed: number; readonly pairs: number; readonly cutsEach: number },
  progress: LabProgress,
): Promise<PowerCutReport | undefined> {
  const { goal, seed, pairs, cutsEach } = setup;
  const dice = new Dice(seedFromNumber(seed));
  const sum = { recordings: 0, operations: 0, syncs: 0, tables: 0, acknowledged: 0, ...noCuts() };
  while (goal.isOpen(sum.cuts)) {
    const ends: readonly End[] = dice.below(2) === 0 ? ['SIGKILL', 'SIGTERM'] : ['SIGTERM', 'SIGKILL'];
    const recording = await recordServer(pairs, ends, dice);
    if (recording === undefined) return undefined;
    sum.recordings++;
    sum.operations += recording.operations.length;
    sum.syncs += recording.operations.filter(({ kind }) => kind === 'sync').length;
    sum.acknowledged += recording.acknowledged.length;
    sum.tables += new Set(recording.acknowledged.map(({ table }) => table)).size;
    const before = sum.cuts;
    const cuts = await cutPower(recording, cutsEach, dice, (so) => {
      progress.at(before + so.cuts, sum.faults.length + so.faults.length);
      return goal.isOpen(before + so.cuts);
    });
    sum.cuts += cuts.cuts;
    sum.unsynced += cuts.unsynced;
    sum.looked += cuts.looked;
    sum.faults.push(...cuts.faults.map((fault) => `seed ${seed}, recording ${sum.recordings}, ${fault}`));
  }
  return sum;
}

interface Cuts {
  cuts: number;
  /** Cuts at which something was not synced, and could be lost. */
  unsynced: number;
  /** Acknowledged moves looked for, over all cuts. */
  looked: number;
  readonly faults: string[];
}

function noCuts(): Cuts {
  return { cuts: 0, unsynced: 0, looked: 0, faults: [] };
}

/** Cuts the power at random moments of a recording, in their order, as long as `goesOn` says so. */
export async function cutPower(
  recording: Recording,
  count: number,
  dice: Dice,
  goesOn: (sum: Cuts) => boolean = () => true,
  isLying = false,
): Promise<Cuts> {
  const { operations, pairs, acknowledged } = recording;
  const sum = noCuts();
  const disk = new CrashDisk(recording.folder);
  const places = Array.from({ length: count }, () => dice.below(operations.length));
  let done = 0;
  for (const place of places.sort((one, other) => one - other)) {
    for (; done < place; done++) doOn(disk, operations[done], isLying);
    const until = operations[place]?.from ?? 0;
    if (!disk.isSynced) sum.unsynced++;
    sum.looked += acknowledged.filter(({ at }) => at <= until).length;
    const faults = await faultsAfterCut(disk.afterCut(dice), pairs, until);
    sum.faults.push(...faults.map((fault) => `operation ${place}: ${fault}`));
    sum.cuts++;
    if (!goesOn(sum)) break;
  }
  return sum;
}

/** A disk that lies acknowledges syncs and does nothing. */
function doOn(disk: CrashDisk, operation: DiskOperation | undefined, isLying: boolean): void {
  if (operation === undefined || (isLying && operation.kind === 'sync')) return;
  // The file of shared memory is no part of what is stored: SQLite makes it anew.
  if (!operation.path.endsWith('-shm')) disk.do(operation);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

type End = 'SIGKILL' | 'SIGTERM';

interface Recording {
  readonly folder: string;
  readonly operations: readonly DiskOperation[];
  readonly pairs: readonly Pair[];
  /** Moves of all pairs, with the length of the log when they were acknowledged. */
  readonly acknowledged: Pair['acknowledged'];
}

/** Records a server that is ended in these ways, and started again after each, while pairs play. */
export async function recordServer(
  count: number,
  ends: readonly End[],
  dice: Dice,
): Promise<Recording | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-power-'));
  const recorder = DiskRecorder.open(folder);
  if (recorder === undefined) return undefined;
  const start = (port = 0) => ServerProcess.start(folder, port, [], recorder.environment);
  let server = await start();
  const { port } = server;
  const pairs: Pair[] = [];
  for (let at = 0; at < count; at++) pairs.push(await Pair.open(server, dice, () => recorder.position()));
  const acknowledged = () => pairs.reduce((moves, pair) => moves + pair.acknowledged.length, 0);
  const play = async () => {
    const enough = acknowledged() + leastMoves;
    await wait(shortest + dice.fraction() * (longest - shortest));
    while (acknowledged() < enough) await wait(20);
  };
  for (const signal of ends) {
    await play();
    await server.end(signal);
    server = await start(port);
  }
  await play();
  await endPairs(pairs);
  await server.end(dice.below(2) === 0 ? 'SIGKILL' : 'SIGTERM');
  const operations = recorder.operations();
  mustBeWhole(folder, operations);
  recorder.close();
  rmSync(folder, { recursive: true });
  return { folder, operations, pairs, acknowledged: pairs.flatMap((pair) => pair.acknowledged) };
}

/** The recording has everything only if it leads to the files that are there. */
function mustBeWhole(folder: string, operations: readonly DiskOperation[]): void {
  const disk = new CrashDisk(folder);
  for (const operation of operations) doOn(disk, operation, false);
  const recorded = disk.whole();
  for (const name of readdirSync(folder).filter((one) => !one.endsWith('-shm'))) {
    const content = readFileSync(join(folder, name));
    if (!content.equals(recorded.get(join(folder, name)) ?? Buffer.alloc(0)))
      throw new Error(`the recording of ${name} lacks something`);
  }
}

/** Files after a cut are opened in memory where there is such a folder: they are read once. */
const imagesIn = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Opens the files with the code of the server and compares them with what had been promised until then. */
async function faultsAfterCut(
  files: ReadonlyMap<string, Buffer>,
  pairs: readonly Pair[],
  until: number,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(imagesIn, 'manigance-cut-'));
  for (const [path, content] of files) writeFileSync(join(folder, basename(path)), content);
  const path = join(folder, 'manigance.sqlite');
  try {
    const storage = new SqliteStorage(path);
    const faults = [...(await faultsInStore(storage, pairs, { until })), ...(await damagedTables(storage))];
    await storage.close();
    const database = new DatabaseSync(path);
    const answer = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    database.close();
    return answer === 'ok' ? faults : [...faults, `integrity_check: ${answer}`];
  } catch (error) {
    return [`the files cannot be opened: ${error instanceof Error ? error.message : error}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads every table: their hashes are checked. */
async function damagedTables(storage: SqliteStorage): Promise<readonly string[]> {
  const faults: string[] = [];
  let after = '';
  for (;;) {
    const rows = await storage.everyRow(after, 500);
    for (const { id } of rows)
      await storage.read(id, 0).catch((error: Error) => faults.push(`${id} is damaged: ${error.message}`));
    const last = rows.at(-1)?.id;
    if (last === undefined) return faults;
    after = last;
  }
}
