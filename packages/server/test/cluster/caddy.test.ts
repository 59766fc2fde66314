import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const caddy = '/usr/bin/caddy';
const isHere = existsSync(caddy);
if (!isHere) process.stderr.write('deploy/Caddyfile: NOT TESTED, Caddy is not installed\n');

/** A server that says which one it is. */
async function named(name: string): Promise<Server> {
  const server = createServer((_, answer) => void answer.end(name));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

describe.skipIf(!isHere)('deploy/Caddyfile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-caddy-'));
  let servers: readonly Server[] = [];
  let proxy: ChildProcess | undefined;
  let base = '';

  beforeAll(async () => {
    servers = [await named('server1'), await named('server2'), await named('server3')];
    const free = await named('');
    const port = portOf(free);
    await new Promise((resolve) => free.close(resolve));
    base = `http://127.0.0.1:${port}`;
    let text = readFileSync(new URL('../../../../deploy/Caddyfile', import.meta.url), 'utf8');
    for (const [at, server] of servers.entries())
      text = text.replaceAll(`server${at + 1}:8080`, `127.0.0.1:${portOf(server)}`);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n}\n${text}`);
    proxy = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { ...process.env, SITE: base, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    });
    const answers = () =>
      fetch(base).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  afterAll(() => {
    proxy?.kill('SIGKILL');
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (path: string) => (await fetch(`${base}${path}`)).text();
  const askOften = async (path: string) =>
    new Set(await Promise.all(Array.from({ length: 12 }, () => ask(path))));

  test('connections with one table in their address meet at one server', async () => {
    for (const table of ['a', 'b', 'c']) expect((await askOften(`/ws?table=${table}`)).size).toBe(1);
  });

  test('tables are spread over the servers', async () => {
    const tables = Array.from({ length: 60 }, (_, table) => ask(`/ws?table=t${table}`));
    expect(new Set(await Promise.all(tables)).size).toBe(3);
  });

  test('connections without a table, and requests, take turns', async () => {
    expect((await askOften('/ws')).size).toBe(3);
    expect((await askOften('/api/games?table=a')).size).toBe(3);
  });

  test('a table whose server is gone goes to another, and others stay where they are', async () => {
    const tables = Array.from({ length: 30 }, (_, table) => `/ws?table=t${table}`);
    const before = await Promise.all(tables.map(ask));
    const [first] = servers;
    first?.closeAllConnections();
    await new Promise((resolve) => first?.close(resolve));
    const after = await Promise.all(tables.map(ask));
    expect(after).not.toContain('server1');
    for (const [at, server] of before.entries()) if (server !== 'server1') expect(after[at]).toBe(server);
  });
});
