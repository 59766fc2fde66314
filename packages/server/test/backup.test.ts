import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { type LoadedGames, load, type TableRegistry } from '@manigance/table';
import { afterAll, expect, test } from 'vitest';
import { backUp, restore } from '../src/backup.ts';
import { BackupError } from '../src/backup-files.ts';
import { Metrics } from '../src/metrics.ts';
import { serverRegistry } from '../src/server-registry.ts';
import { migrations } from '../src/storage/migrations.ts';
import type { Storage } from '../src/storage/port.ts';
import { PostgresStorage } from '../src/storage/postgres.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { realPostgres } from './real-postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'manigance-backup-'));
const postgres = await realPostgres();
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true });
});

async function fill(storage: Storage): Promise<void> {
  for (let at = 0; at < 30; at++) {
    const guest = { id: `guest${String(at).padStart(3, '0')}`, name: `Zoé ${at}`, createdAt: at };
    await storage.saveGuest(guest);
    await storage.saveToken({
      hash: `hash${at}`,
      guest: guest.id,
      kind: 'cookie',
      label: 'cookie',
      createdAt: at,
      usedAt: at,
    });
    const id = `table${String(at).padStart(11, '0')}`;
    const row = {
      id,
      code: `CODE${String(at).padStart(2, '0')}`,
      game: 'tic-tac-toe',
      stage: 'playing',
      access: 'open',
      updatedAt: at,
      line: '{}',
      people: [{ guest: guest.id, asked: true }],
      wakeAt: 5 + at,
    } as const;
    await storage.append({ row, expected: 0, bodies: [`{"n":${at}}`, '{"text":"<script>\\n\\u2028 é"}'] });
  }
}

async function everything(storage: Storage): Promise<unknown> {
  const rows = await storage.everyRow('', 1_000);
  const entries = await Promise.all(rows.map(({ id }) => storage.read(id, 0)));
  const guests = await storage.everyGuest('', 1_000);
  return { rows, entries, guests, tokens: await Promise.all(guests.map(({ id }) => storage.tokensOf(id))) };
}

test('a backup restores the same data, and restoring twice changes nothing', async () => {
  const [from, to] = [new SqliteStorage(':memory:'), new SqliteStorage(':memory:')];
  await fill(from);
  const place = join(folder, 'one');
  expect(await backUp(from, place)).toMatchObject({ tables: 30, entries: 60, guests: 30 });
  await restore(to, place);
  expect(await everything(to)).toEqual(await everything(from));
  expect(await restore(to, place)).toMatchObject({ tables: 0, kept: 30 });
  await expect(backUp(from, place)).rejects.toThrow(BackupError);
});

test.skipIf(postgres === undefined)(
  'a backup moves data from SQLite to Postgres and back without loss',
  async () => {
    const [from, to] = [new SqliteStorage(':memory:'), new SqliteStorage(':memory:')];
    await fill(from);
    const database = await postgres?.database();
    const between = await PostgresStorage.open(database?.url ?? '');
    await backUp(from, join(folder, 'two'));
    await restore(between, join(folder, 'two'));
    await backUp(between, join(folder, 'three'));
    await restore(to, join(folder, 'three'));
    expect(await everything(between)).toEqual(await everything(from));
    expect(await everything(to)).toEqual(await everything(from));
    await between.close();
  },
);

/** Backups that the last server of each schema wrote of `released/schema-<n>.sql.br`, from 6 on with a row in each table. */
const releasedFolder = new URL('./released-backups/', import.meta.url).pathname;
const released = readdirSync(releasedFolder);

test('every released schema has a backup', () => {
  expect(released).toEqual(migrations.slice(1).map((_, at) => `schema-${at + 1}`));
});

async function expectReleased(name: string, storage: Storage): Promise<void> {
  const place = join(releasedFolder, name);
  expect(await restore(storage, place)).toMatchObject({ tables: 1, entries: 3, guests: 1, kept: 0 });
  expect((await storage.read('jjjj01', 0)).map(({ body }) => body)).toEqual([
    '{"n":1}',
    '{"n":2}',
    '{"n":3}',
  ]);
  expect(await storage.row('jjjj01')).toMatchObject({ number: 3, wakeAt: 1_763_286_400_000 });
  // Backups of format 1 have no snapshots.
  const snapshot = name < 'schema-4' ? undefined : { number: 2, body: '"so far"' };
  expect(await storage.snapshot('jjjj01')).toEqual(snapshot);
  expect(await storage.guest('zoe00001')).toMatchObject({ name: 'Zoé' });
  expect(await storage.tokensOf('zoe00001')).toMatchObject([{ hash: 'ff00', kind: 'cookie' }]);
  const again = join(folder, `${name}-${storage.kind}`);
  await backUp(storage, again);
  expect(peopleIn(again)).toMatchObject(peopleIn(place));
  await storage.close();
}

/** Rows of each table about people that a backup names. */
function peopleIn(place: string): object {
  const title: unknown = JSON.parse(readFileSync(join(place, 'manigance-backup.json'), 'utf8'));
  return (title as { readonly people?: object }).people ?? {};
}

test.each(released)('a backup of %s, as it was released, is restored whole', async (name) => {
  await expectReleased(name, new SqliteStorage(':memory:'));
});

test.skipIf(postgres === undefined).each(released)(
  'a backup of %s, as it was released, is restored whole into Postgres',
  async (name) => {
    const database = await postgres?.database();
    await expectReleased(name, await PostgresStorage.open(database?.url ?? ''));
  },
);

