import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { fullTable, moment } from './positions.ts';
import { site } from './site.ts';

const { visit } = site();

async function atATable(game = firstGame.id) {
  const visited = await visit({
    path: '#/match/kept',
    kept: [moment(fullTable(game), 'middle')],
    context: { viewport: { width: 360, height: 740 } },
  });
  await visited.page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  return visited;
}

const isInside = (page: Page) =>
  page.evaluate("document.activeElement?.closest('dialog') !== null") as Promise<boolean>;

test('an open sheet traps Tab, forwards and backwards', async () => {
  const { page, close } = await atATable();
  await page.getByRole('button', { name: 'Choose from a list' }).click();
  await page.getByRole('dialog').locator('.option').first().waitFor();
  const stops = await page.locator('dialog').locator('button, summary').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < stops + 2; step++) {
      await page.keyboard.press(key);
      expect(await isInside(page)).toBe(true);
    }
  }
  // Not even a part of the page that takes focus for itself gets it.
  await page.evaluate("document.querySelector('#asked').focus()");
  expect(await isInside(page)).toBe(true);
  await close();
});

test('content behind an open sheet is hidden from screen readers and touch', async () => {
  const { page, close } = await atATable();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await page.getByRole('button', { name: 'Choose from a list' }).count()).toBe(0);
  expect(await page.getByRole('main').count()).toBe(0);
  const met = "document.elementFromPoint(180, 60).closest('.table') === null";
  expect(await page.evaluate(met)).toBe(true);
  await close();
});

test.each(['Escape', 'beside'])('%s closes a sheet and restores focus', async (how) => {
  const { page, close } = await atATable();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.waitFor();
  if (how === 'Escape') await page.keyboard.press('Escape');
  else await page.mouse.click(180, 20);
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Menu');
  expect(await page.getByRole('button', { name: 'Choose from a list' }).count()).toBe(1);
  await close();
});

/** Points of every seat's plate with a sheet, within the colour on its edge, that are not its button. */
const missed = `[...document.querySelectorAll('.plate:has(button)')].flatMap((plate) => {
  const { left, right, top, bottom } = plate.getBoundingClientRect();
  const points = [];
  for (let x = left + 6; x < right - 6; x += 4)
    for (let y = top + 6; y < bottom - 6; y += 4) points.push(document.elementFromPoint(x, y));
  if (points.length === 0) return ['no plate'];
  return points.filter((met) => met !== plate.querySelector('button')).map((met) => met?.getAttribute('class'));
})`;

test.each(catalog.ids)('a tap anywhere on a seat plate of %s opens its sheet', async (game) => {
  const { page, close } = await atATable(game);
  await page.locator('.plate').last().locator('.figure, .rolling').first().waitFor();
  expect(await page.evaluate(missed)).toEqual([]);
  await close();
});
