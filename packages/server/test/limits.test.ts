import { limits, protocolVersion } from '@manigance/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Allowances, rates } from '../src/http/rates.ts';
import { bare, json } from './requests.ts';
import { anyone, createTable, TestServer, tableOf, until } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

test('unknown, oversized, malformed and outdated messages get a typed answer', async () => {
  const { send, answers, socket } = await bare(server);
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
  const { send, socket } = await bare(server);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  send('x'.repeat(limits.messageLength * 5));
  expect(await closed).toBe(1009);
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
});

test('invalid UTF-8 closes its own connection only', async () => {
  const { socket } = await bare(server);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.send(Buffer.from([0x61, 0xff]), { binary: false });
  expect(await closed).toBe(1007);
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
});

test('a reader that falls too far behind is disconnected', async () => {
  const unlimited = await TestServer.open({ rateLimits: false });
  const { secret: token } = await unlimited.guest('Ann');
  const { send, socket } = await bare(unlimited);
  send(JSON.stringify({ type: 'hello', id: 0, version: protocolVersion, token }));
  const enough = 500_000; // answers of 60 bytes: more than the kernel and the server hold
  socket.pause();
  let sent = 0;
  for (; socket.readyState === WebSocket.OPEN && sent < enough; sent += 1_000) {
    for (let at = 0; at < 1_000; at++) send('{');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(sent).toBeLessThan(enough);
  expect((await fetch(`${unlimited.base}/healthz`)).status).toBe(200);
  await unlimited.close();
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
