import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { playFirst, site } from './site.ts';

const { visit } = site();
const list = { name: 'Choose from a list' };

test('a match opened in a second tab continues there and can be taken back', async () => {
  const { page, complaints, close } = await visit({ path: `#/new/${shortestGame.id}` });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', list).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', list).waitFor();
  await page.getByText('This match is open in another tab').waitFor();

  await playFirst(other);
  await other.getByRole('button', list).waitFor();
  const log = await other.getByRole('log').innerText();
  await page.getByRole('button', { name: 'Play here' }).click();
  await page.getByRole('button', list).waitFor();
  await other.getByText('This match is open in another tab').waitFor();
  // What was played there is here; bots may have gone on since.
  await expect.poll(async () => (await page.getByRole('log').innerText()).startsWith(log)).toBe(true);
  await playFirst(page);
  await page.getByRole('button', list).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
