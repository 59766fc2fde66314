import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from './axe.ts';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';
import { playOut, post } from './play-out.ts';
import { playerOfPage } from './player-of-page.ts';

const { comes, server } = guests();
const playerOf = (page: Page, name: string) => playerOfPage(server.url, page, name);
const phone = { viewport: { width: 360, height: 740 }, bypassCSP: true };

/** Whether the first row of a table of figures stands under its head, column by column. */
async function isInColumns(page: Page): Promise<boolean> {
  const rows = await page.locator('table.figures tr:visible').all();
  const edges = await Promise.all(
    rows.slice(0, 2).map(async (row) => {
      const cells = await row.locator('th, td').all();
      return Promise.all(cells.map(async (cell) => Math.round((await cell.boundingBox())?.x ?? -1)));
    }),
  );
  return edges.length === 2 && JSON.stringify(edges[0]) === JSON.stringify(edges[1]);
}

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      `(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.closest('label')?.textContent ?? document.activeElement?.textContent ?? '')`,
    );
    if (name.test(String(label))) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

test('a finished match moves the rating, and profile, history and leaderboard are used by keyboard', async () => {
  const { page, complaints } = await comes('Anna', { path: '#/about', context: phone });
  const { page: other } = await comes('Bruno', { path: '#/about', language: 'fr', context: phone });
  const [anna, bruno] = [await playerOf(page, 'Anna'), await playerOf(other, 'Bruno')];
  const { id: game, title } = shortestGame;
  const { winners } = await playOut([anna, bruno], { game, access: 'open' }, 1);
  await playOut([anna, bruno], { game, access: 'private' }, 2);
  type Profile = { readonly ratings: readonly { readonly rating: number; readonly matches: number }[] };
  const profile = () => post<Profile>(anna, 'profile', {});
  await expect.poll(async () => (await profile()).ratings[0]?.matches, { timeout: 20_000 }).toBe(2);
  const { points } = await post<{
    points: readonly { readonly rating: number; readonly uncertainty: number }[];
  }>(anna, 'ratingPath', { game, players: 2, kind: 'people' });
  // The published numbers of a first match of two, on our scale: 25 ± 2.635 and σ 8.065.
  if (winners.length === 1) {
    expect(Math.sign((points[0]?.rating ?? 0) - 1500)).toBe(winners.includes(0) ? 1 : -1);
    expect(Math.abs(Math.abs((points[0]?.rating ?? 0) - 1500) - 126.5)).toBeLessThan(1);
    expect(points[0]?.uncertainty).toBe(387);
  }

  // The profile: figures, a plot and the table behind it.
  await page.goto(`${server.url}/#/profile`);
  await page.getByRole('heading', { name: 'Anna' }).waitFor();
  await page.locator('.figure', { hasText: 'finished matches' }).getByText('2', { exact: true }).waitFor();
  await page.locator('.win-bars').waitFor();
  const rating = page.getByRole('region', { name: 'Rating' });
  await rating
    .getByText(`${points.at(-1)?.rating} ± ${points.at(-1)?.uncertainty}`)
    .first()
    .waitFor();
  expect(await rating.getByRole('row').count()).toBe(3);
  expect(await auditPage(page)).toEqual([]);
  await tabTo(page, /^Show as table$/);
  await page.keyboard.press('Enter');
  expect(await page.locator('.win-bars').count()).toBe(0);
  await page.locator('.stat-table th', { hasText: title }).first().waitFor();
  expect(await isInColumns(page)).toBe(true);
  await tabTo(page, /^Game$/);
  await page.keyboard.press('ArrowRight');
  await page.locator('.stat-table th', { hasText: 'seat 1' }).waitFor();
  await tabTo(page, /List me/);
  await page.keyboard.press('Space');
  await page.getByText('Saved.').waitFor();

  // The history: search by name, replay from a row.
  await page.goto(`${server.url}/#/history`);
  await page.getByText('2 matches').waitFor();
  expect(await auditPage(page)).toEqual([]);
  expect(await page.getByRole('button', { name: /^Copy link/ }).count()).toBe(1);
  await tabTo(page, /^Player/);
  await page.keyboard.type('bru');
  await page.getByText('2 matches').waitFor();
  await page.keyboard.type('x');
  await page.getByText('0 matches').waitFor();
  await page.keyboard.press('Backspace');
  await page.getByText('2 matches').waitFor();
  await tabTo(page, /^Replay/);
  await page.keyboard.press('Enter');
  await page.getByRole('slider').first().waitFor();

  // The leaderboard lists people who want it; the profiles of the others stay closed. In French.
  await other.goto(`${server.url}/#/leaderboard/${game}/2`);
  await other.getByRole('rowheader', { name: 'Anna' }).waitFor();
  expect(await other.getByRole('rowheader').count()).toBe(1);
  expect(await isInColumns(other)).toBe(true);
  expect(await auditPage(other)).toEqual([]);
  const { id } = await post<{ who: { id: string } }>(anna, 'profile', {}).then(({ who }) => who);
  await other.goto(`${server.url}/#/profile/${id}`);
  await other.getByText('Cette personne garde ses parties pour elle.').waitFor();
  await post(anna, 'showProfile', { shown: true, listed: true });
  await other.reload();
  await other.getByRole('heading', { name: 'Anna' }).waitFor();
  await other.locator('.figure', { hasText: 'parties finies' }).getByText('2', { exact: true }).waitFor();
  expect(await other.getByRole('checkbox').count()).toBe(0);
  expect(complaints).toEqual([]);
});
