import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBoth, openWithMail } from '../mail-server.ts';
import { post } from '../requests.ts';
import type { SmtpReceiver } from '../smtp-receiver.ts';
import type { TestServer } from '../test-server.ts';

let mail: SmtpReceiver;
let server: TestServer;
beforeAll(async () => {
  ({ server, mail } = await openWithMail({ trustedHops: 1 }));
});
afterAll(() => closeBoth({ server, mail }));

/** A new guest at this network, who may have an account; says something and is told the code of the refusal. */
async function guestAt(network: number, name = `Guest ${network}`, account = false) {
  const from = { origin: server.base, 'x-forwarded-for': `10.1.${network}.1` };
  const made = await post(server.base, '/api/guest', { name }, from);
  let cookie = (made.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  if (account) {
    const password = 'neuf clochers au vent';
    const opened = await post(server.base, '/api/account/create', { name, password }, { ...from, cookie });
    cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }
  return async (type: string, body: object) => {
    const answer = await post(server.base, `/api/${type}`, body, { ...from, cookie });
    return ((await answer.json()) as { reason?: { code: string } }).reason?.code ?? 'done';
  };
}

const count = (all: readonly string[], one: string) => all.filter((code) => code === one).length;

test('a mailbox gets few mails that it did not ask for, however many guests and networks ask', async () => {
  const outcomes: string[] = [];
  for (let at = 0; at < 8; at++) {
    const say = await guestAt(at);
    const address = ['victim@example.org', 'Victim@example.org', 'victim+more@example.org'][at % 3];
    outcomes.push(await say('noticeAddress', { address }));
  }
  const withAccount = await guestAt(20, 'Mallory', true);
  outcomes.push(await withAccount('setAddress', { address: 'victim@example.org', language: 'en' }));
  expect([count(outcomes, 'done'), count(outcomes, 'too-fast')]).toEqual([5, 4]);
  expect(mail.mails.filter(({ to }) => /victim/i.test(String(to)))).toHaveLength(5);
});

test('a network sends few mails to addresses, however many guests it has', async () => {
  const outcomes: string[] = [];
  for (let at = 0; at < 6; at++) {
    const say = await guestAt(30, `Guest ${at}`);
    for (let one = 0; one < 8; one++)
      outcomes.push(await say('noticeAddress', { address: `stranger${at * 8 + one}@example.org` }));
  }
  expect(outcomes.slice(0, 40)).toEqual(Array(40).fill('done'));
  expect(count(outcomes, 'too-fast')).toBeGreaterThanOrEqual(6);
});

test('a mail to an address that nobody has confirmed says nothing that its sender chose', async () => {
  const say = await guestAt(40, 'Buy at evil.example', true);
  await say('setAddress', { address: 'reader@example.org', language: 'fr' });
  await say('noticeAddress', { address: 'reader@example.org' });
  for (const number of [1, 2]) {
    const { text, headers } = await mail.mailTo('reader@example.org', number);
    expect(`${headers.subject}${text}`).not.toContain('evil');
  }
});

let tried = 0;
test.each([
  'victim@example.org\r\nBcc: all@example.org',
  'victim@example.org\nSubject: x',
  'victim\u0000@example.org',
  'victim\u0085@example.org',
  'victim\u2028@example.org',
  'a@example.org,b@example.org',
  'a@example.org;b@example.org',
  'Victim <victim@example.org>',
  '"a b"@example.org',
  'a@[127.0.0.1]',
  'a@localhost',
])('an address that is more than an address is refused: %j', async (address) => {
  const say = await guestAt(70 + ++tried, `Guest ${tried}`, true);
  const before = mail.mails.length;
  for (const type of ['noticeAddress', 'setAddress'])
    expect(['malformed', 'bad-address']).toContain(
      await say(type, type === 'setAddress' ? { address, language: 'en' } : { address }),
    );
  expect(mail.mails.length).toBe(before);
});

test('names cannot be tried one after the other by renaming an account', async () => {
  await guestAt(60, 'Odilon', true);
  const say = await guestAt(61, 'Eve', true);
  expect(await say('name', { name: 'Odilon' })).toBe('account-name-taken');
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, at) => say('name', { name: `Odilon ${at}` })),
  );
  expect(count(outcomes, 'too-fast')).toBeGreaterThanOrEqual(10);
});
