import { createHmac } from 'node:crypto';
import type { AnswerTo } from '@manigance/protocol';
import { expect, test } from 'vitest';
import { type BrowserGuest, postAs, wantsAll } from '../../labs/mail-guest.ts';
import { clubThatPosts } from '../notices/notice-club.ts';
import type { Posted } from '../notices/post-receiver.ts';

const here = clubThatPosts();

async function guestWithHook(
  path: string,
): Promise<{ readonly alix: BrowserGuest; readonly secret: string }> {
  const alix = await here.club.guest('Alix');
  await postAs(here.club.server, alix.cookie, 'setNotices', { settings: wantsAll });
  await postAs(here.club.server, alix.cookie, 'setHook', { url: here.posts.url(path), form: 'signed' });
  const notices = await postAs(here.club.server, alix.cookie, 'notices', {});
  const { hook } = (await notices.json()) as AnswerTo<'notices'>;
  return { alix, secret: hook?.secret ?? '' };
}

/** The check of a webhook's receiver, as in docs/operating.md. */
function isGenuine({ headers, body }: Posted, secret: string, now = Date.now()): boolean {
  const time = String(headers['manigance-time']);
  const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  const isFresh = Math.abs(now / 1_000 - Number(time)) < 300;
  return isFresh && headers['manigance-signature'] === `sha256=${signature}`;
}

test('a webhook is signed; one that was forged, changed or recorded is told from it', async () => {
  const { alix, secret } = await guestWithHook('/hook');
  const table = await here.club.begin('tic-tac-toe', alix.client, here.bob.client);
  const posted = await here.posts.postTo('/hook');
  expect(secret.length).toBeGreaterThan(30);
  expect(isGenuine(posted, secret)).toBe(true);
  expect(JSON.parse(String(posted.body))).toMatchObject({ kind: 'turn', table });
  const changed = Buffer.from(String(posted.body).replace('Your turn', 'My turn'));
  expect(isGenuine({ ...posted, body: changed }, secret)).toBe(false);
  // Nobody signs with the secret of another, nor with one that was replaced.
  const others = [(await guestWithHook('/other')).secret, 'another secret', ''];
  for (const other of others) expect(isGenuine(posted, other)).toBe(false);
  await postAs(here.club.server, alix.cookie, 'setHook', { url: here.posts.url('/hook'), form: 'signed' });
  const renewed = (await (
    await postAs(here.club.server, alix.cookie, 'notices', {})
  ).json()) as AnswerTo<'notices'>;
  expect(renewed.hook?.secret).not.toBe(secret);
  expect(isGenuine({ ...posted, headers: { ...posted.headers, 'manigance-time': '1' } }, secret)).toBe(false);
  expect(isGenuine(posted, secret, Date.now() + 400_000)).toBe(false);
});