test('a changed or truncated backup is refused with the name of the file', async () => {
  const from = new SqliteStorage(':memory:');
  await fill(from);
  const place = join(folder, 'four');
  await backUp(from, place);
  const [name = ''] = readdirSync(join(place, 'tables'));
  const file = join(place, 'tables', name);
  const text = readFileSync(file, 'utf8');
  for (const bad of [text.replace('{"n":0}', '{"n":9}'), text.slice(0, -40), '{}\n', '', `${text}x`]) {
    writeFileSync(file, bad);
    await expect(restore(new SqliteStorage(':memory:'), place)).rejects.toThrow(BackupError);
  }
  rmSync(file);
  await expect(restore(new SqliteStorage(':memory:'), place)).rejects.toThrow(/missing/);
  await expect(restore(new SqliteStorage(':memory:'), folder)).rejects.toThrow(/is no backup/);
});

test('a backup can run while tables are written', async () => {
  const from = new SqliteStorage(join(folder, 'live.sqlite'));
  const other = new SqliteStorage(join(folder, 'live.sqlite'));
  await fill(from);
  const [row] = await from.everyRow('', 1);
  if (row === undefined) throw new Error('nothing there');
  let isOver = false;
  const writing = (async () => {
    for (let number = row.number; !isOver; number++)
      await from.append({ row, expected: number, bodies: [`{"n":${number}}`] });
  })();
  await backUp(other, join(folder, 'five'));
  isOver = true;
  await writing;
  const to = new SqliteStorage(':memory:');
  await restore(to, join(folder, 'five'));
  const [then, now] = [await to.read(row.id, 0), await from.read(row.id, 0)];
  expect(then).toEqual(now.slice(0, then.length));
  await from.close();
  await other.close();
});

/** A backup of a match begun under version 1 of its rules, after three moves. */
const oldInstance = new URL('./old-instance', import.meta.url).pathname;
const oldTable = 'oldmatcholdmatch';
const versionTwo = { ...ticTacToe, rulesVersion: 2 };
const rules = (older: LoadedGames[string]['older']): LoadedGames => ({
  'tic-tac-toe': { game: anyGame(versionTwo), older, levels: [] },
});
const nobody = { decide: () => Promise.reject(new Error('nobody')), close: () => Promise.resolve() };

async function registryWith(storage: Storage, games: LoadedGames): Promise<TableRegistry> {
  const registry = serverRegistry({
    storage,
    games,
    metrics: new Metrics(),
    bots: nobody,
    report: (error) => {
      throw error;
    },
  });
  await registry.start();
  return registry;
}

/** The old match under its own rules, with one move more. */
async function oldMatchPlayedOn(storage: SqliteStorage) {
  const before = await registryWith(storage, rules([anyGame(ticTacToe)]));
  const room = await before.room(oldTable);
  await room?.command(
    { id: 'guestbob', name: 'Bob' },
    { type: 'play', id: 1, table: oldTable, move: { do: 'mark', cell: 8 }, key: 'key-00009' },
  );
  return room;
}

test('rules change: an old match continues under its own rules if they are loaded', async () => {
  const storage = new SqliteStorage(':memory:');
  await restore(storage, oldInstance);
  const room = await (await registryWith(storage, rules([anyGame(ticTacToe)]))).room(oldTable);
  expect(room?.table.match).toMatchObject({ rulesVersion: 1, moves: 3 });
  expect(room?.table.match?.state).toMatchObject({ cells: [0, 1, -1, -1, 0, -1, -1, -1, -1] });
});

test('rules change: otherwise it continues from its snapshot under the current rules', async () => {
  const storage = new SqliteStorage(':memory:');
  await restore(storage, oldInstance);
  const then = await oldMatchPlayedOn(storage);
  await then?.close();
  const now = await (await registryWith(storage, rules([]))).room(oldTable);
  expect(now?.table.match).toMatchObject({ rulesVersion: 2, moves: 4 });
  expect(now?.table.match?.viewers).toEqual(then?.table.match?.viewers);
  const answer = await now?.command(
    { id: 'guestann', name: 'Ann' },
    { type: 'play', id: 1, table: oldTable, move: { do: 'mark', cell: 2 }, key: 'key-00010' },
  );
  expect(answer).toMatchObject({ type: 'accepted' });
  await storage.dropSnapshots();
  const again = await load({ store: storage, games: rules([]) }, oldTable);
  expect(again?.table.match?.moves).toBe(5);
});

test('rules change: a quiet room saves a snapshot, so a killed server leaves one to continue from', async () => {
  const storage = new SqliteStorage(':memory:');
  await restore(storage, oldInstance);
  const then = await oldMatchPlayedOn(storage);
  // The first registry is not stopped, as after a kill.
  while ((await storage.snapshot(oldTable))?.number !== then?.table.entries)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const now = await (await registryWith(storage, rules([]))).room(oldTable);
  expect(now?.table.match).toMatchObject({ rulesVersion: 2, moves: 4 });
  expect(now?.table.match?.state).toEqual(then?.table.match?.state);
});

test('rules change: without rules and snapshot a match is frozen and stays as stored', async () => {
  const storage = new SqliteStorage(':memory:');
  await restore(storage, oldInstance);
  const before = await storage.read(oldTable, 0);
  const room = await (await registryWith(storage, rules([]))).room(oldTable);
  const ann = { id: 'guestann', name: 'Ann' };
  expect(await room?.watch(ann, { type: 'watch', id: 1, table: oldTable })).toMatchObject({
    table: { stage: 'frozen' },
  });
  expect(
    await room?.command(ann, {
      type: 'play',
      id: 1,
      table: oldTable,
      move: { do: 'mark', cell: 8 },
      key: 'key-00011',
    }),
  ).toMatchObject({ type: 'refused' });
  expect(await storage.read(oldTable, 0)).toEqual(before);
});
