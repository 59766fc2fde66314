import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';

const { visit } = site();

test('PC-7.6 a bundle is taken by one tap on it and one to confirm', async () => {
  const { page, complaints, close } = await visit({ path: `#/new/${manifest.id}` });
  await page.getByRole('button', { name: 'Begin' }).click();
  const lot = page.locator('.pc-lot.is-open').first();
  await lot.waitFor();
  const letter = await lot.locator('.pc-lot-letter').innerText();
  const board = lot.locator('xpath=ancestor::*[@data-board]').last();
  const name = await board.getAttribute('data-board');
  const gone = page.locator(`[data-board="${name}"] .pc-lot.is-gone .pc-lot-letter`);
  const before = await gone.allInnerTexts();
  expect(before).not.toContain(letter);
  await lot.click();
  await expect.poll(() => page.locator('.pc-lot[aria-pressed=true]').count()).toBe(1);
  await page.locator('.pc-confirm .btn.main').click();
  await expect.poll(() => gone.allInnerTexts()).toContain(letter);
  expect(complaints).toEqual([]);
  await close();
});
