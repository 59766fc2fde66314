import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { accountRequests, clientSchemas } from '@manigance/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Links } from '../../src/people/accounts/links.ts';
import { closeBoth, openWithMail } from '../mail-server.ts';
import { Authenticator } from '../people/authenticator.ts';
import { Browser } from '../people/browser.ts';
import { stopPostgres, stores } from '../people/stores.ts';
import { post } from '../requests.ts';
import type { SmtpReceiver } from '../smtp-receiver.ts';
import { TestServer } from '../test-server.ts';

afterAll(stopPostgres);

const password = 'neuf clochers au vent';
const next = 'dix clochers au vent';

describe.each(stores)('attacks on accounts, on %s', (_name, databaseUrl) => {
  let server: TestServer;
  let mail: SmtpReceiver;
  let origin: string;
  let tests = 0;
  let zoe: string;
  let address: string;
  beforeAll(async () => {
    ({ server, mail } = await openWithMail({ databaseUrl: await databaseUrl(), rateLimits: false }));
    origin = server.base.replace('127.0.0.1', 'localhost');
  });
  beforeEach(() => {
    zoe = `Zoé ${'abcdefghijkl'[tests++]}`;
    address = `zoe${tests}@example.org`;
  });
  afterAll(() => closeBoth({ server, mail }));

  async function withAccount(
    secret: string | undefined = password,
  ): Promise<Browser & { readonly me: string }> {
    const browser = await Browser.guest(server.base, zoe);
    await browser.post('/api/account/create', { name: zoe, ...(secret === '' ? {} : { password: secret }) });
    return browser;
  }

  async function token(count = 1): Promise<string> {
    return /\/([\w-]{43})$/m.exec((await mail.mailTo(address, count)).text)?.[1] ?? '';
  }

  async function withAddress(): Promise<Browser> {
    const browser = await withAccount();
    await browser.post('/api/setAddress', { address, language: 'fr' });
    await browser.post('/api/account/confirm', { token: await token() });
    return browser;
  }

  test('session fixation: no credential from before outlives an account or a sign-in', async () => {
    const here = await Browser.guest(server.base, zoe);
    const planted = here.cookies.get('manigance') ?? '';
    await here.post('/api/account/create', { name: zoe, password });
    const made = here.cookies.get('manigance');
    await here.post('/api/account/sign-in', { name: zoe, password });
    expect(new Set([planted, made, here.cookies.get('manigance')]).size).toBe(3);
    const thief = new Browser(server.base);
    for (const old of [planted, made ?? '']) {
      thief.cookies.set('manigance', old);
      expect(await thief.who()).toBe(undefined);
    }
    expect(await here.who()).toBe(here.me);
  });

  test('cross-site requests: another site neither signs in, nor exports, nor deletes', async () => {
    const here = await withAccount();
    const { cookie = '' } = here.headers;
    const evil = { cookie, origin: 'https://evil.example' };
    for (const path of ['/api/account/sign-in', '/api/account/delete', '/api/changePassword'])
      expect((await post(server.base, path, { name: zoe, password, next }, evil)).status).toBe(403);
    expect((await post(server.base, '/api/account/delete', {}, { cookie })).status).toBe(401);
    const elsewhere = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${server.base}/api/me/export`, { headers: elsewhere })).status).toBe(401);
    expect(await here.who()).toBe(here.me);
  });

  test('cross-site requests: no message of any kind is taken from another site', async () => {
    const here = await withAccount();
    const { cookie = '' } = here.headers;
    const requests = Object.keys(accountRequests).map((name) => `account/${name}`);
    for (const path of ['guest', ...Object.keys(clientSchemas), ...requests]) {
      const from = async (headers: Record<string, string>) =>
        (await post(server.base, `/api/${path}`, bodies[path] ?? {}, { cookie, ...headers })).status;
      for (const origin of ['https://evil.example', 'null', `${server.base}.evil.example`])
        expect([path, origin, await from({ origin })]).toEqual([path, origin, 403]);
      // Without an origin the cookie counts for nothing.
      if (cookieOnly.includes(path))
        expect([path, await from({ 'sec-fetch-site': 'cross-site' })]).toEqual([path, 401]);
    }
    expect(await here.who()).toBe(here.me);
  });

  test('an API token manages no account', async () => {
    const here = await withAccount();
    const { body } = await here.post('/api/newToken', { label: 'my bot' });
    const bearer = { authorization: `Bearer ${String(body.token)}` };
    const paths = ['changePassword', 'setAddress', 'passkeyOptions', 'account', 'account/delete'];
    for (const path of paths) {
      const refused = await post(server.base, `/api/${path}`, bodies[path] ?? {}, bearer);
      expect([path, await refused.json()]).toMatchObject([path, { reason: { code: 'cookie-only' } }]);
    }
  });

  test('user enumeration: a wrong password and an unknown name get the same answer', async () => {
    await withAccount();
    const stranger = new Browser(server.base);
    const wrong = await stranger.post('/api/account/sign-in', { name: zoe, password: next });
    const unknown = await stranger.post('/api/account/sign-in', { name: 'Nobody here', password: next });
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(wrong.code).toBe('wrong-sign-in');
  });

  test('user enumeration: a lost password is answered alike, before any mail is sent', async () => {
    await withAddress();
    const stranger = new Browser(server.base);
    const held: string[] = [];
    mail.interfere = (command) => {
      if (command === 'MAIL') held.push('asked');
      return undefined;
    };
    const known = await stranger.post('/api/account/recover', { who: address, language: 'en' });
    const heldThen = held.length;
    const unknown = await stranger.post('/api/account/recover', { who: 'a@b.org', language: 'en' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(heldThen).toBe(0);
    await mail.mailTo(address, 2);
    mail.interfere = () => undefined;
  });

  test('mailed links: used once though sent twice at once, for their purpose, within an hour', async () => {
    await withAddress();
    const [thief, other] = [new Browser(server.base), new Browser(server.base)];
    await thief.post('/api/account/recover', { who: zoe, language: 'en' });
    const link = await token(2);
    expect((await thief.post('/api/account/confirm', { token: link })).code).toBe('link-over');
    const both = await Promise.all(
      [thief, other].map((one) => one.post('/api/account/reset', { token: link, next })),
    );
    expect(both.map(({ code }) => code ?? 'in').sort()).toEqual(['in', 'link-over']);
    await thief.post('/api/account/recover', { who: zoe, language: 'en' });
    const late = await token(3);
    await server.running.storage.query('UPDATE links SET expires_at = expires_at - 3600001');
    expect((await other.post('/api/account/reset', { token: late, next })).code).toBe('link-over');
    expect(JSON.stringify(await server.running.storage.query('SELECT * FROM links'))).not.toContain(late);
  });

  test('mailed links: of several uses at the same moment one counts', async () => {
    const here = await withAccount();
    const links = new Links(server.running.storage);
    const link = (await links.make(here.me, 'recover', address)) ?? '';
    const uses = await Promise.all([1, 2, 3, 4].map(() => links.use(link, 'recover')));
    expect(uses.filter((used) => used !== undefined)).toHaveLength(1);
  });

  test('mailed links: a forged host gets none, and an account is sent three an hour', async () => {
    await withAddress();
    const stranger = new Browser(server.base);
    const forged = { ...stranger.headers, host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await post(server.base, '/api/account/recover', { who: zoe, language: 'en' }, forged);
    const { text } = await mail.mailTo(address, 2);
    expect(text).toContain(`${origin}/#/account/reset/`);
    const again = () => stranger.post('/api/account/recover', { who: zoe, language: 'en' });
    await Promise.all([again(), again(), again(), again()]);
    await mail.mailTo(address, 4);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(mail.mailsTo(address).length).toBe(4); // one to confirm it, three to recover
  });

  test('passkeys: a challenge is answered once, for its purpose, at our page', async () => {
    const here = await withAccount('');
    const key = new Authenticator();
    const ask = async (browser: Browser, path: string) =>
      (await browser.post(path)).body as unknown as { options: { challenge: string } };
    const { options } = await ask(here, '/api/passkeyOptions');
    const registration = { label: 'Key', response: key.register(options, origin) };
    const evil = { label: 'Key', response: key.register(options, 'http://evil.example') };
    expect((await here.post('/api/addPasskey', evil)).code).toBe('passkey-refused');
    // That attempt has used the challenge up.
    expect((await here.post('/api/addPasskey', registration)).code).toBe('passkey-refused');
    const { options: fresh } = await ask(here, '/api/passkeyOptions');
    const added = await here.post('/api/addPasskey', { label: 'Key', response: key.register(fresh, origin) });
    expect(added.status).toBe(200);

    const there = new Browser(server.base);
    const { options: again } = await ask(here, '/api/passkeyOptions');
    const signIn = (challenge: { challenge: string }, from = origin) =>
      there.post('/api/account/passkey', { response: key.signIn(challenge, from) });
    expect((await signIn(again)).code).toBe('wrong-sign-in');
    const { options: asked } = await ask(there, '/api/account/passkey-options');
    const response = key.signIn(asked, origin);
    expect((await there.post('/api/account/passkey', { response })).body.id).toBe(here.me);
    expect((await there.post('/api/account/passkey', { response })).code).toBe('wrong-sign-in');
    const { options: last } = await ask(there, '/api/account/passkey-options');
    expect((await signIn(last, 'http://evil.example')).code).toBe('wrong-sign-in');
    const forger = new Authenticator();
    const { options: lie } = await ask(there, '/api/account/passkey-options');
    const forged = { ...forger.signIn(lie, origin), id: key.id.toString('base64url') };
    expect((await there.post('/api/account/passkey', { response: forged })).code).toBe('wrong-sign-in');
  });

  test('script in a device, a label or an address is not stored, or refused', async () => {
    const script = '<script>alert(1)</script>';
    const browser = new Browser(server.base, script);
    await browser.post('/api/guest', { name: zoe });
    await browser.post('/api/account/create', { name: zoe, password });
    expect((await browser.post('/api/account')).text).not.toContain('script');
    const bad = await browser.post('/api/setAddress', { address: `${script}@example.org`, language: 'en' });
    expect(bad.code).toBe('malformed');
    const injected = await browser.post('/api/setAddress', {
      address: 'a@example.org\r\nBcc: all@example.org',
      language: 'en',
    });
    expect(injected.code).toBe('malformed');
    const exported = await fetch(`${server.base}/api/me/export`, {
      headers: { cookie: browser.headers.cookie ?? '', 'sec-fetch-site': 'same-origin' },
    });
    expect(exported.headers.get('content-type')).toContain('application/json');
    expect(exported.headers.get('content-disposition')).toContain('attachment');
    expect(await exported.text()).not.toContain('scrypt');
  });
});

