import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { playOn } from './play-on.ts';
import { site } from './site.ts';
import { en, fr } from './words.ts';

const { visit } = site();

/**
 * Keeps the last message of the worker, presses the button of every hand-over the moment it is there, and runs the clock of the
 * page faster, so that nobody waits for the button to listen.
 */
const watched = `
  const now = performance.now.bind(performance);
  performance.now = () => now() * 20;
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(...given) {
      super(...given);
      // The others say that the match is stored, or answer questions about bots.
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'table' || data.type === 'handOver') globalThis.lastMessage = data;
      });
    }
  };
  globalThis.pressed = 0;
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        const screen = node.matches?.('.hand-over') ? node : node.querySelector?.('.hand-over');
        const button = screen?.querySelector('.btn.main');
        if (button) { globalThis.pressed++; button.click(); }
      }
  }).observe(document, { childList: true, subtree: true });
`;

async function sitDown(game: string, language: 'en' | 'fr', names: readonly string[]) {
  const words = language === 'en' ? en : fr;
  const visited = await visit({ language });
  const { page, url } = visited;
  await page.addInitScript(watched);
  await page.goto(`${url}/?shared#/new/${game}`);
  await page
    .getByRole('group', { name: words.newTable.opponents })
    .getByRole('radio', { name: words.newTable.company.here.name })
    .check({ force: true });
  for (const [at, name] of names.entries()) await page.getByLabel(words.newTable.nameOf(at + 2)).fill(name);
  await page.getByRole('button', { name: words.newTable.start }).click();
  await page.locator('.hand-over').waitFor();
  return { ...visited, words };
}

/** What of the page only one person may see: the labels of everything in the tray. */
const trayOf = (page: Page) =>
  page.evaluate(
    `[...document.querySelectorAll('.tray button, .tray [role=radio]')]
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim())
      .filter((label) => label.length > 8)`,
  ) as Promise<string[]>;

/** Checks a hand-over: neither the document nor the worker's last message has anything of a hand. Then takes the screen. */
async function takeOver(page: Page, secrets: ReadonlySet<string>): Promise<string> {
  const html = String(await page.evaluate('document.documentElement.outerHTML'))
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
  const last = (await page.evaluate('JSON.stringify(globalThis.lastMessage)')) as string;
  expect(await page.locator('.table, .tray, .board-area, .plate, .goal, [role=log], dialog').count()).toBe(0);
  for (const secret of secrets) expect(html.includes(secret) ? secret : '').toBe('');
  const message = JSON.parse(last) as {
    readonly type: string;
    readonly handOver: { readonly shown: object };
  };
  expect([message.type, message.handOver.shown]).toEqual([
    'handOver',
    expect.objectContaining({ viewer: 'spectator' }),
  ]);
  const button = page.locator('.hand-over .btn.main');
  const isFocused = `document.activeElement?.matches('.hand-over .btn.main')`;
  await expect.poll(() => page.evaluate(isFocused)).toBe(true);
  const name = await page.locator('.hand-over h2 b').innerText();
  await expect
    .poll(async () => {
      if ((await button.count()) > 0) await page.keyboard.press('Enter');
      return await page.locator('.hand-over').count();
    })
    .toBe(0);
  await page.locator('.table').waitFor();
  return name;
}

/** Plays by one screen until the end, or for a number of hand-overs; answers with whom it was handed to. */
async function playShared(page: Page, most: number): Promise<readonly string[]> {
  const secrets = new Set<string>();
  const takers: string[] = [];
  for (let turn = 0; turn < 4_000 && takers.length < most; turn++) {
    if ((await page.locator('.hand-over').count()) > 0) takers.push(await takeOver(page, secrets));
    else {
      for (const label of await trayOf(page)) secrets.add(label);
      if (await playOn(page, turn * 7 + 3)) return [...takers, 'the end'];
      await page.waitForTimeout(10);
    }
  }
  return takers;
}

test('three people at one screen: at no hand-over is anything of a hand in the document', async () => {
  const { page, complaints, close } = await sitDown(shortestGame.id, 'en', ['Noor', 'Ilse']);
  const takers = await playShared(page, Number.POSITIVE_INFINITY);
  expect(new Set(takers)).toEqual(new Set(['Camille', 'Noor', 'Ilse', 'the end']));
  expect(Number(await page.evaluate('globalThis.pressed'))).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  // The replay is open to everybody.
  await page.getByRole('link', { name: en.after.replay }).first().click();
  await page.locator('.replay').waitFor();
  await close();
}, 600_000);

test.each(catalog.ids)(
  '%s: the screen passes from hand to hand, and a reload begins at the hand-over',
  async (game) => {
    const { page, complaints, close } = await sitDown(game, 'fr', ['Noor', 'Ilse']);
    const takers = await playShared(page, 6);
    expect(new Set(takers).size).toBeGreaterThan(1);
    await page.locator('.table').waitFor();
    await page.reload();
    await page.locator('.hand-over').waitFor();
    expect(await page.locator('.table').count()).toBe(0);
    await takeOver(page, new Set());
    expect(complaints).toEqual([]);
    await close();
  },
  240_000,
);
