import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBoth, openWithMail } from '../mail-server.ts';
import type { SmtpReceiver } from '../smtp-receiver.ts';
import type { TestServer } from '../test-server.ts';
import { Authenticator } from './authenticator.ts';
import { Browser } from './browser.ts';
import { stopPostgres, stores } from './stores.ts';

afterAll(stopPostgres);

const password = 'neuf clochers au vent';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

describe.each(stores)('accounts on %s', (_name, databaseUrl) => {
  let server: TestServer;
  let mail: SmtpReceiver;
  let tests = 0;
  /** Name and address of the person of a test. */
  let zoe: string;
  let address: string;
  beforeEach(() => {
    zoe = `Zoé ${'abcdefghij'[tests++]}`;
    address = `zoe${tests}@example.org`;
  });
  beforeAll(async () => {
    ({ server, mail } = await openWithMail({ databaseUrl: await databaseUrl(), rateLimits: false }));
  });
  afterAll(() => closeBoth({ server, mail }));

  async function withAccount(name = zoe): Promise<Browser & { readonly me: string }> {
    const browser = await Browser.guest(server.base, name);
    const made = await browser.post('/api/account/create', { name, password });
    expect(made).toMatchObject({ status: 200, body: { id: browser.me, name, before: 'same' } });
    return browser;
  }

  /** The token in the latest mail to an address. */
  async function linkTo(to: string, count = 1): Promise<string> {
    const { text } = await mail.mailTo(to, count);
    return /#\/account\/\w+\/([\w-]{43})$/m.exec(text)?.[1] ?? '';
  }

  async function confirmAddress(browser: Browser): Promise<void> {
    await browser.post('/api/setAddress', { address, language: 'fr' });
    const confirmed = await browser.post('/api/account/confirm', { token: await linkTo(address) });
    expect(confirmed.status).toBe(200);
  }

  test('a guest becomes an account under the same id, and signs in on a second device', async () => {
    const here = await withAccount();
    const there = new Browser(server.base, safari);
    const signedIn = await there.post('/api/account/sign-in', { name: zoe.toUpperCase(), password });
    expect(signedIn.body).toEqual({ id: here.me, name: zoe, before: 'ended' });
    expect(await there.who()).toBe(here.me);
    const { body } = await here.post('/api/account');
    expect(body).toMatchObject({ name: zoe, hasPassword: true, canMail: true, passkeys: [] });
    const sessions = body.sessions as { id: string; device: string; isThis: boolean }[];
    expect(sessions.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
      ['Firefox · Linux', true],
      ['Safari · iPhone', false],
    ]);
    const [other] = sessions.filter(({ isThis }) => !isThis);
    await here.post('/api/endSession', { session: other?.id });
    expect([await there.who(), await here.who()]).toEqual([undefined, here.me]);
  });

  test('a name is refused that is reserved, or looks like that of another account', async () => {
    await withAccount('Anna');
    await withAccount('Ian');
    const eve = await Browser.guest(server.base, 'Eve');
    const make = async (name: string) => (await eve.post('/api/account/create', { name, password })).code;
    expect(await make('Аnnа')).toBe('account-name-taken'); // Cyrillic letters
    expect(await make('ANNA')).toBe('account-name-taken');
    expect(await make('lan')).toBe('account-name-taken'); // with a small L
    expect(await make('Adrnin')).toBe('name-reserved');
    expect(await make('un ancien joueur')).toBe('name-reserved');
    expect(await make('E')).toBe('malformed');
    expect(await make('Eve')).toBe(undefined);
    expect((await eve.post('/api/name', { name: 'Annа' })).code).toBe('account-name-taken');
    expect((await eve.post('/api/name', { name: 'Evelyne' })).status).toBe(200);
    const there = new Browser(server.base);
    expect((await there.post('/api/account/sign-in', { name: 'Evelyne', password })).status).toBe(200);
  });

  test('a password that is easily guessed is refused, and a change of it ends all other sessions', async () => {
    const eve = await Browser.guest(server.base, 'Eve');
    for (const weak of ['short', 'aaaaaaaaaaaa', '1234567890', 'password123', 'Eve-Eve-Eve'])
      expect([weak, (await eve.post('/api/account/create', { name: 'Eve', password: weak })).code]).toEqual([
        weak,
        'weak-password',
      ]);
    const here = await withAccount();
    const there = new Browser(server.base);
    await there.post('/api/account/sign-in', { name: zoe, password });
    const next = 'dix clochers au vent';
    expect((await here.post('/api/changePassword', { next })).status).toBe(200);
    expect([await there.who(), await here.who()]).toEqual([undefined, here.me]);
    expect((await there.post('/api/account/sign-in', { name: zoe, password })).code).toBe('wrong-sign-in');
    expect((await there.post('/api/account/sign-in', { name: zoe, password: next })).status).toBe(200);
  });

  test('a session that is not fresh needs the password for what could lock the person out', async () => {
    const here = await withAccount();
    await server.running.storage.query('UPDATE tokens SET created_at = created_at - 700000');
    const next = 'dix clochers au vent';
    expect((await here.post('/api/changePassword', { next })).code).toBe('wrong-password');
    expect((await here.post('/api/changePassword', { next, password: next })).code).toBe('wrong-password');
    expect((await here.post('/api/passkeyOptions')).code).toBe('wrong-password');
    expect((await here.post('/api/setAddress', { address, language: 'en' })).code).toBe('wrong-password');
    expect((await here.post('/api/changePassword', { next, password })).status).toBe(200);
  });

  test('an address counts once it is confirmed, and leads back into the account', async () => {
    const here = await withAccount();
    await here.post('/api/setAddress', { address, language: 'fr' });
    const first = await linkTo(address);
    const stranger = new Browser(server.base);
    await stranger.post('/api/account/recover', { who: address, language: 'en' });
    expect((await here.post('/api/account')).body.address).toBe(undefined);
    expect((await here.post('/api/account/confirm', { token: first })).status).toBe(200);
    expect((await here.post('/api/account')).body.address).toBe(address);
    await stranger.post('/api/account/recover', { who: address.toUpperCase(), language: 'en' });
    const { text, to } = await mail.mailTo(address, 2);
    expect([mail.mailsTo(address).length, to, text.includes(`Hello ${zoe}`)]).toEqual([2, [address], true]);
    const next = 'onze clochers au vent';
    // A password that is refused leaves the link as it is.
    const weak = { token: await linkTo(address, 2), next: 'aaaaaaaaaaaa' };
    expect((await stranger.post('/api/account/reset', weak)).code).toBe('weak-password');
    const back = await stranger.post('/api/account/reset', { token: await linkTo(address, 2), next });
    expect(back.body).toMatchObject({ id: here.me, name: zoe });
    // The one who lost the password may have lost it to somebody.
    expect([await stranger.who(), await here.who()]).toEqual([here.me, undefined]);
  });

  test('nobody makes another account’s address theirs', async () => {
    await confirmAddress(await withAccount());
    const eve = await withAccount('Eva');
    await eve.post('/api/setAddress', { address: address.replace('zoe', 'ZOE'), language: 'en' });
    const token = await linkTo(address.replace('zoe', 'ZOE'));
    expect((await eve.post('/api/account/confirm', { token })).code).toBe('link-over');
    expect((await eve.post('/api/account')).body.address).toBe(undefined);
  });

  test('a passkey signs in, and the last way to sign in cannot be removed', async () => {
    const origin = server.base.replace('127.0.0.1', 'localhost');
    const browser = await Browser.guest(server.base, zoe);
    await browser.post('/api/account/create', { name: zoe });
    const key = new Authenticator();
    const { options } = (await browser.post('/api/passkeyOptions')).body as {
      options: { challenge: string };
    };
    const added = await browser.post('/api/addPasskey', {
      label: 'My key',
      response: key.register(options, origin),
    });
    expect(added.status).toBe(200);
    const there = new Browser(server.base);
    const asked = (await there.post('/api/account/passkey-options')).body as typeof added.body & {
      options: { challenge: string };
    };
    const response = key.signIn(asked.options, origin);
    expect((await there.post('/api/account/passkey', { response })).body.id).toBe(browser.me);
    const id = key.id.toString('base64url');
    expect((await there.post('/api/dropPasskey', { passkey: id })).code).toBe('last-way');
    await there.post('/api/changePassword', { next: password });
    expect((await there.post('/api/dropPasskey', { passkey: id })).status).toBe(200);
    expect((await there.post('/api/account')).body.passkeys).toEqual([]);
  });
});
