import type { AnswerTo } from '@manigance/protocol';
import { expect, test } from 'vitest';
import { type BrowserGuest, postAs, wantsAll } from '../../labs/mail-guest.ts';
import { clubThatPosts } from './notice-club.ts';

import { PushDevice, vapidOf } from './push-device.ts';

const here = clubThatPosts();

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function guestWith(...said: readonly (readonly [type: string, body: object])[]): Promise<BrowserGuest> {
  const guest = await here.club.guest('Alix');
  for (const [type, body] of [['setNotices', { settings: wantsAll }], ...said] as const) {
    const answer = await postAs(here.club.server, guest.cookie, type, body);
    if (!answer.ok) throw new Error(`${type}: ${await answer.text()}`);
  }
  return guest;
}

async function noticesOf({ cookie }: BrowserGuest): Promise<AnswerTo<'notices'>> {
  return (await postAs(here.club.server, cookie, 'notices', {})).json() as Promise<AnswerTo<'notices'>>;
}

test('a turn is pushed to each device, readable there only, and signed by the club', async () => {
  const [phone, desk] = [new PushDevice(), new PushDevice()];
  const alix = await guestWith(
    ['addDevice', { endpoint: here.posts.url('/phone'), ...phone.keys }],
    ['addDevice', { endpoint: here.posts.url('/desk'), ...desk.keys }],
  );
  const table = await here.club.begin('tic-tac-toe', alix.client, here.bob.client);
  const message = await here.posts.postTo('/phone');
  expect(JSON.parse(phone.read(message))).toMatchObject({
    kind: 'turn',
    title: 'Your turn: tic-tac-toe',
    link: `http://localhost:${here.club.server.running.port}/#/table/${table}`,
    table,
  });
  expect(() => desk.read(message)).toThrow();
  const { pushKey } = await noticesOf(alix);
  expect(vapidOf(message, pushKey).aud).toBe(new URL(here.posts.url('/')).origin);
  await here.posts.postTo('/desk');
  await pause(200);
  expect([here.posts.postsTo('/phone').length, here.posts.postsTo('/desk').length]).toEqual([1, 1]);
});

test('a device whose subscription has ended is forgotten', async () => {
  here.posts.answer = (path) => (path === '/gone' ? 410 : 201);
  const alix = await guestWith([
    'addDevice',
    { endpoint: here.posts.url('/gone'), ...new PushDevice().keys },
  ]);
  await here.club.begin('tic-tac-toe', alix.client, here.bob.client);
  await here.posts.postTo('/gone');
  await pause(200);
  expect((await noticesOf(alix)).devices).toEqual([]);
});

test('Discord is sent its own form, in which nobody is called and nothing is formatted by a name', async () => {
  const alix = await guestWith(['setHook', { url: here.posts.url('/discord'), form: 'discord' }]);
  const table = await here.club.begin('tic-tac-toe', alix.client, here.bob.client);
  const { content, allowed_mentions } = JSON.parse(String((await here.posts.postTo('/discord')).body));
  expect(content).toContain('**Your turn\\: tic\\-tac\\-toe**');
  expect(content).toContain(`/#/table/${table}`);
  expect(allowed_mentions).toEqual({ parse: [] });
});

test('a redirect is not followed, and what may have arrived is not posted again', async () => {
  here.posts.answer = (path) => (path === '/moved' ? 302 : path === '/broken' ? 500 : 503);
  for (const path of ['/moved', '/broken', '/busy']) {
    const alix = await guestWith(['setHook', { url: here.posts.url(path), form: 'signed' }]);
    await here.club.begin('tic-tac-toe', alix.client, here.bob.client);
    await here.posts.postTo(path, path === '/busy' ? 3 : 1);
  }
  await pause(400);
  const counts = ['/moved', '/elsewhere', '/broken', '/busy'].map((path) => here.posts.postsTo(path).length);
  expect(counts).toEqual([1, 0, 1, 4]); // three more tries, then no more
});

test('an API token changes no address, and the test button says what became of a test', async () => {
  here.posts.answer = (path) => (path === '/refuses' ? 400 : 204);
  const alix = await guestWith(['setHook', { url: here.posts.url('/refuses'), form: 'signed' }]);
  const test = () => postAs(here.club.server, alix.cookie, 'testNotice', { channel: 'hook' });
  expect(await (await test()).json()).toMatchObject({ type: 'tested', isSent: false, why: 'never' });
  await postAs(here.club.server, alix.cookie, 'setHook', { url: here.posts.url('/takes'), form: 'signed' });
  expect(await (await test()).json()).toMatchObject({ isSent: true });
  expect(JSON.parse(String((await here.posts.postTo('/takes')).body))).toMatchObject({ kind: 'test' });
  for (const said of [
    { type: 'setHook', url: here.posts.url('/thief'), form: 'signed' },
    { type: 'noticeAddress', address: 'thief@example.org' },
    { type: 'addDevice', endpoint: here.posts.url('/thief'), ...new PushDevice().keys },
  ] as const)
    expect(await alix.client.send(said)).toMatchObject({ reason: { code: 'cookie-only' } });
});
