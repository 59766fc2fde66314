// Pictures of every screen and of each board at opening, in the middle and at the end, in three sizes and two themes.
// All go to docs/gallery/all (not kept in git); those named in `kept` also to docs/gallery.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { type GameId, gameIds } from '../src/games.ts';
import { openBrowser } from '../test/browser.ts';
import { serveDist } from '../test/serve.ts';

const folder = fileURLToPath(new URL('../../../docs/gallery/', import.meta.url));
const sizes = { phone: [360, 740], tablet: [820, 1180], desktop: [1440, 900] } as const;
const themes = ['light', 'dark'] as const;
type Size = keyof typeof sizes;
type Theme = (typeof themes)[number];

/** The few that are committed. */
const kept = new Set([
  'home-desktop-light',
  'ankh-morpork-middle-desktop-light',
  'ankh-morpork-middle-phone-dark',
  'edgar-et-lucien-middle-desktop-light',
  'edgar-et-lucien-middle-phone-light',
  'prodigals-club-middle-desktop-light',
  'ankh-morpork-end-desktop-light',
]);

const screens = {
  home: '',
  'new-table': '#/new/prodigals-club',
  rules: '#/rules/edgar-et-lucien/EL-5.2',
  settings: '#/settings',
  credits: '#/about',
};

const list = 'Choisir dans une liste';
/** Answers before the picture of the middle is taken; a whole match ends before the last. */
const middleAfter = 14;
const mostAnswers = 400;

async function open(browser: Browser, url: string, theme: Theme, size: Size): Promise<Page> {
  const [width, height] = sizes[size];
  const room = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: size === 'phone' ? 2 : 1,
  });
  const kept = JSON.stringify({ speed: 'none', language: 'fr', name: 'Camille', theme });
  await room.addInitScript((text: string) => {
    const { localStorage } = globalThis as unknown as {
      localStorage: { setItem(key: string, value: string): void };
    };
    localStorage.setItem('manigance.settings', text);
  }, kept);
  const page = await room.newPage();
  await page.goto(url);
  return page;
}

async function take(page: Page, name: string, whole = false): Promise<void> {
  await page.waitForTimeout(500); // fonts, and what is still on its way
  const file = join(folder, 'all', `${name}.png`);
  await page.screenshot({ path: file, fullPage: whole });
  if (kept.has(name)) {
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 80, fullPage: whole });
  }
  console.log(name);
}

/** Answers anything; false when the match is over. */
async function answer(page: Page, choice: number): Promise<boolean> {
  const button = page.getByRole('button', { name: list });
  const end = page.getByRole('dialog', { name: 'La fin' });
  await button.or(end).first().waitFor({ timeout: 30_000 });
  if (await end.isVisible()) return false;
  await button.click({ timeout: 5000 }).catch(() => undefined);
  const options = page.getByRole('dialog').locator('.option');
  const count = await options.count();
  if (count > 0)
    await options
      .nth(choice % count)
      .click({ timeout: 5000 })
      .catch(() => undefined);
  return true;
}

async function takeMatch(
  browser: Browser,
  url: string,
  game: GameId,
  theme: Theme,
  size: Size,
): Promise<void> {
  const page = await open(browser, `${url}/#/new/${game}`, theme, size);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('button', { name: list }).waitFor({ timeout: 30_000 });
  await take(page, `${game}-opening-${size}-${theme}`);
  for (let at = 0; at < middleAfter; at++) await answer(page, at * 5 + 1);
  await page.getByRole('button', { name: list }).waitFor({ timeout: 30_000 });
  await take(page, `${game}-middle-${size}-${theme}`);
  // One ending of each game and theme shows what the others would.
  if (size === 'desktop') {
    let at = 0;
    while (at < mostAnswers && (await answer(page, at * 5 + 1))) at++;
    await take(page, `${game}-end-${size}-${theme}`);
  }
  await page.context().close();
}

mkdirSync(join(folder, 'all'), { recursive: true });
const wanted = process.argv[2];
const server = await serveDist();
const browser = await openBrowser();
for (const theme of themes) {
  for (const size of Object.keys(sizes) as Size[]) {
    for (const [name, path] of Object.entries(screens)) {
      if (wanted !== undefined && wanted !== name) continue;
      const page = await open(browser, `${server.url}/${path}`, theme, size);
      await take(page, `${name}-${size}-${theme}`, name === 'home');
      await page.context().close();
    }
    for (const game of gameIds) {
      if (wanted === undefined || wanted === game) await takeMatch(browser, server.url, game, theme, size);
    }
  }
}
await browser.close();
await server.close();
