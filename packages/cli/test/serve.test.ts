import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../bin/manigance.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'manigance-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

function manigance(...typed: string[]) {
  return spawnSync(process.execPath, [program, ...typed], { encoding: 'utf8' });
}

/** Serves until the work is done, then stops it the way a service manager does. */
async function serving(
  data: string,
  work: (base: string, printed: () => string) => Promise<void>,
  { flags = [], variables = {} }: { readonly flags?: readonly string[]; readonly variables?: object } = {},
): Promise<number | null> {
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent', ...variables };
  const command = [program, 'serve', ...flags];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let printed = '';
  const base = await new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      printed += String(text);
      const found = /http:\/\/localhost:\d+/.exec(printed);
      if (found !== null) resolve(found[0]);
    });
  });
  try {
    await work(base, () => printed);
  } finally {
    child.kill('SIGTERM');
  }
  return ended;
}

test('serve, back up while it runs, restore elsewhere, and serve that', async () => {
  const [data, other, backup] = ['data', 'other', 'backup'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  let token = '';
  const first = await serving(data, async (base) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Ann', token: true });
    const made = await fetch(`${base}/api/guest`, { method: 'POST', headers, body });
    ({ token } = (await made.json()) as { token: string });
    expect(manigance('backup', backup, '--data', data).stdout).toContain('1 guests');
  });
  expect(first).toBe(0);
  expect(readdirSync(backup).sort()).toEqual(['guests.jsonl', 'manigance-backup.json', 'people', 'tables']);
  expect(manigance('restore', backup, '--data', other).status).toBe(0);
  const second = await serving(other, async (base) => {
    const me = await fetch(`${base}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ name: 'Ann' });
  });
  expect(second).toBe(0);
}, 120_000);

test('the first start prints the address of the host’s desk, host-token another', async () => {
  const data = join(folder, 'desk');
  const address = /^Host’s desk: (https?:\/\/\S+\/#\/desk\/)([\w-]{43})$/m;
  const first = await serving(data, async (base, printed) => {
    while (!printed().includes('works once')) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(address.exec(printed())?.[1]).toBe(`${base}/#/desk/`);
    const made = manigance('host-token', '--data', data, '--public-url', 'https://play.example.org/');
    const [, at, token] = address.exec(made.stdout) ?? [];
    expect(at).toBe('https://play.example.org/#/desk/');
    expect(token).not.toBe(address.exec(printed())?.[2]);
  });
  expect(first).toBe(0);
  const second = await serving(data, async (_base, printed) => {
    while (!printed().includes('Only this computer')) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(printed()).not.toContain('desk');
  });
  expect(second).toBe(0);
}, 120_000);

/** Two matches that were stopped ten days ago, the second put down as finished. */
async function oldTables(data: string): Promise<readonly [stopped: string, finished: string]> {
  const tables: string[] = [];
  await serving(data, async (base) => {
    const json = { 'content-type': 'application/json' };
    const send = async (path: string, body: object, headers = {}) => {
      const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) };
      return (await fetch(`${base}/api/${path}`, init)).json() as Promise<Record<string, string>>;
    };
    const { token } = await send('guest', { name: 'Ann', token: true });
    const mine = { authorization: `Bearer ${token}` };
    const games = (await (await fetch(`${base}/api/games`)).json()) as readonly OfferedGame[];
    const game = games.find(({ seats, levels }) => seats.min === 2 && levels.length > 0);
    const bot = { for: 'bot', level: game?.levels[0] };
    for (let made = 0; made < 2; made++) {
      const { table = '' } = await send(
        'create',
        { ...terms, game: game?.id, seats: [{ for: 'anyone' }, bot] },
        mine,
      );
      tables.push(table);
      await send('sit', { table }, mine);
      await send('start', { table }, mine);
      expect(await send('propose', { table, what: 'abandon' }, mine)).toMatchObject({ type: 'accepted' });
    }
  });
  const [stopped = '', finished = ''] = tables;
  const database = new DatabaseSync(join(data, 'manigance.sqlite'));
  database.prepare('UPDATE tables SET updated_at = ?').run(Date.now() - 10 * 86_400_000);
  database.prepare(`UPDATE tables SET stage = 'over' WHERE id = ?`).run(finished);
  database.close();
  return [stopped, finished];
}

interface OfferedGame {
  readonly id: string;
  readonly seats: { readonly min: number };
  readonly levels: readonly string[];
}

const terms = {
  options: {},
  pace: { kind: 'untimed' },
  access: 'private',
  atZero: 'default',
  spectators: true,
};

test('old tables, their records and their results are kept or deleted as flags and variables say', async () => {
  const data = join(folder, 'old');
  const [stopped, finished] = await oldTables(data);
  /** The tables, records and results in the store after a server has run on it until `done`. */
  const after = async (
    options: Parameters<typeof serving>[2],
    done: (database: DatabaseSync) => boolean = () => true,
  ) => {
    const database = new DatabaseSync(join(data, 'manigance.sqlite'));
    await serving(data, async () => expect.poll(() => done(database)).toBe(true), options);
    const ids = (column: string, table: string) =>
      database
        .prepare(`SELECT ${column} AS id FROM ${table} ORDER BY rowid`)
        .all()
        .map(({ id }) => id);
    const found = {
      tables: ids('id', 'tables'),
      records: ids('table_id', 'records'),
      results: ids('table_id', 'results'),
    };
    database.close();
    return found;
  };
  const isGone = (id: string) => (database: DatabaseSync) =>
    database.prepare('SELECT 1 FROM tables WHERE id = ?').get(id) === undefined;
  const both = [stopped, finished];
  const forEver = { flags: ['--keep-finished', '0', '--keep-abandoned', '0'] };
  for (const options of [{}, forEver])
    expect(await after(options)).toMatchObject({ tables: both, records: [], results: both });
  expect(await after({ variables: { KEEP_ABANDONED: '7' } }, isGone(stopped))).toEqual({
    tables: [finished],
    records: [stopped],
    results: both,
  });
  const dropping = { flags: ['--keep-finished', '7', '--drop-records', '--drop-results'] };
  expect(await after(dropping, isGone(finished))).toEqual({
    tables: [],
    records: [stopped],
    results: [stopped],
  });
}, 120_000);

test('serve, backup and restore explain wrong options and unreachable stores', () => {
  expect(manigance('serve', '--port', 'ninety').stderr).toContain('--port is a number');
  expect(manigance('serve', '--public-url', 'play').stderr).toContain('--public-url is an address');
  const mail = ['--smtp-url', 'smtp://ann:secret@mail.example.org'];
  expect(manigance('serve', ...mail).stderr).toContain('needs a sender');
  const sender = [...mail, '--mail-from', 'club@example.org'];
  expect(manigance('serve', ...sender).stderr).toContain('needs an address for the links');
  const wrong = manigance('serve', '--smtp-url', 'http://ann:secret@mail.example.org').stderr;
  expect(wrong).toContain('--smtp-url is an address');
  expect(wrong).not.toContain('secret');
  expect(manigance('restore', folder, '--data', join(folder, 'third'))).toMatchObject({ status: 1 });
  const unreachable = manigance(
    'backup',
    join(folder, 'no'),
    '--database-url',
    'postgres://127.0.0.1:1/none',
  );
  expect(unreachable.stderr).toContain('Postgres does not answer');
}, 60_000);
