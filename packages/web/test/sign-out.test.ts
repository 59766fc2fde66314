import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { guests } from './guests.ts';
import { en, fr } from './words.ts';

const { comes, server } = guests();

/** Opens a table, so that the server knows this browser; answers with the table's id. */
async function openTable(page: Page, create: string): Promise<string> {
  await page.goto(`${server.url}/?known#/new/${firstGame.id}/friends`);
  await page.getByRole('button', { name: create }).click();
  await page.locator('.qr').waitFor();
  return page.url().split('/').at(-1) ?? '';
}

const statusOfMe = (page: Page) => page.evaluate(`fetch('/api/me').then(({ status }) => status)`);

test.each([
  ['here', 'en', en],
  ['everywhere', 'fr', fr],
] as const)('signing out (%s) is confirmed first, and ends the cookie', async (where, language, words) => {
  const { page } = await comes('Anna', { language });
  await openTable(page, words.newTable.create);
  expect(await statusOfMe(page)).toBe(200);
  await page.goto(`${server.url}/?settings#/settings`);
  await page.getByRole('button', { name: words.signOut[where] }).click();
  await page.getByRole('button', { name: words.signOut.cancel }).click();
  expect(await statusOfMe(page)).toBe(200);
  await page.getByRole('button', { name: words.signOut[where] }).click();
  const sure = where === 'here' ? words.signOut.hereSure : words.signOut.everywhereSure;
  await page.getByRole('button', { name: sure }).click();
  await page.getByText(words.signOut.done).waitFor();
  expect(await statusOfMe(page)).toBe(401);
  // The seat at the table is nobody's in this browser any more.
  await page.goto(`${server.url}/?again#/`);
  await page.getByRole('heading', { name: words.home.games }).waitFor();
  expect(await page.locator('.my-table').count()).toBe(0);
});

test('somebody the server does not know has nothing to sign out of', async () => {
  const { page } = await comes('Bruno', { path: '#/settings' });
  await page.getByRole('heading', { name: en.settings.title, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: en.signOut.here }).count()).toBe(0);
});
