import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import type { Goal, LabProgress } from '@manigance/proof/lab';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { ServerProcess } from './child.ts';
import { type DiskError, DiskRecorder, diskErrorNames } from './disk-recording.ts';
import { endPairs, Pair } from './pair.ts';
import { faultsInStore } from './stored-faults.ts';

interface DiskFaultReport {
  readonly byKind: Readonly<Record<DiskError, number>>;
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

/** How long the server may take to notice that its disk fails, and to go on once it does not; ms. */
const patience = 60_000;

/**
 * Lets the disk of a server under load be full, read-only or failing for a while, again and again, half the time with a kill meanwhile. Nothing may
 * be acknowledged then, the server says that it is not ready, and afterwards everything goes on. `undefined` where
 * disks cannot be made to fail.
 */
export async function diskFaultLab(
  setup: { readonly goal: Goal; readonly seed: number; readonly pairs: number },
  progress: LabProgress,
): Promise<DiskFaultReport | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-disk-'));
  const disk = DiskRecorder.open(folder);
  if (disk === undefined) return undefined;
  const dice = new Dice(seedFromNumber(setup.seed));
  const start = (port = 0) =>
    ServerProcess.start(folder, port, [], { ...disk.environment, LAB_LOG_LEVEL: 'silent' });
  let server = await start();
  const { port } = server;
  const pairs: Pair[] = [];
  for (let at = 0; at < setup.pairs; at++) pairs.push(await Pair.open(server, dice, () => performance.now()));
  const acknowledged = () => pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0);
  const byKind = { full: 0, 'read-only': 0, failing: 0 };
  const faults: string[] = [];
  let [done, kills] = [0, 0];
  while (setup.goal.isOpen(done)) {
    const kind = diskErrorNames[done % diskErrorNames.length] ?? 'full';
    await wait(100 + dice.fraction() * 300);
    disk.fail(kind);
    if (!(await until(async () => (await statusOf(server, 'readyz')) === 503)))
      faults.push(`${done} ${kind}: the server calls itself ready`);
    const before = acknowledged();
    await wait(300);
    if (acknowledged() > before) faults.push(`${done} ${kind}: a move was acknowledged`);
    if ((await statusOf(server, 'healthz')) !== 200)
      faults.push(`${done} ${kind}: the server does not answer`);
    const isKilled = dice.below(2) === 0;
    if (isKilled) await server.end('SIGKILL');
    disk.heal();
    if (isKilled) server = await start(port);
    if (isKilled) kills++;
    if (!(await until(async () => (await statusOf(server, 'readyz')) === 200)))
      faults.push(`${done} ${kind}: the server is not ready again`);
    if (!(await until(async () => acknowledged() > before)))
      faults.push(`${done} ${kind}: the matches do not go on`);
    byKind[kind]++;
    progress.at(++done, faults.length);
  }
  await endPairs(pairs);
  await server.end('SIGTERM');
  const storage = new SqliteStorage(join(folder, 'manigance.sqlite'));
  faults.push(...(await faultsInStore(storage, pairs)));
  await storage.close();
  disk.close();
  rmSync(folder, { recursive: true });
  const tables = new Set(pairs.flatMap((pair) => pair.acknowledged.map(({ table }) => table))).size;
  return { byKind, kills, tables, acknowledged: acknowledged(), faults };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + patience;
  while (!(await isTrue())) {
    if (performance.now() > end) return false;
    await wait(50);
  }
  return true;
}

/** The status of a health check; 0 without an answer. */
function statusOf({ base }: ServerProcess, check: 'healthz' | 'readyz'): Promise<number> {
  return fetch(`${base}/${check}`).then(
    ({ status }) => status,
    () => 0,
  );
}
