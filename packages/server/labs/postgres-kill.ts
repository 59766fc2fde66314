import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import type { Goal, LabProgress } from '@manigance/proof/lab';
import { PostgresStorage } from '../src/storage/postgres.ts';
import { type RealPostgres, realPostgres } from '../test/real-postgres.ts';
import { ServerProcess } from './child.ts';
import { endPairs, Pair } from './pair.ts';
import { faultsInStore } from './stored-faults.ts';

interface Setup {
  readonly goal: Goal;
  readonly seed: number;
  readonly pairs: number;
}

interface PostgresKillReport {
  readonly tables: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

/** How long matches may take to go on once Postgres is back; ms. */
const patience = 60_000;

/** Kills Postgres under the moves of a server at random times and starts it again. `undefined` where there is none of ours. */
export async function postgresKillLab(
  setup: Setup,
  progress: LabProgress,
): Promise<PostgresKillReport | undefined> {
  const postgres = await realPostgres();
  if (postgres === undefined) return undefined;
  if (postgres.processes().length === 0) return undefined; // one that was given is not ours to kill
  try {
    return await killUnderMoves(postgres, setup, progress);
  } finally {
    postgres.stop();
  }
}

async function killUnderMoves(
  postgres: RealPostgres,
  setup: Setup,
  progress: LabProgress,
): Promise<PostgresKillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-postgres-'));
  const dice = new Dice(seedFromNumber(setup.seed));
  const { url } = await postgres.database();
  const environment = { LAB_DATABASE_URL: url, LAB_LOG_LEVEL: 'silent' };
  const server = await ServerProcess.start(folder, 0, [], environment);
  const pairs: Pair[] = [];
  for (let at = 0; at < setup.pairs; at++) pairs.push(await Pair.open(server, dice, () => performance.now()));
  const acknowledged = () => pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0);
  const faults: string[] = [];
  let kills = 0;
  while (setup.goal.isOpen(kills)) {
    await wait(100 + dice.fraction() * 400);
    await postgres.crash();
    const [before, end] = [acknowledged(), performance.now() + patience];
    while (acknowledged() === before && performance.now() < end) await wait(20);
    if (acknowledged() === before) faults.push(`kill ${kills}: the matches do not go on`);
    progress.at(++kills, faults.length);
  }
  await endPairs(pairs);
  await server.end('SIGTERM');
  const storage = await PostgresStorage.open(url);
  faults.push(...(await faultsInStore(storage, pairs)));
  await storage.close();
  rmSync(folder, { recursive: true });
  const tables = new Set(pairs.flatMap((pair) => pair.acknowledged.map(({ table }) => table))).size;
  return { tables, acknowledged: acknowledged(), faults };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
