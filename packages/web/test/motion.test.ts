import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullTable, moment } from './positions.ts';
import { site } from './site.ts';

const { visit } = site();

/** What the parts of the table say. */
async function said(page: Page): Promise<string[]> {
  return page.locator('.seats-area, .board-area, .tray, .side').allInnerTexts();
}

/** The same once nothing has changed for a while. */
async function saidAtRest(page: Page): Promise<string[]> {
  let before: string[] = [];
  for (;;) {
    const now = await said(page);
    if (now.length > 0 && now.join() === before.join()) return now;
    before = now;
    await page.waitForTimeout(2_000);
  }
}

const list = { name: 'Choose from a list' };

/** Takes the first of the list; a list whose question has gone meanwhile goes with it, and is opened again. */
async function answer(page: Page): Promise<void> {
  const first = page.locator('dialog .option').first();
  await expect
    .poll(async () => {
      await page.getByRole('button', list).click();
      return first.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await page.locator('dialog').waitFor({ state: 'detached' });
}

test.each(catalog.ids)(
  '%s: all parts of the table stay in step with the board during animations',
  async (game) => {
    const kept = [moment(fullTable(game), 'opening')];
    const { page, complaints, close } = await visit({
      path: '#/match/kept',
      kept,
      settings: { speed: 'fast' },
      context: { viewport: { width: 1440, height: 900 } },
    });
    for (let answers = 0; answers < 2; answers++) {
      await answer(page);
    }
    await page.getByRole('button', list).waitFor();
    const moving = await saidAtRest(page);
    // The same match at the instant speed, where all is drawn at once.
    await page.evaluate(
      `localStorage.setItem('manigance.settings', JSON.stringify({ speed: 'instant', language: 'en' }))`,
    );
    await page.reload();
    await page.getByRole('button', list).waitFor();
    expect(moving).toEqual(await saidAtRest(page));
    expect(complaints).toEqual([]);
    await close();
  },
);
