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
  await vi.waitFor(() => expect(waiting()).toBeLessThan(moves.length), { timeout: 20_000 });
  other.close();
  expect((await storage.read(table.id, 1)).map((entry) => entry.body)).toEqual(moves);
  await storage.append({ row: table, expected: 6, bodies: ['6'], people: 'same' });
  expect(await storage.row(table.id)).toMatchObject({ number: 7 });
  await storage.close();
  rmSync(folder, { recursive: true });
});

test('after a commit that failed, what is in the file counts and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-sqlite-'));
  const path = join(folder, 'tables.sqlite');
  const storage = new SqliteStorage(path);
  const table = row('failedcommit');
  const append = (expected: number, body: string) =>
    storage.append({ row: table, expected, bodies: [body], people: 'same' });
  await storage.append({ row: table, expected: 0, bodies: ['0'] });
  await append(1, '1');
  const other = new DatabaseSync(path);
  other.exec(`CREATE TRIGGER full BEFORE INSERT ON journal WHEN new.body LIKE '%too much%'
    BEGIN SELECT RAISE(ABORT, 'no room'); END`);
  other.close();
  const refused = await Promise.allSettled([append(2, '2 in the same commit'), append(3, 'too much')]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await append(2, '2');
  expect((await storage.read(table.id, 0)).map((entry) => entry.body)).toEqual(['0', '1', '2']);
  expect(await storage.row(table.id)).toMatchObject({ number: 3 });
  await storage.close();
  rmSync(folder, { recursive: true });
});
