import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditPage } from './axe.ts';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';
import { type HttpPlayer, playTable, post } from './play-out.ts';
import { playerOfPage } from './player-of-page.ts';

const { comes, server } = guests();
const sizes = [
  { viewport: { width: 360, height: 740 }, bypassCSP: true },
  { viewport: { width: 820, height: 1180 }, bypassCSP: true },
  { viewport: { width: 1440, height: 900 }, bypassCSP: true, colorScheme: 'dark' as const },
  { viewport: { width: 360, height: 740 }, bypassCSP: true },
];

interface View {
  readonly stage: string;
  readonly played: readonly (readonly { readonly table?: string; readonly isOver: boolean }[])[];
  readonly standings: readonly { readonly name: string; readonly points: number; readonly place: number }[];
}

/** Pictures for the designer's eye, where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Plays the open tables of a round, as the page shows them to its people. */
async function playRound(players: readonly HttpPlayer[], tournament: string, round: number): Promise<void> {
  const [first] = players;
  if (first === undefined) throw new Error('nobody plays');
  const latest = async () => (await post<View>(first, 'tournament', { tournament })).played[round - 1] ?? [];
  const areOpen = async () => (await latest()).filter(({ table }) => table !== undefined).length;
  await expect.poll(areOpen, { timeout: 30_000 }).toBe(2);
  for (const [at, { table = '' }] of (await latest()).entries())
    await playTable(await seatedAt(players, table), table, round * 7 + at);
}

/** The players who sit at a table. */
async function seatedAt(players: readonly HttpPlayer[], table: string): Promise<readonly HttpPlayer[]> {
  const seated = await Promise.all(
    players.map(async (player) => {
      const { tables } = await post<{ tables: readonly { readonly id: string }[] }>(player, 'tables', {
        of: 'me',
      });
      return tables.some(({ id }) => id === table);
    }),
  );
  return players.filter((_, index) => seated[index]);
}

test('a tournament of four people to its end: opened, joined, played round by round, with its standings', async () => {
  const names = ['Anna', 'Bruno', 'Carla', 'Diego'];
  const came = await Promise.all(
    names.map((name, at) =>
      comes(name, { path: '#/about', language: at % 2 === 0 ? 'en' : 'fr', context: sizes[at] ?? {} }),
    ),
  );
  const pages = came.map(({ page }) => page);
  const [anna, bruno, carla] = pages as [Page, Page, Page, Page];
  const players = await Promise.all(pages.map((page, at) => playerOfPage(server.url, page, names[at] ?? '')));
  const { title } = shortestGame;

  // Anna opens it from the list of her tournaments.
  await anna.goto(`${server.url}/?open#/tournament`);
  await anna.getByText('None yet.').waitFor();
  await anna.getByRole('link', { name: 'Open a tournament' }).click();
  await anna.getByLabel('Name', { exact: true }).fill('Winter cup');
  await anna.getByRole('combobox', { name: 'Game' }).selectOption({ label: title });
  await anna.getByRole('combobox', { name: 'Rounds' }).selectOption('2');
  expect(await auditPage(anna)).toEqual([]);
  await picture(anna, 'tournament-new');
  await anna.getByRole('button', { name: 'Open a tournament' }).click();
  await anna.getByRole('heading', { name: 'Winter cup' }).waitFor();
  await anna.getByRole('button', { name: 'Draw the first round' }).click();
  await anna.getByRole('alert').getByText('It takes three people or more.').waitFor();
  const link = new URL((await anna.locator('.share-address').textContent()) ?? '');
  const tournament = link.hash.split('/').at(-1) ?? '';
  for (const [at, page] of pages.slice(1).entries()) {
    await page.goto(`${server.url}/?join#/tournament/${tournament}`);
    await page.getByRole('button', { name: at === 1 ? 'Join' : 'M’inscrire' }).click();
    await page.getByRole('button', { name: at === 1 ? 'Leave' : 'Me désinscrire' }).waitFor();
  }
  expect(await auditPage(bruno)).toEqual([]);
  await anna.reload();
  await anna.getByText('4 people').waitFor();
  expect(await auditPage(anna)).toEqual([]);
  await picture(anna, 'tournament-gathering');
  await anna.getByRole('button', { name: 'Draw the first round' }).click();

  // The first round: everybody has a table, which the page leads to.
  await anna.getByRole('heading', { name: 'Round 1 of 2' }).waitFor();
  await bruno.reload();
  await bruno.getByRole('heading', { name: 'Ronde 1 sur 2' }).waitFor();
  await picture(bruno, 'tournament-round-1');
  await bruno.getByRole('link', { name: 'À ma table' }).click();
  await bruno.locator('.plate').first().waitFor();
  await playRound(players, tournament, 1);

  // The second round begins by itself, with other pairs.
  await playRound(players, tournament, 2);
  const read = () => post<View>(players[0] as HttpPlayer, 'tournament', { tournament });
  await expect.poll(async () => (await read()).stage, { timeout: 30_000 }).toBe('over');
  const { standings } = await read();
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(4 * 60);
  const winners = standings.filter(({ place }) => place === 1).map(({ name }) => name);

  // Everybody sees the same standings, in both languages, at three sizes.
  for (const [at, page] of pages.entries()) {
    await page.goto(`${server.url}/?end${at}#/tournament/${tournament}`);
    const heading = page.getByRole('heading', { name: at % 2 === 0 ? 'Standings' : 'Classement' });
    await heading.waitFor();
    expect(await page.locator('.standings tbody tr').count()).toBe(4);
    const first = await page.locator('.standings tbody th').first().textContent();
    const shown = names[at] === standings[0]?.name ? (at % 2 === 0 ? 'You' : 'Vous') : standings[0]?.name;
    expect(first).toBe(shown);
    await page.getByText(winners.length > 1 ? /share the win|se partagent/ : /wins\.|l’emporte\./).waitFor();
    expect(await auditPage(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await picture(page, `tournament-end-${at}`);
  }
  // How it is counted is read by keyboard; a table that others played is replayed.
  await carla.getByText('How it is counted').focus();
  await carla.keyboard.press('Enter');
  await carla.getByText('Ties are broken by').waitFor();
  await carla
    .getByRole('link', { name: /^View: / })
    .and(carla.locator(':not([aria-label*="Carla"])'))
    .first()
    .click();
  await carla.getByRole('slider').first().waitFor();
  for (const { complaints } of came) expect(complaints).toEqual([]);
}, 300_000);

test('a link to no tournament says so', async () => {
  const { page } = await comes('Emil', { path: `#/tournament/${'a'.repeat(16)}`, language: 'fr' });
  await page.getByRole('heading', { name: 'Ce tournoi n’existe pas.' }).waitFor();
});
