import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuest } from '../../labs/client.ts';
import { Browser } from '../people/browser.ts';
import { post } from '../requests.ts';
import { anyone, TestServer, tableOf } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ rateLimits: false });
});
afterAll(() => server.close());

const password = 'neuf clochers au vent';

/** A browser whose guest a thief made beforehand, and the credentials that the thief kept. */
async function planted(name: string) {
  const victim = await Browser.guest(server.base, name);
  const { body } = await victim.post('/api/newToken', { label: 'kept' });
  const token = String(body.token);
  return { victim, token, thief: await server.device(token) };
}

async function isKnown(token: string): Promise<boolean> {
  return (await fetch(`${server.base}/api/me`, { headers: { authorization: `Bearer ${token}` } })).ok;
}

test('session fixation: no other credential of a guest outlives the account that is made of it', async () => {
  const { victim, token, thief } = await planted('Zoé');
  expect((await victim.post('/api/account/create', { name: 'Zoé', password })).status).toBe(200);
  expect(await isKnown(token)).toBe(false);
  await expect.poll(() => thief.reconnects).toBeGreaterThan(0); // its socket was closed
  expect(await victim.who()).toBe(victim.me);
});

test('session fixation: no credential of a guest becomes one of the account that the guest joins', async () => {
  const account = await Browser.guest(server.base, 'Camille');
  await account.post('/api/account/create', { name: 'Camille', password });
  const { victim, token, thief } = await planted('Alix');
  const { type: _type, ...seats } = tableOf('tic-tac-toe', [anyone, anyone]);
  const { body } = await victim.post('/api/create', seats);
  await victim.post('/api/sit', { table: body.table, seat: 0 });
  const joined = await victim.post('/api/account/sign-in', { name: 'Camille', password, join: true });
  expect(joined.body).toMatchObject({ id: account.me, before: 'joined' });
  expect(await isKnown(token)).toBe(false);
  await expect.poll(() => thief.reconnects).toBeGreaterThan(0); // its socket was closed
  expect(await victim.who()).toBe(account.me);
});

test('an API token in the place of the cookie makes, signs in and deletes no account', async () => {
  const { id, token } = await newGuest(server.base, 'Noor');
  const headers = { cookie: `manigance=${token}`, origin: server.base };
  for (const [path, body] of [
    ['create', { name: 'Noor', password }],
    ['sign-in', { name: 'Camille', password }],
    ['passkey-options', {}],
    ['delete', {}],
  ] as const) {
    const answer = await post(server.base, `/api/account/${path}`, body, headers);
    expect([path, await answer.json()]).toMatchObject([path, { reason: { code: 'cookie-only' } }]);
  }
  expect(await server.running.storage.guest(id)).toMatchObject({ name: 'Noor' });
});

test('an API token neither renames an account, nor reads its export, nor the secret of its webhook', async () => {
  const zoe = await Browser.guest(server.base, 'Odilon');
  await zoe.post('/api/account/create', { name: 'Odilon', password });
  const { body } = await zoe.post('/api/newToken', { label: 'my bot' });
  const bearer = { authorization: `Bearer ${String(body.token)}` };
  const refusal = { reason: { code: 'cookie-only' } };
  for (const [path, said] of [
    ['name', { name: 'Mallory' }],
    ['notices', {}],
  ] as const)
    expect(await (await post(server.base, `/api/${path}`, said, bearer)).json(), path).toMatchObject(refusal);
  const exported = await fetch(`${server.base}/api/me/export`, { headers: bearer });
  expect(await exported.json()).toMatchObject(refusal);
  const there = new Browser(server.base);
  expect((await there.post('/api/account/sign-in', { name: 'Odilon', password })).status).toBe(200);
});

test('a name that an account gave up gives nobody a faster way to guess the password of its next owner', async () => {
  const strict = await TestServer.open({ trustedHops: 1 });
  const mallory = await Browser.guest(strict.base, 'Zoé');
  await mallory.post('/api/account/create', { name: 'Zoé', password });
  await mallory.post('/api/name', { name: 'Mallory' });
  const zoe = await Browser.guest(strict.base, 'Zoé');
  expect((await zoe.post('/api/account/create', { name: 'Zoé', password: 'dix clochers' })).status).toBe(200);
  const guess = async (network: number) => {
    const headers = { ...mallory.headers, 'x-forwarded-for': `10.0.${network}.1` };
    const tried = { name: 'Zoé', password: 'a guess' };
    const answer = await post(strict.base, '/api/account/sign-in', tried, headers);
    return ((await answer.json()) as { reason: { code: string } }).reason.code;
  };
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(at)));
  expect(outcomes.filter((code) => code === 'too-fast').length).toBeGreaterThanOrEqual(4);
  await strict.close();
});
