import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '../../src/backup.ts';
import { StorageError } from '../../src/storage/migrations.ts';
import { openStorage } from '../../src/storage/open.ts';
import { releasedSql } from '../released-schemas.ts';
import { TestServer } from '../test-server.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manigance-start-'));
  path = join(folder, 'manigance.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The store of the first release, with a table. */
function oldStore(): void {
  const database = new DatabaseSync(path);
  database.exec(releasedSql('schema-1'));
  database.close();
}

test('of several processes that migrate one store at once, one does it and all can use it', async () => {
  oldStore();
  const module = new URL('../../src/storage/sqlite.ts', import.meta.url).href;
  const script = `import { SqliteStorage } from ${JSON.stringify(module)};
    const storage = new SqliteStorage(process.argv[1]);
    process.stdout.write(String((await storage.read('jjjj01', 0)).length));`;
  const run = () =>
    new Promise<string>((resolve) => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, path]);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
      child.on('close', () => resolve(said.replaceAll(/\(node:\d+\) ExperimentalWarning.*\n.*\n/g, '')));
    });
  expect(await Promise.all([run(), run(), run(), run()])).toEqual(['3', '3', '3', '3']);
});

test.each([
  ['is no database', () => writeFileSync(path, 'not a database '.repeat(100))],
  ['is a folder', () => mkdirSync(path)],
])('a store that %s is refused with a sentence that names it', async (_what, spoil) => {
  spoil();
  const error = await openStorage({ dataDir: folder }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StorageError);
  expect(String(error)).toContain(path);
});

test('the command says the sentence and shows no stack', () => {
  writeFileSync(path, 'not a database '.repeat(100));
  const program = new URL('../../../cli/bin/manigance.js', import.meta.url).pathname;
  const { stderr, status } = spawnSync(
    process.execPath,
    [program, 'serve', '--port', '0', '--data', folder],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('manigance.sqlite');
  expect(stderr).not.toMatch(/^ {4}at /m);
});

test('the files of the store and of a backup can be read by their owner only', async () => {
  oldStore();
  chmodSync(path, 0o644);
  const server = await TestServer.open({ dataDir: folder });
  await server.guest('Ann');
  const place = join(folder, 'backup');
  await backUp(server.running.storage, place);
  const files = [folder, place].flatMap((one) =>
    readdirSync(one, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(one, entry.name)] : [],
    ),
  );
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  await server.close();
});

test('a new data folder and the folders of a backup can be entered by their owner only', async () => {
  const [data, place] = [join(folder, 'data'), join(folder, 'backup')];
  const storage = await openStorage({ dataDir: data });
  await backUp(storage, place);
  for (const one of [data, place, join(place, 'tables'), join(place, 'people')])
    expect([one, statSync(one).mode & 0o077]).toEqual([one, 0]);
  await storage.close();
});
