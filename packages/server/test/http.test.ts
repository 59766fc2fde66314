import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { catalog } from '@manigance/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesForOthers } from '../src/http/reach.ts';
import { json, rawGet } from './requests.ts';
import { anyone, createTable, TestServer, tableOf, until } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

test('every response has a strict content security policy and the other security headers', async () => {
  for (const path of ['/healthz', '/api/games', '/nowhere', '/api/nowhere']) {
    const { headers } = await fetch(`${server.base}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('no path reaches a file outside the built page', async () => {
  const pageFolder = join(server.folder, 'page');
  mkdirSync(join(pageFolder, 'assets'), { recursive: true });
  writeFileSync(join(pageFolder, 'index.html'), '<!doctype html>the page');
  writeFileSync(join(pageFolder, 'assets', 'app-abcdefgh.js'), '1');
  writeFileSync(join(server.folder, 'secret.txt'), 'secret');
  const served = await TestServer.open({ pageFolder });
  expect(await (await fetch(`${served.base}/`)).text()).toContain('the page');
  expect(await (await fetch(`${served.base}/t/abc`)).text()).toContain('the page');
  const asset = await fetch(`${served.base}/assets/app-abcdefgh.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(
    (
      await fetch(`${served.base}/assets/app-abcdefgh.js`, {
        headers: { 'if-none-match': asset.headers.get('etag') ?? '' },
      })
    ).status,
  ).toBe(304);
  for (const path of [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '//etc/passwd',
    '/assets/%00.js',
  ]) {
    expect(await rawGet(served.running.port, path)).not.toContain('secret\n');
    expect(await rawGet(served.running.port, path)).not.toMatch(/root:|secret$/);
  }
  await served.close();
});

test('error responses reveal no details', async () => {
  const broken = await TestServer.open();
  const { storage } = broken.running;
  storage.token = () => Promise.reject(new Error('SELECT secret FROM tokens in /home/someone'));
  const response = await fetch(`${broken.base}/api/me`, {
    headers: { authorization: `Bearer ${'a'.repeat(43)}` },
  });
  expect([response.status, await response.text()]).toEqual([500, '{"error":"internal"}']);
  await broken.close();
});

test('the server names its public address, or else its network addresses if it listens there', async () => {
  const port = 8080;
  expect(addressesForOthers({ host: '0.0.0.0', port, publicUrl: 'https://play.example.org' })).toEqual([
    'https://play.example.org',
  ]);
  for (const host of ['127.0.0.1', '::1', 'localhost'])
    expect(addressesForOthers({ host, port })).toEqual([]);
  expect(addressesForOthers({ host: '192.168.1.5', port })).toEqual(['http://192.168.1.5:8080']);
  expect(addressesForOthers({ host: 'fd00::5', port })).toEqual(['http://[fd00::5]:8080']);
  const open = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => open.listen(0, '0.0.0.0', resolve));
  const found = addressesForOthers({ host: '0.0.0.0', port: (open.address() as AddressInfo).port });
  for (const address of found) expect(await (await fetch(address)).text()).toBe('here');
  open.close();
  expect(await (await fetch(`${server.base}/api/reach`)).json()).toEqual([]);
});

test('health, readiness and metrics', async () => {
  await createTable(await server.guest('Ann'), tableOf('tic-tac-toe', [anyone, anyone]));
  expect(await (await fetch(`${server.base}/healthz`)).text()).toBe('ok\n');
  expect(await (await fetch(`${server.base}/readyz`)).text()).toBe('ready\n');
  const metrics = await (await fetch(`${server.base}/metrics`)).text();
  for (const name of [
    'manigance_sockets',
    'manigance_rooms_in_memory',
    'manigance_event_loop_lag_p99_seconds',
    'manigance_message_seconds_bucket',
    'manigance_bot_queue',
    'manigance_tables{',
  ]) {
    expect(metrics).toContain(name);
  }
});

test('open tables are listed without identification, private ones never', async () => {
  const ann = await server.guest('Ann');
  const open = await createTable(ann, { ...tableOf('tic-tac-toe', [anyone, anyone]), access: 'open' });
  await ann.send({ type: 'sit', table: open });
  const hidden = await createTable(ann, { ...tableOf('tic-tac-toe', [anyone, anyone]), access: 'private' });
  const lines = (await (await fetch(`${server.base}/api/tables`)).json()) as {
    id: string;
    yourTurn: boolean;
  }[];
  expect(lines.find(({ id }) => id === open)).toMatchObject({ game: 'tic-tac-toe', yourTurn: false });
  expect(lines.map(({ id }) => id)).not.toContain(hidden);
});

test('other machines see the health check but not the metrics', async () => {
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    const headers = { [header]: '203.0.113.9' };
    expect((await fetch(`${server.base}/metrics`, { headers })).status).toBe(404);
    expect(await (await fetch(`${server.base}/healthz`, { headers })).text()).toBe('ok\n');
  }
  const behind = await TestServer.open({ trustedHops: 1 });
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  expect((await fetch(`${behind.base}/metrics`, { headers })).status).toBe(404);
  await behind.close();
  const inNetwork = await TestServer.open({ host: '0.0.0.0' });
  const reach = async (more: Record<string, string>) =>
    (await fetch(`${inNetwork.base}/api/reach`, { headers: more })).json();
  expect(await reach({})).toEqual(inNetwork.running.reach);
  expect(await reach({ via: '203.0.113.9' })).toEqual([]);
  await inNetwork.close();
});

