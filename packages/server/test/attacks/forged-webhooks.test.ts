import { createHmac } from 'node:crypto';
import type { AnswerTo } from '@manigance/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserGuest, postAs, wantsAll } from '../../labs/mail-guest.ts';
import { NoticeClub } from '../notices/notice-club.ts';
import { type Posted, PostReceiver } from '../notices/post-receiver.ts';

let club: NoticeClub;
let posts: PostReceiver;
let bob: BrowserGuest;
beforeAll(async () => {
  club = await NoticeClub.open();
  posts = await PostReceiver.open();
  bob = await club.guest('Noor');
});
afterAll(async () => {
  await club.close();
  await posts.close();
});

async function guestWithHook(
  path: string,
): Promise<{ readonly alix: BrowserGuest; readonly secret: string }> {
  const alix = await club.guest('Alix');
  await postAs(club.server, alix.cookie, 'setNotices', { settings: wantsAll });
  await postAs(club.server, alix.cookie, 'setHook', { url: posts.url(path), form: 'signed' });
  const notices = await postAs(club.server, alix.cookie, 'notices', {});
  const { hook } = (await notices.json()) as AnswerTo<'notices'>;
  return { alix, secret: hook?.secret ?? '' };
}

/** What somebody does who receives a webhook: as docs/operating.md says. */
function isGenuine({ headers, body }: Posted, secret: string, now = Date.now()): boolean {
  const time = String(headers['manigance-time']);
  const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  const isFresh = Math.abs(now / 1_000 - Number(time)) < 300;
  return isFresh && headers['manigance-signature'] === `sha256=${signature}`;
}

test('a webhook is signed; one that was forged, changed or recorded is told from it', async () => {
  const { alix, secret } = await guestWithHook('/hook');
  const table = await club.begin('tic-tac-toe', alix.client, bob.client);
  const posted = await posts.postTo('/hook');
  expect(secret.length).toBeGreaterThan(30);
  expect(isGenuine(posted, secret)).toBe(true);
  expect(JSON.parse(String(posted.body))).toMatchObject({ kind: 'turn', table });
  const changed = Buffer.from(String(posted.body).replace('Your turn', 'My turn'));
  expect(isGenuine({ ...posted, body: changed }, secret)).toBe(false);
  // Nobody signs with the secret of another, nor with one that was replaced.
  const others = [(await guestWithHook('/other')).secret, 'another secret', ''];
  for (const other of others) expect(isGenuine(posted, other)).toBe(false);
  await postAs(club.server, alix.cookie, 'setHook', { url: posts.url('/hook'), form: 'signed' });
  const renewed = (await (
    await postAs(club.server, alix.cookie, 'notices', {})
  ).json()) as AnswerTo<'notices'>;
  expect(renewed.hook?.secret).not.toBe(secret);
  expect(isGenuine({ ...posted, headers: { ...posted.headers, 'manigance-time': '1' } }, secret)).toBe(false);
  expect(isGenuine(posted, secret, Date.now() + 400_000)).toBe(false);
});
