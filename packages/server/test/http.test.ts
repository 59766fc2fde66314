import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { catalog } from '@manigance/games';
import { limits, protocolVersion } from '@manigance/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Allowances, rates } from '../src/http/rates.ts';
import { addressesForOthers } from '../src/http/reach.ts';
import { anyone, createTable, TestServer, tableOf, until } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });

/** Result of a socket from this origin. */
function knock(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(server.socketUrl, { headers });
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => undefined);
  });
}

async function cookieOfGuest(): Promise<string> {
  const response = await post('/api/guest', { name: 'Ann' }, { origin: server.base });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

test('the guest cookie is HttpOnly and its secret is stored as a hash', async () => {
  const response = await post('/api/guest', { name: 'Ann' });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^manigance=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const body = await response.text();
  const secret = cookie.slice('manigance='.length, 'manigance='.length + 43);
  expect(body).not.toContain(secret);
  const { id } = JSON.parse(body) as { id: string };
  const tokens = await server.running.storage.tokensOf(id);
  expect(JSON.stringify(tokens)).not.toContain(secret);
});

test('behind TLS the cookie is Secure and HSTS is on', async () => {
  const secure = await TestServer.open({ publicUrl: 'https://play.example.org' });
  const response = await fetch(`${secure.base}/api/guest`, {
    method: 'POST',
    headers: json,
    body: '{"name":"Ann"}',
  });
  expect(response.headers.get('set-cookie')).toContain('; Secure');
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  await secure.close();
});

test('cross-site requests and sockets are refused by their origin', async () => {
  expect((await post('/api/guest', { name: 'Eve' }, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await knock({ origin: 'https://evil.example' })).toBe(403);
  expect(await knock({ origin: 'null' })).toBe(403);
  expect(await knock({ origin: server.base })).toBe(101);
});

test('a cookie without an origin allows reading only; acting needs an origin or a token', async () => {
  const cookie = await cookieOfGuest();
  expect((await fetch(`${server.base}/api/me`, { headers: { cookie } })).status).toBe(200);
  const elsewhere = { cookie, 'sec-fetch-site': 'cross-site' };
  expect((await rawGet(server.running.port, '/api/me', elsewhere)).split('\r\n')[0]).toContain('401');
  expect((await post('/api/tables', { of: 'me' }, { cookie })).status).toBe(401);
  expect((await post('/api/tables', { of: 'me' }, { cookie, origin: server.base })).status).toBe(200);
  const form = await fetch(`${server.base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', cookie, origin: server.base },
    body: '{"of":"me"}',
  });
  expect(form.status).toBe(415);
});

test('an API token works until it is revoked', async () => {
  const ann = await server.guest('Ann');
  const made = await ann.send({ type: 'newToken', label: 'my bot' });
  if (made.type !== 'token') throw new Error(JSON.stringify(made));
  const authorization = `Bearer ${made.token}`;
  expect((await post('/api/tables', { of: 'me' }, { authorization })).status).toBe(200);
  await ann.send({ type: 'dropTokens' });
  expect((await post('/api/tables', { of: 'me' }, { authorization })).status).toBe(401);
});

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

/** Requests a raw path, which fetch would normalise. */
function rawGet(port: number, path: string, headers: Record<string, string> = {}): Promise<string> {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\n${more.join('')}Connection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
}

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

/** A plain socket and everything it receives. */
async function bare(): Promise<{
  send(data: string | Buffer): void;
  answers: { to?: number; reason?: { code: string } }[];
  socket: WebSocket;
}> {
  const socket = new WebSocket(server.socketUrl);
  const answers: { to?: number; reason?: { code: string } }[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('open', resolve));
  return { send: (data) => socket.send(data), answers, socket };
}

test('unknown, oversized, malformed and outdated messages get a typed answer', async () => {
  const { send, answers, socket } = await bare();
  send('{');
  send(Buffer.from([1, 2, 3]));
  send('{"type":"dance","id":3}');
  send(JSON.stringify({ type: 'name', id: 4, name: 'x'.repeat(limits.messageLength) }));
  send(`{"type":"hello","id":5,"version":${protocolVersion + 1}}`);
  send('{"type":"tables","id":6,"of":"me"}');
  send(`{"type":"hello","id":7,"version":${protocolVersion},"token":"nobody"}`);
  await until('all are answered', () => answers.length === 7);
  expect(answers.map(({ reason }) => reason?.code)).toEqual(
    ['malformed', 'malformed', 'unknown-type', 'too-large', 'outdated', 'stranger', 'stranger'].map(
      (code) => code,
    ),
  );
  socket.terminate();
});

test('an oversized message closes its own connection only', async () => {
  const { send, socket } = await bare();
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  send('x'.repeat(limits.messageLength * 5));
  expect(await closed).toBe(1009);
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
});

test('invalid UTF-8 closes its own connection only', async () => {
  const { socket } = await bare();
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.send(Buffer.from([0x61, 0xff]), { binary: false });
  expect(await closed).toBe(1007);
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
});

test('a reader that falls too far behind is disconnected', async () => {
  const { send, socket } = await bare();
  const enough = 500_000; // answers of 60 bytes: more than the kernel and 4 MB hold
  socket.pause();
  let sent = 0;
  for (; socket.readyState === WebSocket.OPEN && sent < enough; sent += 1_000) {
    for (let at = 0; at < 1_000; at++) send('{');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(sent).toBeLessThan(enough);
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
});

test('rate limits apply per socket and per address', async () => {
  const ann = await server.guest('Ann');
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => ann.send({ type: 'tables', of: 'me' })),
  );
  const codes = answers.flatMap((answer) => (answer.type === 'refused' ? [answer.reason.code] : []));
  expect(codes.length).toBeGreaterThan(20);
  expect(new Set(codes)).toEqual(new Set(['too-fast']));
});

test('chat and invitation codes have rate limits of their own', async () => {
  const ann = await server.guest('Ann');
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
  const said = await Promise.all(
    Array.from({ length: 8 }, () => ann.send({ type: 'say', table, text: 'spam' })),
  );
  expect(said.filter(({ type }) => type === 'accepted').length).toBe(rates.chat.burst);
  const tried = await Promise.all(
    Array.from({ length: 20 }, (_, at) => ann.send({ type: 'find', code: `AAAA${10 + at}` })),
  );
  expect(tried.some((answer) => answer.type === 'refused' && answer.reason.code === 'too-fast')).toBe(true);
});

test('token buckets refill over time up to their burst size', () => {
  const allowances = new Allowances(true);
  for (let at = 0; at < rates.chat.burst; at++) expect(allowances.take('chat', 'me', 0)).toBe(0);
  expect(allowances.take('chat', 'me', 0)).toBe(2_000);
  expect(allowances.take('chat', 'me', 2_001)).toBe(0);
});

test('a guest with a cookie keeps their identity when they introduce themselves again', async () => {
  const first = await post('/api/guest', { name: 'Ann' }, { origin: server.base });
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const again = await post('/api/guest', { name: 'Guest' }, { origin: server.base, cookie });
  expect(await again.json()).toEqual(await first.json());
  expect(again.headers.get('set-cookie')).toBe(null);
  // A cookie from another origin is ignored.
  expect((await post('/api/guest', { name: 'Guest' }, { cookie })).headers.get('set-cookie')).toContain('=');
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
  const behind = await TestServer.open({ trustProxy: true });
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
  await ann.send({ type: 'say', table, text: 'my sister is ill' });
  await ann.play(table, { do: 'mark', cell: 4 } as never, undefined);
  await until('the broken bot is in the log', () => lines.some((line) => line.includes('no idea')));
  const { storage } = logged.running;
  storage.token = () => Promise.reject(Object.assign(new Error('no disk'), { token: ann.secret }));
  await fetch(`${logged.base}/api/me`, { headers: { cookie, authorization: `Bearer ${ann.secret}` } });
  await until('the failed request is in the log', () => lines.some((line) => line.includes('no disk')));
  const log = lines.join('');
  for (const secret of [ann.secret, cookie.slice(10), 'Annabella', 'Barbarella', 'my sister'])
    expect(log).not.toContain(secret);
  await logged.close();
});

test('connections and new guests are limited per address', async () => {
  const crowded = await TestServer.open();
  const connections = Array.from(
    { length: rates.connect.burst + 20 },
    () =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(crowded.socketUrl);
        socket.on('open', () => {
          socket.terminate();
          resolve(101);
        });
        socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
        socket.on('error', () => undefined);
      }),
  );
  expect(await Promise.all(connections)).toContain(429);
  const guests = Array.from({ length: rates.guest.burst + 10 }, () =>
    fetch(`${crowded.base}/api/guest`, { method: 'POST', headers: json, body: '{"name":"Ann"}' }),
  );
  expect((await Promise.all(guests)).map(({ status }) => status)).toContain(429);
  await crowded.close();
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