test('logs contain no tokens, cookies, names or chat, whatever goes wrong', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const logged = await TestServer.open({ logLevel: 'trace', logTo });
  const ann = await logged.guest('Annabella');
  const response = await fetch(`${logged.base}/api/guest`, {
    method: 'POST',
    headers: json,
    body: '{"name":"Barbarella"}',
  });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, { for: 'bot', level: 'broken' }]));
  await ann.watch(table);
  await ann.send({ type: 'sit', table });
  await ann.send({ type: 'start', table });
  await ann.send({ type: 'say', table, text: 'my sister is ill' });
  await ann.play(table, { do: 'mark', cell: 4 } as never, undefined);
  await until('the broken bot is in the log', () => lines.some((line) => line.includes('BotError')));
  const { storage } = logged.running;
  storage.token = () => Promise.reject(Object.assign(new Error('no disk'), { token: ann.secret }));
  await fetch(`${logged.base}/api/me`, { headers: { cookie, authorization: `Bearer ${ann.secret}` } });
  await until('the failed request is in the log', () => lines.some((line) => line.includes('no disk')));
  const log = lines.join('');
  for (const secret of [ann.secret, cookie.slice(10), 'Annabella', 'Barbarella', 'my sister'])
    expect(log).not.toContain(secret);
  await logged.close();
});

test('the interface describes itself over HTTP', async () => {
  const games = (await (await fetch(`${server.base}/api/games`)).json()) as {
    id: string;
    levels: string[];
  }[];
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining([...catalog.ids]));
  expect(await (await fetch(`${server.base}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.0' });
  expect(await (await fetch(`${server.base}/api/messages.json`)).json()).toHaveProperty('client');
});

test('a graceful stop notifies clients and loses nothing', async () => {
  const own = await TestServer.open();
  const [ann, bob] = [await own.guest('Ann'), await own.guest('Bob')];
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
  for (const client of [ann, bob]) {
    await client.watch(table);
    await client.send({ type: 'sit', table });
  }
  await ann.send({ type: 'start', table });
  await ann.play(table, { do: 'mark', cell: 0 } as never, undefined);
  await own.running.stop();
  await own.start();
  expect(ann.received.some((text) => text.includes('"stopping"'))).toBe(true);
  expect(await bob.play(table, { do: 'mark', cell: 1 } as never, undefined)).toMatchObject({
    type: 'accepted',
    number: 3,
  });
  await own.close();
});
