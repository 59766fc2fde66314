import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rates } from '../../src/http/rates.ts';
import { defaultLimits } from '../../src/serve.ts';
import { realPostgres } from '../real-postgres.ts';
import { rawGet } from '../requests.ts';
import { TestServer } from '../test-server.ts';
import { stallableProxy } from './stallable-proxy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** The raw answer to raw bytes. */
function rawAnswer(port: number, text: string, localAddress = '127.0.0.1'): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(text));
    socket.on('data', (data) => {
      answer += String(data);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

test.each(['/%', '/api/%ff', '/%c0%ae%c0%ae/'])(
  'the malformed URL %s is answered with all security headers',
  async (path) => {
    const answer = await rawGet(server.running.port, path);
    expect(answer).toContain("default-src 'none'");
    expect(answer).toContain('nosniff');
  },
);

test('bytes that are no request are answered with the security headers and disconnected', async () => {
  const answer = await rawAnswer(server.running.port, 'GET / HTTP/9.9\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect(answer).toContain("default-src 'none'");
});

test('malformed URLs are limited like others, and the health checks never are', async () => {
  const own = await TestServer.open();
  const answers = Array.from({ length: rates.request.burst + 50 }, () => rawGet(own.running.port, '/%'));
  expect((await Promise.all(answers)).some((answer) => answer.startsWith('HTTP/1.1 429'))).toBe(true);
  for (const path of ['/healthz', '/readyz']) {
    const statuses = new Set<number>();
    // One after the other, on one connection: connections are limited for everybody.
    for (let check = 0; check < rates.request.burst + 50; check++) {
      const answer = await fetch(own.base + path);
      await answer.text();
      statuses.add(answer.status);
    }
    expect(statuses).toEqual(new Set([200]));
  }
  await own.close();
});

test('connections beyond the burst of an address are closed unread, and other addresses are served', async () => {
  const own = await TestServer.open({ limits: { requestWithin: 300 } });
  const { burst } = rates.connections;
  const body = 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{';
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: burst + 400 }, () => rawAnswer(own.running.port, body, '127.0.0.3')),
  );
  const refilled = ((performance.now() - began) / 1_000) * rates.connections.perSecond;
  const answered = answers.filter((answer) => answer !== '').length;
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThanOrEqual(burst + Math.ceil(refilled));
  expect(answers).toContain('');
  expect((await fetch(`${own.base}/healthz`)).status).toBe(200);
  await own.close();
});

test('metrics are answered to a local host name only, so that no page of another site can read them', async () => {
  const { port } = server.running;
  for (const host of ['localhost', '127.0.0.1', `localhost:${port}`, `[::1]:${port}`])
    expect(await rawAnswer(port, `GET /metrics HTTP/1.0\r\nHost: ${host}\r\n\r\n`)).toContain(
      'manigance_sockets',
    );
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', ''])
    expect(await rawAnswer(port, `GET /metrics HTTP/1.0\r\nHost: ${host}\r\n\r\n`)).not.toContain(
      'manigance_',
    );
});

test('a request that is sent by half is ended, by default within twenty seconds', async () => {
  expect(defaultLimits.requestWithin).toBeLessThan(20_000);
  const own = await TestServer.open({ limits: { requestWithin: 300 } });
  expect(await rawAnswer(own.running.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Half: ')).not.toContain('200 OK');
  const body =
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"na';
  expect(await rawAnswer(own.running.port, body)).not.toContain('200 OK');
  await own.close();
}, 45_000); // less than Node waits for headers by itself

test('a server whose disk is full is not ready', async () => {
  const own = await TestServer.open();
  expect((await fetch(`${own.base}/readyz`)).status).toBe(200);
  const database = new DatabaseSync(`${own.folder}/manigance.sqlite`);
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON notes BEGIN SELECT RAISE(ABORT, 'disk is full'); END`);
  let status = 200;
  while (status === 200) ({ status } = await askAgain(`${own.base}/readyz`));
  expect(status).toBe(503);
  database.exec('DROP TRIGGER full');
  database.close();
  await own.close();
});

/** Asks after a pause: the last answer holds for a moment, and requests are limited. */
async function askAgain(url: string): Promise<Response> {
  await setTimeout(100);
  return fetch(url);
}

const postgres = await realPostgres();
afterAll(() => postgres?.stop());

test.skipIf(postgres === undefined)('a server whose Postgres hangs is not ready, and says so', async () => {
  const database = await postgres?.database();
  const line = await stallableProxy(database?.url ?? '');
  const own = await TestServer.open({ databaseUrl: line.url });
  expect((await fetch(`${own.base}/readyz`)).status).toBe(200);
  const { storage } = own.running;
  await Promise.all(Array.from({ length: 8 }, () => storage.note('alive'))); // opens connections
  line.stall();
  // A query on an open connection ends too, instead of waiting for ever.
  const queryEnds = expect(storage.note('alive')).rejects.toThrow('Query read timeout');
  let answer = await fetch(`${own.base}/readyz`);
  while (answer.status === 200) answer = await askAgain(`${own.base}/readyz`);
  expect([answer.status, await answer.text()]).toEqual([503, 'the store does not answer\n']);
  await queryEnds;
  line.resume();
  await own.close();
  line.close();
  await database?.drop();
});
