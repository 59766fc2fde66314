import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownPage } from './own-page.ts';

const open = ownPage('toy');

/** What the page offers under this rule, as buttons, and what it says of the rest. */
async function offeredUnder(most: number): Promise<{ offered: string[]; page: Page }> {
  const page = await open(`?most=${most}`);
  const options = page.locator('.tray .option');
  await options.first().waitFor();
  return { offered: await options.allInnerTexts(), page };
}

test('the page computes no rule: it offers what the game allows and explains the rest', async () => {
  const two = await offeredUnder(2);
  const three = await offeredUnder(3);
  expect(two.offered).toEqual(['Take 1', 'Take 2']);
  expect(three.offered).toEqual(['Take 1', 'Take 2', 'Take 3']);
  await two.page.locator('.tray .closed-options summary').click();
  await two.page.locator('.tray .closed-options .why').first().waitFor();
  expect(await two.page.locator('.tray .closed-options .why').allInnerTexts()).toEqual([
    'At most 2 at once.',
    'At most 2 at once.',
  ]);
});

test('a game without a board is played from the option list, with log and waiting status', async () => {
  const { page } = await offeredUnder(2);
  await page.locator('.tray .option').last().click();
  await page.getByText('Waiting for Odilon.').waitFor();
  await page.getByText('stones 3').waitFor();
  await page.getByRole('log').getByText('Camille takes 2.').waitFor();
});
