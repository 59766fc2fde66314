import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { guests } from './guests.ts';
import { playFirst } from './site.ts';
import { fr } from './words.ts';

const { comes } = guests();

test('a match at a server is replayed so far as my seat saw it', async () => {
  const { page, complaints } = await comes('Anna', {
    language: 'fr',
    path: `#/new/${firstGame.id}/friends`,
  });
  await page.getByRole('button', { name: fr.newTable.create }).click();
  await page.getByRole('button', { name: fr.lobby.start }).click();
  const list = page.getByRole('button', { name: fr.table.list });
  await list.waitFor({ timeout: 60_000 });
  await playFirst(page);
  await list.waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: fr.table.menu }).click();
  await page.getByRole('button', { name: fr.menu.soFar }).click();
  await page.getByText(fr.replay.asYouSaw).waitFor();
  expect(Number(await page.getByRole('slider').getAttribute('max'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: fr.replay.onBy.move }).click();
  await page.getByRole('button', { name: fr.replay.backToMatch }).click();
  await list.waitFor();
  expect(complaints).toEqual([]);
});
