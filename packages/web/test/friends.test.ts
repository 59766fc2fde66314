import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from './axe.ts';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';

const { comes, server } = guests();
const phone = { viewport: { width: 360, height: 740 }, bypassCSP: true };
const wide = { viewport: { width: 1280, height: 860 }, bypassCSP: true };

/** Pictures for the designer's eye, where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const heard = (page: Page) => page.locator('.chat-line', { hasText: 'Salut à tous' });

test('a link makes friends, one invites the other, and who is muted or blocked is not heard', async () => {
  const { page: anna, complaints } = await comes('Anna', { path: '#/friends', context: wide });
  await anna.getByText('Nobody yet.').waitFor();
  const link = await anna.locator('.share-address').textContent();
  expect(await auditPage(anna)).toEqual([]);
  await picture(anna, 'friends-none');

  const { page: bruno } = await comes('Bruno', { path: '#/friends', language: 'fr', context: phone });
  await bruno.goto(`${server.url}/${new URL(link ?? '').hash}`);
  await bruno.getByRole('heading', { name: 'Anna vous propose d’être amis' }).waitFor();
  expect(await auditPage(bruno)).toEqual([]);
  await picture(bruno, 'friends-offer');
  await bruno.getByRole('button', { name: 'Accepter' }).click();
  await bruno.getByRole('heading', { name: 'Anna et vous êtes amis.' }).waitFor();
  await bruno.getByRole('link', { name: 'Mes amis' }).click();
  await bruno.locator('.person-list').getByText('Anna').waitFor();

  // Anna opens a table and invites Bruno; he reads of it at home and sits down.
  await anna.goto(`${server.url}/?lobby#/new/${shortestGame.id}/friends`);
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('button', { name: 'Invite Bruno' }).click();
  await anna.getByText('invited', { exact: true }).waitFor();
  await picture(anna, 'lobby-invite');
  await bruno.goto(`${server.url}/?home#/`);
  await bruno.getByText('On vous invite à une table.').waitFor();
  await picture(bruno, 'home-invited');
  await bruno.getByRole('link', { name: 'Voir', exact: true }).click();
  await bruno.getByRole('heading', { name: 'Invitations' }).waitFor();
  expect(await auditPage(bruno)).toEqual([]);
  await picture(bruno, 'friends-invitation');
  await bruno.getByRole('link', { name: 'À la table d’Anna' }).click();
  await bruno.locator('.lobby-seat').first().waitFor();
  await anna.getByRole('button', { name: 'Start now' }).or(anna.locator('.lobby-chat')).first().waitFor();

  // Anna does not hear Bruno any more; he is not told.
  await bruno.locator('.chat-form input').fill('Salut à tous');
  await bruno.keyboard.press('Enter');
  await heard(anna).waitFor();
  const hash = new URL(anna.url()).hash;
  await anna.goto(`${server.url}/?friends#/friends`);
  await anna.getByRole('button', { name: 'Block Bruno' }).click();
  await anna.getByRole('button', { name: 'Yes, block' }).click();
  await anna.getByRole('heading', { name: 'Hidden or blocked' }).waitFor();
  expect(await auditPage(anna)).toEqual([]);
  await picture(anna, 'friends-silenced');
  await anna.goto(`${server.url}/?table${hash}`);
  await anna.locator('.chat-lines').waitFor();
  await expect.poll(() => heard(anna).count()).toBe(0);
  await heard(bruno).waitFor();
  await anna.goto(`${server.url}/?again#/friends`);
  await anna.getByRole('button', { name: 'Allow again: Bruno' }).click();
  await anna.getByText('Nobody yet.').waitFor();
  await anna.goto(`${server.url}/?heard${hash}`);
  await heard(anna).waitFor();
  expect(complaints).toEqual([]);
});

test('a link that is over says so, in both languages', async () => {
  const { page } = await comes('Carl', { path: `#/friends/${'a'.repeat(16)}`, language: 'fr' });
  await page.getByRole('heading', { name: 'Ce lien ne mène plus nulle part.' }).waitFor();
  const { page: other } = await comes('Dora', { path: '#/friends/no-link' });
  await other.getByRole('heading', { name: 'This link no longer works.' }).waitFor();
});
