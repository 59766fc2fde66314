import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { json, post, rawGet } from './requests.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

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
  const response = await post(server.base, '/api/guest', { name: 'Ann' }, { origin: server.base });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

test('the guest cookie is HttpOnly and its secret is stored as a hash', async () => {
  const response = await post(server.base, '/api/guest', { name: 'Ann' });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^manigance=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const body = await response.text();
  const secret = cookie.slice('manigance='.length, 'manigance='.length + 43);
  expect(body).not.toContain(secret);
  const { id } = JSON.parse(body) as { id: string };
  const tokens = await server.running.storage.tokensOf(id);
  expect(JSON.stringify(tokens)).not.toContain(secret);
});

test('each visit renews the cookie, so that it never runs out for a guest who comes back', async () => {
  const { headers } = await post(server.base, '/api/guest', { name: 'Zoe' });
  const given = headers.get('set-cookie');
  const [cookie = ''] = (given ?? '').split(';');
  const visit = (more: Record<string, string>) => fetch(`${server.base}/api/me`, { headers: more });
  expect((await visit({ cookie })).headers.get('set-cookie')).toBe(given);
  // An unknown cookie, a cookie that is not believed, and a token are given none.
  const unknown = await visit({ cookie: `manigance=${'x'.repeat(43)}` });
  expect(unknown.headers.get('set-cookie')).toBe(null);
  const elsewhere = await visit({ cookie, 'sec-fetch-site': 'cross-site' });
  expect(elsewhere.headers.get('set-cookie')).toBe(null);
  const made = await post(server.base, '/api/guest', { name: 'Bot', token: true });
  const { token } = (await made.json()) as { readonly token: string };
  const program = await visit({ cookie, authorization: `Bearer ${token}` });
  expect(program.headers.get('set-cookie')).toBe(null);
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
  expect(
    (await post(server.base, '/api/guest', { name: 'Eve' }, { origin: 'https://evil.example' })).status,
  ).toBe(403);
  expect(await knock({ origin: 'https://evil.example' })).toBe(403);
  expect(await knock({ origin: 'null' })).toBe(403);
  expect(await knock({ origin: server.base })).toBe(101);
});

test('a cookie without an origin allows reading only; acting needs an origin or a token', async () => {
  const cookie = await cookieOfGuest();
  expect((await fetch(`${server.base}/api/me`, { headers: { cookie } })).status).toBe(200);
  const elsewhere = { cookie, 'sec-fetch-site': 'cross-site' };
  expect((await rawGet(server.running.port, '/api/me', elsewhere)).split('\r\n')[0]).toContain('401');
  expect((await post(server.base, '/api/tables', { of: 'me' }, { cookie })).status).toBe(401);
  expect((await post(server.base, '/api/tables', { of: 'me' }, { cookie, origin: server.base })).status).toBe(
    200,
  );
  const form = await fetch(`${server.base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', cookie, origin: server.base },
    body: '{"of":"me"}',
  });
  expect(form.status).toBe(415);
});

test('an API token works until it is revoked', async () => {
  const ann = { cookie: await cookieOfGuest(), origin: server.base };
  const made = await post(server.base, '/api/newToken', { label: 'my bot' }, ann);
  const { token } = (await made.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  expect((await post(server.base, '/api/tables', { of: 'me' }, { authorization })).status).toBe(200);
  await post(server.base, '/api/dropTokens', {}, ann);
  expect((await post(server.base, '/api/tables', { of: 'me' }, { authorization })).status).toBe(401);
});

test('a guest with a cookie keeps their identity when they introduce themselves again', async () => {
  const first = await post(server.base, '/api/guest', { name: 'Ann' }, { origin: server.base });
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const again = await post(server.base, '/api/guest', { name: 'Guest' }, { origin: server.base, cookie });
  expect(await again.json()).toEqual(await first.json());
  expect(again.headers.get('set-cookie')).toContain(`${cookie}; `); // the same secret, renewed
  // A cookie from another origin is ignored.
  expect(
    (await post(server.base, '/api/guest', { name: 'Guest' }, { cookie })).headers.get('set-cookie'),
  ).toContain('=');
});
