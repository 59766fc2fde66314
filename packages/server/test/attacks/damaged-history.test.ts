import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DamagedTableError, load } from '@manigance/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, restore } from '../../src/backup.ts';
import { chained } from '../../src/storage/chain.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { anyone, createTable, TestServer, tableOf, toyGames, until } from '../test-server.ts';
import { storeDueTable } from './due-tables.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manigance-attack-'));
  path = join(folder, 'manigance.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const [sound, hurt] = ['soundsoundsound1', 'hurthurthurthur1'];

function tamper(sql: string, ...values: (string | number)[]): void {
  const database = new DatabaseSync(path);
  database.prepare(sql).run(...values);
  database.close();
}

const change = 'UPDATE entries SET body = ? WHERE table_id = ? AND number = ?';

test('whichever bit of the history is flipped, the table is refused', async () => {
  const storage = new SqliteStorage(path);
  await storeDueTable(storage, hurt);
  const lines = await storage.read(hurt, 0);
  for (const { number, body } of lines)
    for (let at = 3; at < body.length; at += 7) {
      const flipped = String.fromCharCode(body.charCodeAt(at) ^ 1);
      tamper(change, body.slice(0, at) + flipped + body.slice(at + 1), hurt, number);
      await expect(load({ store: storage, games: toyGames }, hurt)).rejects.toThrow(DamagedTableError);
      tamper(change, body, hurt, number);
    }
  expect(await storage.read(hurt, 0)).toEqual(lines);
  await storage.close();
});

test.each([
  ['an entry is missing', `DELETE FROM entries WHERE table_id = '${hurt}' AND number = 1`, 'entry 1'],
  ['the last entry is missing', `DELETE FROM entries WHERE table_id = '${hurt}' AND number = 3`, 'last'],
  ['all entries are missing', `DELETE FROM entries WHERE table_id = '${hurt}'`, 'last'],
  ['its row is missing', `DELETE FROM tables WHERE id = '${hurt}'`, 'row is missing'],
  ['the hash is missing', `UPDATE tables SET chain = '' WHERE id = '${hurt}'`, 'does not fit'],
])('the table is refused when %s', async (_what, sql, why) => {
  const storage = new SqliteStorage(path);
  await storeDueTable(storage, hurt);
  tamper(sql);
  await expect(storage.read(hurt, 0)).rejects.toThrow(why);
  await expect(storage.read(hurt, 2)).rejects.toThrow(why);
  await storage.close();
});

test('a changed snapshot that can still be read is rebuilt from the entries', async () => {
  const storage = new SqliteStorage(path);
  await storeDueTable(storage, sound);
  const context = { store: storage, games: toyGames };
  const before = await load(context, sound);
  await storage.saveSnapshot(sound, { number: 4, body: '{}' });
  await load(context, sound); // rebuilds it
  const { body } = (await storage.snapshot(sound)) ?? { body: '' };
  tamper('UPDATE snapshots SET body = ? WHERE table_id = ?', body.replace('-1', '0'), sound);
  await expect(storage.snapshot(sound)).rejects.toThrow(DamagedTableError);
  expect((await load(context, sound))?.table.match?.state).toEqual(before?.table.match?.state);
  expect((await storage.snapshot(sound))?.body).toBe(body);
  await storage.close();
});

test('a damaged table is named and set apart, and the others go on', async () => {
  const lines: string[] = [];
  const server = await TestServer.open({
    logLevel: 'error',
    logTo: { write: (line: string) => void lines.push(line) },
    quietFor: 10,
  });
  path = join(server.folder, 'manigance.sqlite');
  const ann = await server.guest('Ann');
  const [bad, good] = [
    await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone])),
    await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone])),
  ];
  tamper('UPDATE entries SET body = REPLACE(body, ?, ?) WHERE table_id = ?', '"private"', '"prjvate"', bad);
  const refused = { type: 'refused', reason: { code: 'damaged' } };
  for (let attempt = 0; attempt < 3; attempt++) expect(await ann.watch(bad)).toMatchObject(refused);
  expect((await ann.record(server.base, bad)).status).toBe(404);
  expect(await ann.watch(good)).toMatchObject({ type: 'watching' });
  expect(await ann.send({ type: 'sit', table: good })).toMatchObject({ type: 'accepted' });
  await until('the host is told', () => lines.length > 0);
  expect(lines.filter((line) => line.includes(bad)).length).toBe(1);
  expect(await (await fetch(`${server.base}/metrics`)).text()).toContain('manigance_damaged_tables 1');
  await server.close();
});

test('a backup has the sound tables, names the damaged one and keeps it aside; a restore checks the hashes', async () => {
  const storage = new SqliteStorage(path);
  await storeDueTable(storage, hurt);
  await storeDueTable(storage, sound);
  tamper(change, '{"kind":"stood","at":1,"seat":0}', hurt, 2);
  const place = join(folder, 'backup');
  expect(await backUp(storage, place)).toMatchObject({ tables: 1, damaged: [hurt] });
  expect(existsSync(join(place, 'damaged', `${hurt}.jsonl`))).toBe(true);
  expect(await restore(new SqliteStorage(':memory:'), place)).toMatchObject({ tables: 1 });
  // Forged with a checksum of its own, it does not fit the hash.
  const file = join(place, 'tables', `${sound}.jsonl`);
  const [head = '', ...rest] = readFileSync(file, 'utf8').split('\n');
  const body = [head, ...rest.slice(0, -2).map((line) => line.replace('Bob', 'Eve'))].map(
    (line) => `${line}\n`,
  );
  const sum = chained('', [body.join('')]);
  writeFileSync(file, `${body.join('')}{"lines":${body.length},"sum":"${sum}"}\n`);
  await expect(restore(new SqliteStorage(':memory:'), place)).rejects.toThrow(`${sound}.jsonl`);
  await storage.close();
});

test('a backup names a table whose row is gone, and keeps its remains aside', async () => {
  const storage = new SqliteStorage(path);
  await storeDueTable(storage, hurt);
  await storeDueTable(storage, sound);
  const entries = (await storage.read(hurt, 0)).map(({ body }) => body);
  tamper('DELETE FROM tables WHERE id = ?', hurt);
  const place = join(folder, 'backup');
  expect(await backUp(storage, place)).toMatchObject({ tables: 1, damaged: [hurt] });
  const [head, ...kept] = readFileSync(join(place, 'damaged', `${hurt}.jsonl`), 'utf8').split('\n');
  expect(JSON.parse(head ?? '')).toMatchObject({ id: hurt, why: 'its row is missing' });
  expect(kept.slice(0, entries.length)).toEqual(entries);
  expect(await restore(new SqliteStorage(':memory:'), place)).toMatchObject({ tables: 1 });
  await storage.close();
});

test('a backup carries snapshots, and a table restored from it opens from its snapshot', async () => {
  const [storage, other] = [new SqliteStorage(path), new SqliteStorage(':memory:')];
  await storeDueTable(storage, sound);
  await storage.saveSnapshot(sound, { number: 3, body: '{"early":true}' });
  const place = join(folder, 'backup');
  await backUp(storage, place);
  await restore(other, place);
  expect(await other.snapshot(sound)).toEqual({ number: 3, body: '{"early":true}' });
  expect(await other.read(sound, 3)).toEqual(await storage.read(sound, 3));
  await storage.close();
});