/** Messages that need nothing but the cookie. */
const cookieOnly = ['account', 'signOut', 'dropTokens', 'passkeyOptions', 'notices', 'account/delete'];

const bodies: Readonly<Record<string, object>> = {
  changePassword: { next },
  setAddress: { language: 'en' },
};

test('user enumeration: an unknown name, a wrong password and an account without one take the same work', async () => {
  const server = await TestServer.open({ rateLimits: false });
  const zoe = await Browser.guest(server.base, 'Zoé');
  await zoe.post('/api/account/create', { name: 'Zoé', password });
  const ann = await Browser.guest(server.base, 'Ann');
  await ann.post('/api/account/create', { name: 'Ann' });
  const { scrypt } = crypto;
  const work: unknown[] = [];
  crypto.scrypt = ((given: string, salt: Buffer, length: number, options: object, done: () => void) => {
    work.push([salt.length, length, options]);
    scrypt(given, salt, length, options, done);
  }) as typeof scrypt;
  syncBuiltinESMExports();
  try {
    const works: unknown[] = [];
    for (const name of ['Zoé', 'Nobody here', 'Ann']) {
      const stranger = new Browser(server.base);
      const tried = { name, password: 'a wrong one, too' };
      expect((await stranger.post('/api/account/sign-in', tried)).code).toBe('wrong-sign-in');
      works.push(work.splice(0));
    }
    expect(works[0]).toMatchObject([[16, 32, { N: 2 ** 15, r: 8, p: 3 }]]);
    expect(works).toEqual([works[0], works[0], works[0]]);
  } finally {
    crypto.scrypt = scrypt;
    syncBuiltinESMExports();
  }
  await server.close();
});

