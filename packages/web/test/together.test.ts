import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { shortestGame } from './games.ts';
import { knowing } from './open-site.ts';
import { playOn } from './play-on.ts';
import { TestServer } from './test-server.ts';

const server = new TestServer();
let browser: Browser;

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), server.start()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A guest with a browser of their own. */
async function guest(name: string, language: 'en' | 'fr', path = ''): Promise<Page> {
  const room = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  await room.addInitScript(
    (items: readonly (readonly [string, string])[]) => {
      const storage = (
        globalThis as unknown as { localStorage: { setItem(key: string, value: string): void } }
      ).localStorage;
      for (const [key, value] of items) storage.setItem(key, value);
    },
    [
      [
        'manigance.settings',
        JSON.stringify({ speed: 'instant', onlyMove: 'asked', language, name }),
      ] as const,
      knowing([shortestGame.id]),
    ],
  );
  const page = await room.newPage();
  await page.goto(`${server.url}/${path}`);
  return page;
}

test('two guests and a spectator finish a match despite a reload, a lost connection and a restart', {
  timeout: 600_000,
}, async () => {
  const anna = await guest('Anna', 'en', `#/new/${shortestGame.id}/friends`);
  await anna.getByRole('radio', { name: '2' }).check({ force: true });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('img', { name: 'QR code for the link' }).waitFor();
  const code = await anna.locator('.code').innerText();
  const clara = await guest('Clara', 'en', `#/join/${code}`);
  await clara.getByText('Anna').first().waitFor();
  const bruno = await guest('Bruno', 'fr', `#/join/${code}`);
  await bruno.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await bruno.getByRole('checkbox', { name: 'Je suis prêt' }).check();
  await anna.getByText('1 of 2 ready').waitFor();
  await anna.getByRole('button', { name: 'Begin now' }).click();
  await Promise.all([anna, bruno, clara].map((page) => page.locator('#asked').waitFor()));

  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Good luck!' }).click();
  await bruno.getByRole('tab', { name: 'Discussion' }).click();
  await bruno.getByText('Bonne chance !').last().waitFor();

  let over = false;
  for (let round = 0; !over && round < 600; round++) {
    if (round === 6) await bruno.reload();
    if (round === 10) await server.restart();
    if (round === 14) {
      await anna.context().setOffline(true);
      await anna.waitForTimeout(300);
      await anna.context().setOffline(false);
    }
    for (const [at, page] of [anna, bruno].entries()) over = (await playOn(page, round * 7 + at * 3)) || over;
    await anna.waitForTimeout(30);
  }
  expect(over).toBe(true);
  await Promise.all(
    [anna, clara].map((page) => page.getByRole('dialog', { name: 'The end' }).waitFor({ timeout: 10_000 })),
  );
  await bruno.getByRole('dialog', { name: 'Fin de la partie' }).waitFor({ timeout: 10_000 });
  const said = await Promise.all([anna, clara].map((page) => page.locator('.after-how').innerText()));
  expect(said[0]).toBe(said[1]);
});
