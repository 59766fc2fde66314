import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gamesWith } from './games.ts';
import { fullTable, gamesWithCards, momentWithCards } from './positions.ts';
import { site } from './site.ts';
import { cardInHand } from './stages.ts';

const { visit } = site();
const withCards = gamesWithCards();
const withLegend = gamesWith('board/guide/index.tsx');

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

async function atATable(game: string, context: BrowserContextOptions) {
  const visited = await visit({
    path: '#/match/kept',
    kept: [momentWithCards(fullTable(game))],
    context,
  });
  await visited.page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  return visited;
}

async function withACard(game: string, context: BrowserContextOptions) {
  const visited = await atATable(game, context);
  return { ...visited, card: await cardInHand(visited.page) };
}

const overlaps = (page: Page, one: string, other: string) =>
  page.evaluate(`(() => {
    const [a, b] = [${JSON.stringify(one)}, ${JSON.stringify(other)}].map((at) => document.querySelector(at).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  })()`) as Promise<boolean>;

/** Waits for the preview, with its picture, and checks that it lies on the screen and beside its subject. */
async function seePreview(page: Page, subject: string): Promise<void> {
  await page.locator('.preview.has-card .art-plate').waitFor();
  expect(await overlaps(page, '.preview', subject)).toBe(false);
  const box = await page.locator('.preview').boundingBox();
  const size = page.viewportSize();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size?.width ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size?.height ?? 0);
}

/** Where the parts of the table lie. */
const places = (page: Page) =>
  page.evaluate(
    "[...document.querySelectorAll('.asked, .plate, .board-area, .tray, .side')].map((one) => JSON.stringify(one.getBoundingClientRect()))",
  );

test.each(withCards)('a pointer that rests on a card of %s sees it large', async (game) => {
  const { page, card, complaints, close } = await withACard(game, { viewport: desktop });
  await card.evaluate((one) => one.setAttribute('data-subject', ''));
  const before = await places(page);
  await card.hover();
  await seePreview(page, '[data-subject]');
  expect(await places(page)).toEqual(before);
  // The pointer may rest on the preview; off both, it goes. Esc closes it while the pointer stays.
  const box = await page.locator('.preview').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.waitForTimeout(400);
  await page.locator('.preview').waitFor();
  await page.mouse.move(700, 4);
  await page.locator('.preview').waitFor({ state: 'detached' });
  await card.hover();
  await page.locator('.preview').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.preview').waitFor({ state: 'detached' });
  // Screen readers get the card from its label alone.
  await page.mouse.move(700, 4);
  await card.hover();
  await page.locator('.preview').waitFor();
  expect(await page.locator('.preview').getAttribute('aria-hidden')).toBe('true');
  expect(complaints).toEqual([]);
  await close();
});

test.each(withCards)('a finger held on a card of %s sees it large and chooses nothing', async (game) => {
  const { page, card, complaints, close } = await withACard(game, { viewport: phone, hasTouch: true });
  await card.scrollIntoViewIfNeeded();
  await card.evaluate((one) => {
    one.setAttribute('data-subject', '');
    one.addEventListener('click', () => one.setAttribute('data-chosen', ''));
  });
  const box = await card.boundingBox();
  const finger = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await seePreview(page, '[data-subject]');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // It stays for reading, and a tap elsewhere closes it.
  await page.waitForTimeout(300);
  expect(await page.locator('.preview').count()).toBe(1);
  expect(await card.getAttribute('data-chosen')).toBe(null);
  await page.touchscreen.tap(150, 4);
  await page.locator('.preview').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test.each(withCards)('focus on a card of %s shows it large, and Esc closes it', async (game) => {
  const { page, card, complaints, close } = await withACard(game, { viewport: desktop });
  await page.keyboard.press('Tab');
  await card.evaluate((one) => one.setAttribute('data-subject', ''));
  await card.focus();
  await seePreview(page, '[data-subject]');
  await page.keyboard.press('Escape');
  await page.locator('.preview').waitFor({ state: 'detached' });
  expect(await card.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test.each(withLegend)('every symbol drawn at a table of %s is in its legend', async (game) => {
  const { page, complaints, close } = await atATable(game, { viewport: desktop });
  const drawn = (await page.evaluate(
    "[...new Set([...document.querySelectorAll('[data-explain]')].flatMap(({ dataset }) => dataset.explain.split(' ')))]",
  )) as string[];
  expect(drawn.length).toBeGreaterThan(3);
  // The symbols of a plate explain themselves to the pointer and to the focus.
  const words = page.locator('.preview.has-words .explained');
  await page.locator('.plate').last().hover();
  await words.first().waitFor();
  await page.mouse.move(4, 4);
  await words.first().waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await page.locator('.plate button').last().focus();
  await words.first().waitFor();
  // Without the keyboard's way into the legend the symbols would explain themselves to the pointer only.
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Legend' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Legend' });
  await sheet.getByRole('listitem').first().waitFor();
  const listed = (await page.evaluate(
    "[...document.querySelectorAll('[data-legend]')].map(({ dataset }) => dataset.legend)",
  )) as string[];
  expect(drawn.filter((id) => !listed.includes(id))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
