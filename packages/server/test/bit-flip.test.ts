import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Goal, silent } from '@manigance/proof/lab';
import { expect, test } from 'vitest';
import { bitFlipLab } from '../labs/bit-flip.ts';
import { anyone, createTable, TestServer, tableOf, until } from './test-server.ts';

test('whichever bit of the file is flipped, each history reads as before or is refused by name, and nothing is repaired', async () => {
  const report = await bitFlipLab({ goal: Goal.times(250), seed: 2, tables: 150 }, silent);
  expect(report.faults).toEqual([]);
  expect(report.refusedByTable).toBeGreaterThan(0);
  expect(report.unharmed).toBeGreaterThan(0);
});

test('a table that lies where the file is malformed is set apart by name with what to do, and the server goes on', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const server = await TestServer.open({ logLevel: 'error', logTo, quietFor: 10 });
  const ann = await server.guest('Ann');
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
  await server.running.stop();
  spoilPageWith(join(server.folder, 'manigance.sqlite'), table);
  await server.start();
  expect(await ann.watch(table)).toMatchObject({ type: 'refused', reason: { code: 'damaged' } });
  await until('the host is told', () => lines.some((line) => line.includes(table)));
  const told = lines.find((line) => line.includes(table));
  expect(told).toContain('malformed');
  expect(told).toContain('restore the table from a backup');
  expect(await (await fetch(`${server.base}/metrics`)).text()).toContain('manigance_damaged_tables 1');
  await server.close();
});

/** Spoils the head of the page that has the first entry of this table. */
function spoilPageWith(path: string, table: string): void {
  const file = readFileSync(path);
  const pageSize = file.readUInt16BE(16);
  const entry = file.indexOf(`{"kind":"opened"`);
  expect(file.indexOf(table, entry)).toBeGreaterThan(entry);
  file.fill(0xff, entry - (entry % pageSize), entry - (entry % pageSize) + 8);
  writeFileSync(path, file);
}
