import { type LoadedGames, openTable, rowOf, type TableEntry, type TableRegistry } from '@manigance/table';
import { plainSetup } from '@manigance/table/testing';
import { Metrics } from '../../src/metrics.ts';
import { serverRegistry } from '../../src/server-registry.ts';
import type { Storage } from '../../src/storage/port.ts';
import { toyGames } from '../test-server.ts';

export interface Reported {
  readonly table: string | undefined;
  readonly why: string;
}

/** A registry on this store, and everything it reports. Bots never answer. */
export async function registryOn(
  storage: Storage,
  games: LoadedGames = toyGames,
): Promise<{ readonly registry: TableRegistry; readonly reports: Reported[] }> {
  const reports: Reported[] = [];
  const registry = serverRegistry({
    storage,
    games,
    metrics: new Metrics(),
    bots: { decide: () => new Promise(() => undefined), close: () => Promise.resolve() },
    report: (error, table) => reports.push({ table, why: String(error) }),
  });
  await registry.start();
  return { registry, reports };
}

/** Stores a match of two whose time ran out a while ago, with nobody watching. Answers with its number of entries. */
export async function storeDueTable(
  storage: Storage,
  id: string,
  { rulesVersion = 1, wakeAt = Date.now() - 60_000 } = {},
): Promise<number> {
  const at = Date.now() - 100_000;
  const opened = {
    kind: 'opened',
    at,
    id,
    code: id.slice(-6).toUpperCase(),
    host: 'guestann',
    setup: plainSetup('tic-tac-toe', 2, { pace: { kind: 'live', bank: 10, increment: 0 } }),
  } as const satisfies TableEntry;
  const entries: readonly TableEntry[] = [
    opened,
    { kind: 'sat', at, seat: 0, guest: 'guestann', name: 'Ann' },
    { kind: 'sat', at, seat: 1, guest: 'guestbob', name: 'Bob' },
    { kind: 'started', at, rulesVersion, seed: '0'.repeat(32), salt: '1'.repeat(32) },
  ];
  const row = { ...rowOf(openTable(opened), wakeAt), stage: 'playing' };
  await storage.append({ row, expected: 0, bodies: entries.map((entry) => JSON.stringify(entry)) });
  return entries.length;
}
