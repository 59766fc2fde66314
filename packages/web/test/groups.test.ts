import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from './axe.ts';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';
import { playTable } from './play-out.ts';
import { playerOfPage } from './player-of-page.ts';

const { comes, server } = guests();
const phone = { viewport: { width: 360, height: 740 }, bypassCSP: true };
const tablet = { viewport: { width: 820, height: 1180 }, bypassCSP: true };

/** Pictures for the designer's eye, where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('a group sets its next table with everybody seated, and counts what they play; a match is played again from the history', async () => {
  const { page: anna, complaints } = await comes('Anna', { path: '#/about', context: phone });
  const { page: bruno } = await comes('Bruno', { path: '#/about', language: 'fr', context: tablet });
  const players = [
    await playerOfPage(server.url, anna, 'Anna'),
    await playerOfPage(server.url, bruno, 'Bruno'),
  ];
  await anna.goto(`${server.url}/?open#/group`);
  await anna.getByRole('link', { name: 'Start a group' }).click();
  await anna.getByLabel('Name', { exact: true }).fill('Thursdays');
  await anna.getByRole('combobox', { name: 'Game' }).selectOption({ label: shortestGame.title });
  expect(await auditPage(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Start a group' }).click();
  await anna.getByRole('heading', { name: 'Thursdays' }).waitFor();
  const link = new URL((await anna.locator('.share-address').textContent()) ?? '');
  await bruno.goto(`${server.url}/?join${link.hash}`);
  await bruno.getByRole('button', { name: 'Rejoindre' }).click();
  await bruno.getByRole('button', { name: 'Table suivante' }).click();
  await bruno.locator('.lobby-seat').first().waitFor();
  const table = new URL(bruno.url()).hash.split('/').at(-1) ?? '';
  // Anna's seat is kept: she comes by the group, and both are ready.
  await anna.reload();
  await anna.getByRole('button', { name: 'To the table' }).click();
  await anna.getByLabel('I’m ready').click();
  await bruno.getByLabel('Je suis prêt').click();
  await anna.locator('.plate').first().waitFor();
  await playTable(players, table, 3);
  await anna.goto(`${server.url}/?after${link.hash}`);
  await anna.getByRole('heading', { name: 'Tables so far' }).waitFor();
  await expect
    .poll(
      async () => {
        await anna.reload();
        await anna.getByRole('heading', { name: 'Tables so far' }).waitFor();
        return anna.getByText(/of 1 won/).count();
      },
      { timeout: 30_000 },
    )
    .toBe(2);
  expect(await auditPage(anna)).toEqual([]);
  expect(await anna.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await picture(anna, 'group');
  await bruno.goto(`${server.url}/?after${link.hash}`);
  await bruno.getByRole('link', { name: /^Revoir : Nº/ }).waitFor();
  await picture(bruno, 'group-fr');

  // The same people again, from the history.
  await anna.goto(`${server.url}/?history#/history`);
  await anna.getByRole('button', { name: /^Play again/ }).click();
  await anna.locator('.lobby-seat').first().waitFor();
  await anna.locator('.lobby-seat').getByText('Bruno').waitFor();
  expect(new URL(anna.url()).hash).not.toContain(table);
  expect(complaints).toEqual([]);
}, 240_000);