test('wrong passwords slow an address and then all strangers down, and lock nobody out', async () => {
  const server = await TestServer.open({ trustedHops: 1 });
  const from =
    (browser: Browser, network: number) =>
    async (tried: string, name = 'Zoé') => {
      const headers = { ...browser.headers, 'x-forwarded-for': `10.0.${network}.1` };
      const answer = await post(server.base, '/api/account/sign-in', { name, password: tried }, headers);
      const read = (await answer.json()) as { reason?: { code: string; wait: number } };
      return read.reason?.code === 'too-fast' && read.reason.wait <= 10_000
        ? 'wait'
        : (read.reason?.code ?? 'in');
    };
  const here = await Browser.guest(server.base, 'Zoé');
  await here.post('/api/account/create', { name: 'Zoé', password });
  const thief = new Browser(server.base);
  const outcomes: string[] = [];
  for (let at = 0; at < 6; at++) outcomes.push(await from(thief, 1)('guess'));
  expect(outcomes).toEqual([...Array(5).fill('wrong-sign-in'), 'wait']);
  // A name that looks the same is the same name, and another name is not held up.
  expect(await from(thief, 1)('guess', 'ZOÉ')).toBe('wait');
  expect(await from(thief, 1)('guess', 'Bob')).toBe('wrong-sign-in');
  // From many addresses.
  const many = await Promise.all(Array.from({ length: 40 }, (_, at) => from(thief, 2 + at)('guess')));
  expect(many.filter((one) => one === 'wait').length).toBeGreaterThanOrEqual(8);
  // The browser in which the account signed in before goes on, at the very moment at which strangers have to wait.
  here.cookies.delete('manigance');
  for (let network = 42; (await from(thief, network)('guess')) !== 'wait'; network++);
  expect(await from(here, 99)(password)).toBe('in');
  await server.close();
});

test('nobody may take the name of deleted players', async () => {
  const server = await TestServer.open();
  for (const name of ['A former player', 'un ancien joueur', 'Manigance'])
    expect((await post(server.base, '/api/guest', { name })).status).toBe(400);
  await server.close();
});
