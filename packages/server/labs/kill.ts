import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import { type Goal, type LabProgress, silent } from '@manigance/proof/lab';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { ServerProcess } from './child.ts';
import { endPairs, Pair } from './pair.ts';
import { faultsInStore } from './stored-faults.ts';

/** Counts and faults of a run. */
export interface KillReport {
  readonly kills: number;
  readonly tables: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

/** Kills a server under load at random times, restarts it, and compares its entries with what it sent. */
export async function killLab(
  { goal, pairs, seed }: { readonly goal: Goal; readonly pairs: number; readonly seed: number },
  progress: LabProgress = silent,
): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-kill-'));
  const dice = new Dice(seedFromNumber(seed));
  let server = await ServerProcess.start(folder);
  const { port } = server;
  const playing: Pair[] = [];
  for (let at = 0; at < pairs; at++) playing.push(await Pair.open(server, dice, () => performance.now()));
  const faults: string[] = [];
  let kills = 0;
  while (goal.isOpen(kills)) {
    await new Promise((resolve) => setTimeout(resolve, 60 + dice.fraction() * 400));
    await server.end('SIGKILL');
    faults.push(...(await faultsIn(folder, playing, 12)));
    server = await ServerProcess.start(folder, port);
    progress.at(++kills, faults.length);
  }
  await new Promise((resolve) => setTimeout(resolve, 800));
  await endPairs(playing);
  await server.end('SIGTERM');
  faults.push(...(await faultsIn(folder, playing)));
  const tables = new Set(playing.flatMap(({ acknowledged }) => acknowledged.map(({ table }) => table))).size;
  const acknowledged = playing.reduce((sum, pair) => sum + pair.acknowledged.length, 0);
  rmSync(folder, { recursive: true });
  return { kills, tables, acknowledged, faults };
}

/** Looks at the latest moves of each pair, or at all. */
async function faultsIn(folder: string, pairs: readonly Pair[], latest?: number): Promise<readonly string[]> {
  const storage = new SqliteStorage(join(folder, 'manigance.sqlite'));
  const faults = await faultsInStore(storage, pairs, latest === undefined ? {} : { latest });
  await storage.close();
  return faults;
}
