import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { until } from '../test-server.ts';
import { registryOn, storeDueTable } from './due-tables.ts';

let folder: string;
let storage: SqliteStorage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manigance-attack-'));
  storage = new SqliteStorage(join(folder, 'manigance.sqlite'));
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const bad = 'badbadbadbadbad1';
const good = 'goodgoodgoodgoo1';

/** Changes the file behind the server's back. */
function tamper(sql: string): void {
  const database = new DatabaseSync(join(folder, 'manigance.sqlite'));
  database.exec(sql);
  database.close();
}

/** Waits until the time-out of this table was played. */
async function timedOut(id: string, before: number): Promise<void> {
  let number = before;
  const look = async () => {
    number = (await storage.row(id))?.number ?? 0;
  };
  await until('the time-out is played', () => {
    void look();
    return number > before;
  });
}

test('a table with an entry cut short stops no time-out elsewhere, and the host is told which and why', async () => {
  await storeDueTable(storage, bad, { wakeAt: 1 });
  const before = await storeDueTable(storage, good, { wakeAt: 2 });
  tamper(`UPDATE entries SET body = SUBSTR(body, 1, 20) WHERE table_id = '${bad}' AND number = 3`);
  const { registry, reports } = await registryOn(storage);
  await timedOut(good, before);
  expect(reports).toEqual([{ table: bad, why: expect.stringContaining('was changed') }]);
  await registry.stop();
});

test('a bad table is tried again later and later', async () => {
  await storeDueTable(storage, bad);
  tamper(`UPDATE entries SET body = '{' WHERE table_id = '${bad}' AND number = 3`);
  const { registry } = await registryOn(storage);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt++) {
    tamper(`UPDATE tables SET wake_at = 1 WHERE id = '${bad}'`);
    const began = Date.now();
    let wakeAt = 1;
    await until('it is deferred', () => {
      void storage.row(bad).then((row) => {
        wakeAt = row?.wakeAt ?? 1;
      });
      return wakeAt > 1;
    });
    waits.push(wakeAt - began);
  }
  expect(waits.map((wait) => Math.floor(wait / 10_000))).toEqual([1, 2, 4]);
  await registry.stop();
});

test('frozen tables at the head of the due list do not hold up the tables behind them', async () => {
  for (let at = 0; at < 120; at++)
    await storeDueTable(storage, `frozen${String(at).padStart(10, '0')}`, { rulesVersion: 99, wakeAt: at });
  const before = await storeDueTable(storage, good);
  const { registry, reports } = await registryOn(storage);
  await timedOut(good, before);
  expect(reports).toEqual([]);
  expect(await storage.due(Date.now(), 200, [])).toEqual([]);
  await registry.stop();
});

test('due tables that are in memory are left out by the query, however many there are', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `tabletable${String(at).padStart(6, '0')}`);
  for (const [at, id] of ids.entries()) await storeDueTable(storage, id, { wakeAt: at });
  expect((await storage.due(Date.now(), 50, ids.slice(0, 59))).map(({ id }) => id)).toEqual(ids.slice(59));
});

test.each(['{"table":', '"so far"', '{"table":{},"steps":[]}'])(
  'an unreadable snapshot (%s) is discarded and rebuilt from the entries',
  async (body) => {
    const before = await storeDueTable(storage, good);
    await storage.saveSnapshot(good, { number: before, body });
    const { registry, reports } = await registryOn(storage);
    await timedOut(good, before);
    expect((await storage.snapshot(good))?.body).toContain('"seed"');
    expect(reports).toEqual([]);
    await registry.stop();
  },
);
