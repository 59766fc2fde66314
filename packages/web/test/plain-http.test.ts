import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serverName } from './browser.ts';
import { firstGame } from './games.ts';
import { guests } from './guests.ts';

const { comes, server } = guests();

/** The server as friends reach it at home: by its name, over plain HTTP. */
const atHome = () => server.url.replace('127.0.0.1', serverName);
const list = (page: Page) => page.getByRole('button', { name: 'Choose from a list' });

/** What is on the clipboard, pasted as a person would. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate("document.body.append(document.createElement('textarea'))");
  const field = page.locator('body > textarea');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  return field.inputValue();
}

test('over plain HTTP a link can be copied, a friend follows it, and they play', async () => {
  const { page, complaints } = await comes('Ann');
  await page.goto(`${atHome()}/#/new/${firstGame.id}/friends`);
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.locator('.invite-link').innerText();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied').waitFor();
  expect(await pasted(page)).toBe(link);

  const friend = await comes('Bob');
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByRole('button', { name: 'Begin anyway' }).click();
  const both = [page, friend.page];
  const isAsked = () => Promise.all(both.map((one) => list(one).isVisible()));
  await expect.poll(isAsked, { timeout: 20_000 }).toContain(true);
  const asked = (await list(page).isVisible()) ? page : friend.page;
  const before = await asked.getByRole('log').innerText();
  await list(asked).click();
  await asked.getByRole('dialog').locator('.option').first().click();
  await expect.poll(() => asked.getByRole('log').innerText()).not.toBe(before);
  // Over plain HTTP a browser leaves that header alone, and says so.
  const others = [...complaints, ...friend.complaints].filter(
    (one) => !one.startsWith('The Cross-Origin-Opener-Policy header has been ignored'),
  );
  expect(others).toEqual([]);
});
