import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tableStoreContract } from '@manigance/table/store-contract';
import { expect, test } from 'vitest';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { releasedSql } from './released-schemas.ts';
import { storageContract } from './storage-contract.ts';
import { row } from './storage-place.ts';

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

tableStoreContract('SQLite', async () => new SqliteStorage(':memory:'));

test('a file of schema 2, its journal and its rows of several entries become one row per entry', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-sqlite-'));
  const path = join(folder, 'tables.sqlite');
  const old = new DatabaseSync(path);
  old.exec(releasedSql('schema-2'));
  // As that release left it when it was killed: two moves placed in one row, then two journaled, one past the journal, one journaled.
  old.exec("INSERT INTO tables VALUES ('kkkk01', 'KKKK01', 'toy', 'playing', 'open', 6, NULL, 6, '{}', '')");
  const entry = old.prepare("INSERT INTO entries VALUES ('kkkk01', ?, ?)");
  entry.run(0, '"0"');
  entry.run(1, '"1 é"\n"2"');
  entry.run(5, '"5"');
  const journal = old.prepare('INSERT INTO journal (body) VALUES (?)');
  journal.run('kkkk01\n3\n2\nplaying\n\n5\n\n{}\n"3"\n"4"\n');
  const asked = 'jjjj01\n3\n1\nplaying\n\n8\nzoe00001\n{}\n"four"\n';
  journal.run(`kkkk01\n6\n1\nover\n1763286400000\n7\nzoe00001\n{"a":1}\n"6"\n${asked}`);
  old.close();
  const storage = new SqliteStorage(path);
  const bodies = (await storage.read('kkkk01', 0)).map(({ body }) => body);
  expect(bodies).toEqual(['"0"', '"1 é"', '"2"', '"3"', '"4"', '"5"', '"6"']);
  expect(await storage.read('kkkk01', 2)).toHaveLength(5);
  expect(await storage.row('kkkk01')).toMatchObject({
    number: 7,
    stage: 'over',
    wakeAt: 1_763_286_400_000,
    updatedAt: 7,
    line: '{"a":1}',
  });
  expect(await storage.row('jjjj01')).toMatchObject({
    number: 4,
    people: [{ guest: 'zoe00001', asked: true }],
  });
  await storage.append({ row: row('kkkk01'), expected: 7, bodies: ['"7"'], people: 'same' });
  await storage.close();
  rmSync(folder, { recursive: true });
});

test('after a failed commit the content of the file counts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-sqlite-'));
  const path = join(folder, 'tables.sqlite');
  const storage = new SqliteStorage(path);
  const table = row('failedcommit');
  const append = (expected: number, body: string) =>
    storage.append({ row: table, expected, bodies: [body], people: 'same' });
  await storage.append({ row: table, expected: 0, bodies: ['0'] });
  await append(1, '1');
  const other = new DatabaseSync(path);
  other.exec(`CREATE TRIGGER full BEFORE INSERT ON entries WHEN new.body LIKE '%too much%'
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
