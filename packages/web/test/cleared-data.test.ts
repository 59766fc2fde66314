import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { playFirst, site } from './site.ts';
import { storedEntries } from './stored-entries.ts';

const { visit } = site();
const list = { name: 'Choose from a list' };

test('a match goes on and is stored whole again when the database of the browser is cleared meanwhile', async () => {
  const { page, close } = await visit({ path: `#/new/${shortestGame.id}` });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', list).waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  const before = (await storedEntries(page, id)).length;
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  const log = await page.getByRole('log').innerText();
  await playFirst(page);
  // The position on the screen is stored.
  await expect.poll(() => page.getByRole('log').innerText()).not.toBe(log);
  await expect.poll(async () => (await storedEntries(page, id)).length).toBeGreaterThan(before);
  await page.reload();
  await page.getByRole('button', list).waitFor();
  await close();
});
