import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { row, storageContract } from './storage-contract.ts';

storageContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-sqlite-'));
  const path = join(folder, 'tables.sqlite');
  return {
    run: async (sql) => {
      const database = new DatabaseSync(path);
      database.exec(sql);
      database.close();
    },
    open: async (known) => new SqliteStorage(path, known),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});

test('a journal that has grown long is put in its place by itself, and nothing of it is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-sqlite-'));
  const path = join(folder, 'tables.sqlite');
  const storage = new SqliteStorage(path);
  const table = row('longjournal');
  await storage.append({ row: table, expected: 0, bodies: ['0'] });
  const body = JSON.stringify('x'.repeat(1_000_000));
  const moves = Array.from({ length: 5 }, () => body);
  for (const [at, one] of moves.entries())
    await storage.append({ row: table, expected: at + 1, bodies: [one], people: 'same' });
  const other = new DatabaseSync(path, { readOnly: true });
  const waiting = () => other.prepare('SELECT COUNT(*) AS rows FROM journal').get()?.rows;
  await vi.waitFor(() => expect(waiting()).toBe(0), { timeout: 20_000 });
  other.close();
  expect((await storage.read(table.id, 1)).map((entry) => entry.body)).toEqual(moves);
  await storage.append({ row: table, expected: 6, bodies: ['6'], people: 'same' });
  expect(await storage.row(table.id)).toMatchObject({ number: 7 });
  await storage.close();
  rmSync(folder, { recursive: true });
});
