import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, restore } from '../../src/backup.ts';
import { BackupError, summed } from '../../src/backup-files.ts';
import { lookKeys } from '../../src/look-alike/index.ts';
import type { Storage } from '../../src/storage/port.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';

let folder: string;
let place: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manigance-hostile-'));
  place = join(folder, 'backup');
  const storage = new SqliteStorage(':memory:');
  await addAccount(storage, 'guestann', 'Ann');
  await backUp(storage, place);
  await storage.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const goodHash = `scrypt$15$8$3$${'a'.repeat(22)}$${'b'.repeat(43)}`;

async function addAccount(storage: Storage, id: string, name: string): Promise<void> {
  await storage.saveGuest({ id, name, createdAt: 1 });
  await storage.saveToken({
    hash: `hashof${id}`,
    guest: id,
    kind: 'cookie',
    label: 'Firefox',
    createdAt: 1,
    usedAt: 2,
  });
  const { skeleton, small } = lookKeys(name);
  await storage.query(
    `INSERT INTO accounts (guest, name, skeleton, small, password, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    id,
    name,
    skeleton,
    small,
    goodHash,
    3_000_000_000,
  );
  await storage.query(
    `INSERT INTO passkeys (id, guest, public_key, counter, transports, label, created_at, used_at)
      VALUES ($1, $2, 'key', 3, 'usb', 'My key', 1, 2)`,
    `keyof${id}`,
    id,
  );
}

/** Changes the only line of a file and gives it a sum that fits, as an attacker does. */
function forge(file: string, change: (row: Record<string, unknown>) => object | readonly object[]): void {
  const path = join(place, file);
  const [line = ''] = readFileSync(path, 'utf8').split('\n');
  const rows = [change(JSON.parse(line))].flat();
  writeFileSync(path, summed(rows.map((row) => JSON.stringify(row))));
}

async function accountsIn(storage: Storage): Promise<unknown> {
  return [
    await storage.query('SELECT * FROM accounts ORDER BY guest'),
    await storage.query('SELECT * FROM passkeys ORDER BY id'),
    await storage.query('SELECT * FROM tokens ORDER BY hash'),
    await storage.query('SELECT * FROM guests ORDER BY id'),
  ];
}

test('accounts, passkeys and credentials come back as they were', async () => {
  const [from, to] = [new SqliteStorage(':memory:'), new SqliteStorage(':memory:')];
  await addAccount(from, 'guestann', 'Ann');
  await restore(to, place);
  expect(await accountsIn(to)).toEqual(await accountsIn(from));
  await restore(to, place);
  expect(await accountsIn(to)).toEqual(await accountsIn(from));
});

test.each([
  ['an unknown column', 'people/accounts-0.jsonl', (row) => ({ ...row, 'name) VALUES (1); --': 1 })],
  ['a number for a text', 'people/accounts-0.jsonl', (row) => ({ ...row, name: 7 })],
  ['an object for a number', 'people/accounts-0.jsonl', (row) => ({ ...row, created_at: {} })],
  ['a missing column', 'people/accounts-0.jsonl', ({ name: _name, ...row }) => row],
  ['an endless text', 'people/passkeys-0.jsonl', (row) => ({ ...row, label: 'x'.repeat(30_000) })],
  ['a name that hides its look-alikes', 'people/accounts-0.jsonl', (row) => ({ ...row, name: 'Zoe' })],
  [
    'a password that takes all memory',
    'people/accounts-0.jsonl',
    (row) => ({ ...row, password: goodHash.replace('$15$', '$30$') }),
  ],
  ['more rows than it names', 'people/passkeys-0.jsonl', (row) => [row, { ...row, id: 'another' }]],
  ['a name with a script’s invisible marks', 'guests.jsonl', (row) => ({ ...row, name: 'An\u202ena' })],
  ['an id that is a path', 'guests.jsonl', (row) => ({ ...row, id: '../ann' })],
  [
    'a credential of another guest',
    'guests.jsonl',
    (row) => ({
      ...row,
      tokens: [{ hash: 'ee', guest: 'guestbob', kind: 'cookie', label: '', createdAt: 1, usedAt: 1 }],
    }),
  ],
] as const satisfies readonly [string, string, (row: Record<string, unknown>) => object][])(
  'a backup with %s is refused, and no account of it restored',
  async (_what, file, change) => {
    forge(file, change);
    const storage = new SqliteStorage(':memory:');
    await expect(restore(storage, place)).rejects.toThrow(BackupError);
    expect(await accountsIn(storage)).toEqual([[], [], [], []]);
  },
);

test('a backup without one of its files is refused', async () => {
  for (const name of readdirSync(join(place, 'people'))) rmSync(join(place, 'people', name));
  await expect(restore(new SqliteStorage(':memory:'), place)).rejects.toThrow(/missing/);
});

test('a backup gives nobody a way to sign in as a person who is there', async () => {
  const storage = new SqliteStorage(':memory:');
  await addAccount(storage, 'guestann', 'Ann');
  const before = await accountsIn(storage);
  forge('people/passkeys-0.jsonl', (row) => ({ ...row, id: 'keyofeve' }));
  forge('guests.jsonl', (row) => ({
    ...row,
    name: 'Eve',
    tokens: [{ hash: 'ee', guest: 'guestann', kind: 'cookie', label: '', createdAt: 1, usedAt: 1 }],
  }));
  await restore(storage, place);
  expect(await accountsIn(storage)).toEqual(before);
});
