import { connect, createServer, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { guests } from './guests.ts';

const { comes, server } = guests();

/** A way to the server on which bytes can be lost without anybody hearing of it, as behind a router that has forgotten a line. */
async function wayWithHoles() {
  const lines = new Set<Socket>();
  let isDead = false;
  const way = createServer((here) => {
    const there = connect(Number(new URL(server.url).port), '127.0.0.1');
    const dead = () => isDead && lines.has(here);
    here.on('data', (bytes) => dead() || there.write(bytes));
    there.on('data', (bytes) => dead() || here.write(bytes));
    for (const end of [here, there]) end.on('error', () => undefined);
    here.on('close', () => there.destroy());
    there.on('close', () => dead() || here.destroy());
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const { port } = way.address() as { readonly port: number };
  way.on('connection', (line) => isDead || lines.add(line));
  return {
    url: `http://127.0.0.1:${port}`,
    /** The lines there are now carry nothing any more; new ones do. */
    dies() {
      isDead = true;
    },
    close: () => {
      for (const line of lines) line.destroy();
      way.close();
    },
  };
}

test('a half-open connection is detected and reopened, and the pending move is played', async () => {
  const way = await wayWithHoles();
  const { page } = await comes('Anna');
  await page.goto(`${way.url}/#/new/${firstGame.id}/friends`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  const list = page.getByRole('button', { name: 'Choose from a list' });
  await list.waitFor({ timeout: 60_000 });
  const log = () => page.locator('.log').innerText();
  const before = await log();
  // The code of the list comes a while after the table.
  await list.click();
  await page.getByRole('dialog').locator('.option').first().waitFor();
  await page.keyboard.press('Escape');
  way.dies();
  await list.click();
  await page.getByRole('dialog').locator('.option').first().click();
  await expect.poll(log, { timeout: 90_000 }).not.toBe(before);
  way.close();
});

test.each([
  ['en', 'Choose from a list', 'Your move isn’t stored yet'],
  ['fr', 'Choisir dans une liste', 'Votre coup n’est pas encore enregistré'],
] as const)(
  '%s: a move that a busy server refuses is called not stored, and is stored later',
  async (language, choose, said) => {
    const { page } = await comes('Anna', { path: `#/new/${firstGame.id}/friends` });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Begin now' }).click();
    await page.getByRole('button', { name: 'Choose from a list' }).waitFor({ timeout: 60_000 });
    const refusals = [{ code: 'try-again' }, { code: 'too-fast', wait: 1500 }];
    const keys: string[] = [];
    await page.routeWebSocket(/\/ws$/, (line) => {
      const there = line.connectToServer();
      line.onMessage((sent) => {
        const { type, id, key } = JSON.parse(String(sent)) as {
          readonly type: string;
          readonly id: number;
          readonly key: string;
        };
        if (type !== 'play') return there.send(sent);
        const reason = refusals[keys.length];
        keys.push(key);
        if (reason === undefined) return there.send(sent);
        line.send(JSON.stringify({ type: 'refused', to: id, reason }));
      });
    });
    if (language === 'fr') await page.getByRole('button', { name: 'Passer en français' }).click();
    await page.reload();
    const log = () => page.locator('.log').innerText();
    await page.getByRole('button', { name: choose }).click();
    const before = await log();
    await page.getByRole('dialog').locator('.option').first().click();
    await page.getByRole('status').getByText(said).waitFor();
    expect(await log()).toBe(before);
    await page.getByText(said).waitFor({ state: 'detached' });
    await expect.poll(log).not.toBe(before);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  },
);

test('one failed response or a lost cookie costs nobody their seat', async () => {
  const { page } = await comes('Anna', { path: `#/new/${firstGame.id}/friends` });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  const mine = page.locator('.plate.is-me');
  await mine.waitFor({ timeout: 60_000 });
  await page.route('**/api/me', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await page.reload();
  await page.getByText('The server isn’t responding').waitFor();
  await mine.waitFor();
  await page.evaluate('localStorage.clear()');
  await page.reload();
  await mine.waitFor();
});

test('a page opened while the server is down connects when it is back', async () => {
  const { page } = await comes('Anna', { path: `#/new/${firstGame.id}/friends` });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('img', { name: 'QR code for the link' }).waitFor();
  // As the page comes from the browser's own store when the server is down.
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByText('The server isn’t responding').waitFor();
  await page.unroute('**/api/**');
  await page.getByRole('img', { name: 'QR code for the link' }).waitFor();
});

test('a rate-limited newcomer is told so in their language and gets in automatically', async () => {
  const { page: anna } = await comes('Anna', { path: `#/new/${firstGame.id}/friends` });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const code = await anna.locator('.code').innerText();
  const limited = (page: Page) =>
    page.route('**/api/guest', (route) => route.fulfill({ status: 429 }), { times: 1 });
  const { page: bruno } = await comes('Bruno', { language: 'fr', path: '#/about' });
  await limited(bruno);
  await bruno.goto(`${server.url}/#/join/${code}`);
  await bruno.getByRole('heading', { name: 'Trop de demandes' }).waitFor();
  await bruno.getByRole('button', { name: 'S’asseoir ici' }).first().waitFor();
  const { page: clara } = await comes('Clara', { path: '#/about' });
  await limited(clara);
  await clara.goto(`${server.url}/${new URL(anna.url()).hash}`);
  await clara.getByRole('heading', { name: 'Too many requests' }).waitFor();
  await clara.getByRole('button', { name: 'Sit here' }).first().waitFor();
});
