import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserGuest, browserGuest, postAs } from '../../labs/mail-guest.ts';
import { post } from '../../src/people/notices/post.ts';
import { isPublicAddress, isPublicUrl, publicLookup } from '../../src/people/notices/public-address.ts';
import { PushDevice } from '../notices/push-device.ts';
import { TestServer } from '../test-server.ts';

let server: TestServer;
let mallory: BrowserGuest;
beforeAll(async () => {
  server = await TestServer.open();
  mallory = await browserGuest(server, 'Mallory');
});
afterAll(async () => {
  mallory.client.close();
  await server.close();
});

/** Ways to say this machine, its network, or a machine that only this one reaches. */
const inner = [
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://0177.0.0.1/x',
  'https://localhost/x',
  'https://metadata.internal/x',
  'https://printer.local/x',
  'https://printer/x',
  'https://10.0.0.1/x',
  'https://172.16.9.9/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/x',
  'https://0.0.0.0/x',
  'https://[::1]/x',
  'https://[::]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://[fd00::1]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[2002:7f00:1::]/x',
];
const others = [
  'http://hooks.example.org/x',
  'https://hooks.example.org:8443/x',
  'https://user:password@hooks.example.org/x',
  'ftp://hooks.example.org/x',
];

test('no address of a webhook or a push service leads to this machine or its network', async () => {
  for (const url of [...inner, ...others]) {
    expect(isPublicUrl(url), url).toBe(false);
    const hook = await postAs(server, mallory.cookie, 'setHook', { url, form: 'signed' });
    expect(hook.status, url).toBeGreaterThanOrEqual(400);
    const device = { endpoint: url, ...new PushDevice().keys };
    expect((await postAs(server, mallory.cookie, 'addDevice', device)).status, url).toBeGreaterThanOrEqual(
      400,
    );
    expect(await post({ url, headers: {}, body: '' }, 'public'), url).toBe('never');
  }
  expect(isPublicUrl('https://hooks.example.org/x')).toBe(true);
  expect(isPublicUrl('https://[2606:4700::1111]/x')).toBe(true);
  expect(isPublicUrl('https://1.1.1.1/x')).toBe(true);
});

test('a name is resolved for the connection itself, and refused if it leads inside', async () => {
  const lookup = promisify(
    publicLookup as (host: string, options: object, done: (error: Error | null) => void) => void,
  );
  await expect(lookup('localhost', {})).rejects.toThrow('leads to no public address');
  expect(isPublicAddress('not an address')).toBe(false);
});

test('nothing inside is connected to', async () => {
  let visits = 0;
  const secret = createServer((_request, response) => {
    visits++;
    response.end();
  });
  await new Promise<void>((resolve) => secret.listen(0, '127.0.0.1', resolve));
  const address = secret.address();
  const port = typeof address === 'object' ? address?.port : 0;
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])
    for (const protocol of ['http', 'https'])
      await post({ url: `${protocol}://${host}:${port}/`, headers: {}, body: '{}' }, 'public');
  expect(visits).toBe(0);
  await new Promise((resolve) => secret.close(resolve));
});

test('a key that is none, a time zone that is none and too many devices are refused', async () => {
  const say = (type: string, body: object) => postAs(server, mallory.cookie, type, body);
  const { p256dh, auth } = new PushDevice().keys;
  const endpoint = 'https://push.example.org/x';
  for (const keys of [
    { p256dh: 'AAAAAAAAAA', auth },
    { p256dh, auth: 'AAAAAAAAAA' },
    { p256dh: `${'A'.repeat(86)}A`, auth },
  ])
    expect(await (await say('addDevice', { endpoint, ...keys })).json()).toMatchObject({
      reason: { code: 'bad-address' },
    });
  for (let at = 0; at < 10; at++)
    expect((await say('addDevice', { endpoint: `${endpoint}${at}`, p256dh, auth })).ok).toBe(true);
  expect(await (await say('addDevice', { endpoint, p256dh, auth })).json()).toMatchObject({
    reason: { code: 'too-many' },
  });
  expect(await (await say('noticeAddress', { address: 'a@example.org' })).json()).toMatchObject({
    reason: { code: 'not-offered' },
  });
});
