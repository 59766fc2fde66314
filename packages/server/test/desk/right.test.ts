import { deskRequests } from '@manigance/protocol';
import { day } from '@manigance/table';
import { afterAll, describe, expect, test } from 'vitest';
import { isHost, newHostToken } from '../../src/people/desk/right.ts';
import { Browser } from '../people/browser.ts';
import { stopPostgres, stores } from '../people/stores.ts';
import { post } from '../requests.ts';
import { TestServer } from '../test-server.ts';
import { Host, tokenFor, withAccount } from './desk-browser.ts';

afterAll(stopPostgres);

/** An answer without the parts that differ each time. */
async function plain(response: Response) {
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}

describe.each(stores)('the right of the host on %s', (_name, databaseUrl) => {
  test('the first start gives a token, the second none; it makes one account the host’s', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const { hostAddress = '', storage } = server.running;
    expect(hostAddress).toMatch(/^http:\/\/localhost:\d+\/#\/desk\/[\w-]{43}$/);
    const token = hostAddress.split('/').at(-1) ?? '';
    const stored = JSON.stringify([
      await storage.query('SELECT * FROM desk_tokens'),
      await storage.query('SELECT * FROM notes'),
    ]);
    expect(stored).not.toContain(token);
    const ann = await withAccount(server.base, 'Ann');
    expect((await ann.post('/api/desk/look')).status).toBe(404);
    expect((await ann.post('/api/desk/take', { token })).status).toBe(200);
    expect((await ann.post('/api/desk/look')).status).toBe(200);
    expect((await ann.post('/api/account')).body.isHost).toBe(true);
    // Used up.
    const bob = await withAccount(server.base, 'Bob');
    expect((await bob.post('/api/desk/take', { token })).status).toBe(404);
    expect((await bob.post('/api/account')).body.isHost).toBeUndefined();
    await server.running.stop();
    await server.start(0);
    expect(server.running.hostAddress).toBeUndefined();
    expect(await isHost(server.running.storage, ann.me)).toBe(true);
    await server.close();
  });

  test('a token takes an account, and is worth nothing once there is another or it is a day old', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const { storage, registry } = server.running;
    const guest = await Browser.guest(server.base, 'Guest');
    const ann = await withAccount(server.base, 'Ann');
    const first = await tokenFor(server);
    expect((await guest.post('/api/desk/take', { token: first })).status).toBe(404);
    const old = await newHostToken(storage, registry.now() - day);
    const second = await tokenFor(server);
    for (const token of [first, old, `${second}x`, '', 7, undefined])
      expect((await ann.post('/api/desk/take', { token })).status).toBe(404);
    const { body } = await ann.post('/api/newToken', { label: 'a program' });
    const headers = { authorization: `Bearer ${String(body.token)}` };
    expect((await post(server.base, '/api/desk/take', { token: second }, headers)).status).toBe(404);
    // Two at once: one of them.
    const bob = await withAccount(server.base, 'Bob');
    const taken = await Promise.all([ann, bob].map((one) => one.post('/api/desk/take', { token: second })));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const token = await newHostToken(storage, registry.now(), { endOthers: true });
    for (const one of [ann, bob]) expect((await one.post('/api/desk/look')).status).toBe(404);
    expect((await ann.post('/api/desk/take', { token })).status).toBe(200);
    await server.close();
  });

  test('to everybody but a host each request of the desk is an unknown address, byte for byte', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const host = await Host.of(server);
    const { body } = await host.browser.post('/api/newToken', { label: 'a program' });
    const [guest, account] = [
      await Browser.guest(server.base, 'Guest'),
      await withAccount(server.base, 'Ann'),
    ];
    const senders = {
      stranger: {},
      guest: guest.headers,
      account: account.headers,
      'API token of the host': { authorization: `Bearer ${String(body.token)}` },
      'cookie of the host from another site': { ...host.browser.headers, origin: 'https://evil.example' },
      'cookie of the host without an origin': { cookie: host.browser.headers.cookie ?? '' },
    };
    for (const [who, headers] of Object.entries(senders))
      for (const name of [...Object.keys(deskRequests), 'nothing'])
        for (const sent of [{}, { table: 'x' }, [], 'text', { token: 'a'.repeat(43) }]) {
          const [desk, other] = [`/api/desk/${name}`, `/api/knock/${name}`];
          const answered = await plain(await post(server.base, desk, sent, headers));
          expect(answered, `${who} ${name}`).toEqual(
            await plain(await post(server.base, other, sent, headers)),
          );
        }
    // What a host does at a table is no message of anybody, the host included.
    for (const type of ['unsay', 'close'])
      expect((await host.browser.post(`/api/${type}`, { table: 'a'.repeat(16), line: 1 })).code).toBe(
        'unknown-type',
      );
    for (const headers of Object.values(senders)) {
      const get = async (path: string) => plain(await fetch(`${server.base}${path}`, { headers }));
      expect(await get(`/api/desk/record/${'a'.repeat(16)}`)).toEqual(await get(`/api/knock/record/x`));
    }
    await server.close();
  });
});
