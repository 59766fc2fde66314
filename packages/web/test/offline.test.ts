import { expect, test } from 'vitest';
import { playFirst, site } from './site.ts';

const { visit } = site();

test('once visited, the page opens and plays against bots without a network', async () => {
  const { page, close } = await visit();
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 60_000 })
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now: Edgar & Lucien, against bots' }).click();
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  await playFirst(page);
  await expect.poll(() => page.getByRole('log').innerText()).toContain('Camille');
  await close();
});
