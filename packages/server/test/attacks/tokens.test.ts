import { protocolVersion } from '@manigance/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { post } from '../requests.ts';
import { TestServer } from '../test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(() => server.close());

/** Headers of a browser that became a guest. */
async function browser(): Promise<{ readonly cookie: string; readonly origin: string }> {
  const response = await post(server.base, '/api/guest', { name: 'Ann' }, { origin: server.base });
  return {
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    origin: server.base,
  };
}

async function tokenOf(ann: { readonly cookie: string; readonly origin: string }): Promise<string> {
  const response = await post(server.base, '/api/newToken', { label: 'my bot' }, ann);
  return ((await response.json()) as { token: string }).token;
}

/** A socket that said hello, the answers it got and the code it is closed with. */
async function dial(url: string, headers: Readonly<Record<string, string>>, token?: string) {
  const socket = new WebSocket(url, { headers });
  const answers: { type: string; to: number; reason?: { code: string } }[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('error', () => undefined);
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'hello', id: 0, version: protocolVersion, token })),
  );
  await new Promise<void>((resolve) =>
    socket.on('message', (data) => {
      answers.push(JSON.parse(String(data)));
      resolve();
    }),
  );
  expect(answers[0]?.type).toBe('welcome');
  return { socket, answers, closed };
}

test('dropping API tokens closes the sockets they opened, and no others', async () => {
  const ann = await browser();
  const token = await tokenOf(ann);
  const thief = await dial(server.socketUrl, {}, token);
  const page = await dial(server.socketUrl, ann);
  expect((await post(server.base, '/api/dropTokens', {}, ann)).status).toBe(200);
  thief.socket.send(JSON.stringify({ type: 'newToken', id: 9, label: 'again' }));
  expect(await thief.closed).toBe(1008);
  expect(thief.answers.map(({ to }) => to)).toEqual([0]);
  page.socket.send(JSON.stringify({ type: 'ping', id: 5 }));
  await new Promise((resolve) => page.socket.once('message', resolve));
  expect(page.answers.at(-1)).toMatchObject({ type: 'accepted', to: 5 });
  page.socket.terminate();
});

test('a token that drops itself is answered before its socket closes, and nothing it sent after that is', async () => {
  const { socket, answers, closed } = await dial(server.socketUrl, {}, await tokenOf(await browser()));
  socket.send(JSON.stringify({ type: 'dropTokens', id: 3 }));
  for (let id = 4; id < 9; id++) socket.send(JSON.stringify({ type: 'tables', id, of: 'me' }));
  expect(await closed).toBe(1008);
  expect(answers.at(-1)).toMatchObject({ type: 'accepted', to: 3 });
});

test('an API token cannot make tokens, nor end cookies', async () => {
  const ann = await browser();
  const token = await tokenOf(ann);
  const bearer = { authorization: `Bearer ${token}` };
  const refused = { type: 'refused', reason: { code: 'cookie-only' } };
  const made = await post(server.base, '/api/newToken', { label: 'mine' }, bearer);
  expect(await made.json()).toMatchObject(refused);
  const ended = await post(server.base, '/api/signOut', { everywhere: true }, bearer);
  expect(await ended.json()).toMatchObject(refused);
  const { socket, answers } = await dial(server.socketUrl, {}, token);
  socket.send(JSON.stringify({ type: 'newToken', id: 2, label: 'mine' }));
  await new Promise((resolve) => socket.once('message', resolve));
  expect(answers.at(-1)).toMatchObject(refused);
  expect((await fetch(`${server.base}/api/me`, { headers: { cookie: ann.cookie } })).status).toBe(200);
  socket.terminate();
});

test('signing out ends the cookie in use, everywhere ends every cookie and token', async () => {
  const ann = await browser();
  const token = await tokenOf(ann);
  const bot = await dial(server.socketUrl, {}, token);
  const page = await dial(server.socketUrl, ann);
  const out = await post(server.base, '/api/signOut', {}, ann);
  expect(out.headers.get('set-cookie')).toMatch(/^manigance=; .*Max-Age=0/);
  expect(await page.closed).toBe(1008);
  expect((await fetch(`${server.base}/api/me`, { headers: { cookie: ann.cookie } })).status).toBe(401);
  const bearer = { authorization: `Bearer ${token}` };
  expect((await fetch(`${server.base}/api/me`, { headers: bearer })).status).toBe(200);
  bot.socket.terminate();

  const bob = await browser();
  const secret = await tokenOf(bob);
  const sockets = await Promise.all([dial(server.socketUrl, {}, secret), dial(server.socketUrl, bob)]);
  await post(server.base, '/api/signOut', { everywhere: true }, bob);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1008, 1008]);
  for (const headers of [{ cookie: bob.cookie }, { authorization: `Bearer ${secret}` }])
    expect((await fetch(`${server.base}/api/me`, { headers })).status).toBe(401);
});

test('a token dropped at another server of the same store closes its sockets here', async () => {
  const here = await TestServer.open({ dataDir: server.folder, limits: { pingEvery: 100 } });
  const ann = await browser();
  const { closed } = await dial(here.socketUrl, {}, await tokenOf(ann));
  await post(server.base, '/api/dropTokens', {}, ann);
  expect(await closed).toBe(1008);
  await here.close();
});
