import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { playFirst, site } from './site.ts';
import { en } from './words.ts';

const { visit } = site();

test('a match in progress is replayed so far, and goes on afterwards', async () => {
  const { page, complaints, close } = await visit({ path: `#/new/${shortestGame.id}` });
  await page.getByRole('button', { name: en.newTable.start }).click();
  const list = page.getByRole('button', { name: en.table.list });
  for (let turn = 0; turn < 4; turn++) {
    await list.waitFor();
    await playFirst(page);
  }
  await list.waitFor();
  const log = page.getByRole('log').first();
  const before = await log.innerText();
  await page.getByRole('button', { name: en.table.menu }).click();
  await page.getByRole('button', { name: en.menu.soFar }).click();
  await page.getByText(en.replay.asYouSaw).waitFor();
  // Nobody else's view, and never all of them, before the match is over.
  expect(await page.locator('.replay-seen').count()).toBe(0);
  // Nothing can be played, and nobody else's view can be chosen.
  expect(await list.count()).toBe(0);
  expect(await page.getByRole('combobox').count()).toBe(0);
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(3);
  for (let step = 0; step < last; step++)
    await page.getByRole('button', { name: en.replay.onBy.move }).click();
  await expect.poll(() => slider.inputValue()).toBe(`${last}`);
  // Bots may have gone on since.
  await expect.poll(async () => (await log.innerText()).startsWith(before)).toBe(true);
  await page.getByRole('button', { name: en.replay.backToMatch }).click();
  await list.waitFor();
  await playFirst(page);
  await list.waitFor();
  expect(complaints).toEqual([]);
  await close();
});
