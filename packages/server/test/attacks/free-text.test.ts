import { accountRequests, clientSchemas, type JsonSchema } from '@manigance/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBoth, openWithMail } from '../mail-server.ts';
import { Authenticator } from '../people/authenticator.ts';
import { Browser } from '../people/browser.ts';
import type { SmtpReceiver } from '../smtp-receiver.ts';
import { anyone, type TestServer, tableOf } from '../test-server.ts';

/** As short as a name has to be. */
const script = '<img src=x onerror=a()>';
const password = 'neuf clochers au vent';

let mail: SmtpReceiver;
let server: TestServer;
beforeAll(async () => {
  const pace = { look: 20, recover: 200, least: 30, retries: [] };
  const notices = { pace, reach: 'public' } as const;
  ({ server, mail } = await openWithMail({ rateLimits: false, notices }));
});
afterAll(() => closeBoth({ server, mail }));

/** The fields of a schema that take a text. */
function texts(name: string, schema: JsonSchema, text: string): readonly string[] {
  const { type, properties = {}, items, additionalProperties: others, anyOf = [] } = schema;
  const { minLength = 0, maxLength = 0, pattern = '', enum: choices } = schema;
  const fits = text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);
  const own = type === 'string' && choices === undefined && fits ? [name] : [];
  const below = [
    ...Object.entries(properties).map(([key, value]) => [`${name}.${key}`, value] as const),
    ...(items === undefined ? [] : [[name, items] as const]),
    ...(typeof others === 'object' ? [[`${name}.*`, others] as const] : []),
    ...anyOf.map((one) => [name, one] as const),
  ];
  return [...own, ...below.flatMap(([key, value]) => texts(key, value, text))];
}

const textsOfAll = (text: string) =>
  [...Object.entries(clientSchemas), ...Object.entries(accountRequests)].flatMap(([name, { json }]) =>
    texts(name, json, text),
  );

test('free texts are known: no other field of a client’s message takes a script', () => {
  expect([...new Set(textsOfAll(script))].sort()).toEqual([
    'addPasskey.label',
    'change.options.*', // checked by the rules of the game
    'changePassword.next', // passwords and tokens are hashed, and shown to nobody
    'changePassword.password',
    'create.name',
    'create.options.*',
    'create.password',
    'delete.password',
    'dropPasskey.password',
    'hello.token',
    'history.player', // searched for, and stored nowhere
    'name.name',
    'newToken.label',
    'noticeAddress.address', // has to be a mail address
    'openGroup.options.*',
    'openGroup.title',
    'openTournament.options.*',
    'openTournament.title',
    'passkeyOptions.password',
    'recover.who', // looked up
    'report.note',
    'reset.next',
    'say.text',
    'setAddress.password',
    'sign-in.name', // looked up
    'sign-in.password',
  ]);
});

test.each([
  ['a control character', 'a\u0007b c d e f g'],
  ['a line break', 'line\nanother line'],
  ['a line separator', 'line\u2028another line'],
  ['a change of direction', 'gnp.\u202etxt.exe ab'],
])('no text that others are shown has %s', (_what, text) => {
  const shown = [
    ...['say.text', 'name.name', 'create.name', 'report.note', 'addPasskey.label', 'newToken.label'],
    ...['openGroup.title', 'openTournament.title'],
  ];
  expect(textsOfAll(text).filter((field) => shown.includes(field))).toEqual([]);
});

test('a script in every free text comes back as JSON alone, which no browser takes for a page', async () => {
  const site = server.base.replace('127.0.0.1', 'localhost');
  const mallory = await Browser.guest(server.base, script);
  expect((await mallory.post('/api/account/create', { name: script, password })).status).toBe(200);
  const { type: _type, ...setup } = tableOf('tic-tac-toe', [anyone, anyone]);
  const { body: made } = await mallory.post('/api/create', setup);
  const table = String(made.table);
  const options = (await mallory.post('/api/passkeyOptions')).body.options as { challenge: string };
  const response = new Authenticator().register(options, site);
  for (const [type, said] of [
    ['sit', { table }],
    ['say', { table, text: script }],
    ['report', { table, who: mallory.me, reason: 'name', note: script }],
    ['newToken', { label: script }],
    ['addPasskey', { label: script, response }],
    ['showProfile', { shown: true, listed: true }],
  ] as const)
    expect((await mallory.post(`/api/${type}`, said)).status, type).toBe(200);
  const answers = [
    ...['/api/me', '/api/me/export', '/api/tables', '/api/records'].map((path) => [path] as const),
    ['/api/leaderboards/tic-tac-toe/2/people'],
    ['/api/account', {}],
    ['/api/watch', { table }],
    ['/api/tables', { of: 'me' }],
    ['/api/history', { player: script }],
    ['/api/profile', {}],
    [`/api/${encodeURIComponent(script)}`, {}],
    ['/api/name', { name: script, [script]: 1 }],
    ['/api/account/recover', { who: script, language: 'en' }],
  ] as const;
  let seen = 0;
  for (const [path, said] of answers) {
    const { cookie = '', origin = '' } = mallory.headers;
    const answer = await fetch(`${server.base}${path}`, {
      method: said === undefined ? 'GET' : 'POST',
      headers: { cookie, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      ...(said === undefined ? {} : { body: JSON.stringify(said) }),
    });
    if ((await answer.text()).includes(script)) seen++;
    expect(answer.headers.get('content-type'), path).toMatch(/^application\/(json|x-ndjson)/);
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(answer.headers.get('content-security-policy'), path).toMatch(/script-src 'self';/);
  }
  expect(seen).toBeGreaterThanOrEqual(6);
});

test('a script in a name is text in a mail', async () => {
  const [mallory, zoe] = [await Browser.guest(server.base, script), await Browser.guest(server.base, 'Zoé')];
  const always = { isOn: true, kinds: ['turn'], tables: 'all', after: 0 };
  const settings = { language: 'en', zone: 'UTC', mail: always, push: always, hook: always };
  await zoe.post('/api/setNotices', { settings });
  const address = 'zoe@example.org';
  await zoe.post('/api/noticeAddress', { address });
  const code = /\b[A-Z2-9]{8}\b/.exec((await mail.mailTo(address)).text)?.[0];
  expect((await zoe.post('/api/noticeAddress', { address, code })).status).toBe(200);
  const { type: _type, ...setup } = tableOf('tic-tac-toe', [anyone, anyone]);
  const { body } = await zoe.post('/api/create', setup);
  const { table } = body;
  for (const browser of [zoe, mallory]) await browser.post('/api/sit', { table });
  await zoe.post('/api/start', { table });
  const { html = '', text } = await mail.mailTo(address, 2);
  expect(text).toContain(script);
  expect(html).toContain('onerror=a()');
  expect(html).not.toContain('<img');
});
