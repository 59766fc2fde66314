import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
): Promise<number | null> {
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
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
