import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog, withGames } from '@manigance/games';
import { manifest } from '@manigance/games/test/noughts/manifest.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chaptersOf, walkChapter } from './lesson-walk.ts';
import { openSite, type Site } from './open-site.ts';
import { playAgainstBots, playFirst } from './site.ts';
import { TestServer } from './test-server.ts';

const built = mkdtempSync(join(tmpdir(), 'manigance-fourth-'));
const server = new TestServer({ catalog: withGames(catalog, [manifest]), pageFolder: built });
let open: Site;

beforeAll(async () => {
  const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
  const ran = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', built], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, MANIGANCE_GAMES: fileURLToPath(manifest.url) },
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(ran.stdout + ran.stderr);
  await server.start();
  open = await openSite(server.url);
}, 600_000); // it builds the page
afterAll(async () => {
  await open?.close();
  await server.close();
  rmSync(built, { recursive: true, force: true });
});

test('the page offers a game that was added to its build, and plays it against bots', async () => {
  const { page, complaints, close } = await open.visit();
  expect(await page.locator('.poster').count()).toBe(catalog.ids.length + 1);
  await playAgainstBots(page, manifest.title);
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  await playFirst(page);
  await page.getByRole('log').getByText('marks cell').nth(1).waitFor();
  expect(complaints).toEqual([]);
  await page.goto(`${server.url}/#/rules/${manifest.id}/in-short`);
  await page.locator('.rule').getByText('Three in a row win').waitFor();
  await close();
});

test('an added game brings a course of its own', async () => {
  const [chapter = ''] = await chaptersOf(manifest);
  const { page, complaints, close } = await open.visit({ path: `#/learn/${manifest.id}`, language: 'fr' });
  await page.getByRole('link', { name: 'Commencer' }).click();
  const walk = { game: manifest, chapter, language: 'fr', hand: 'keys' } as const;
  expect(await walkChapter(page, walk)).toBe(2);
  expect(complaints).toEqual([]);
  await close();
});

test('an added game brings a book and puzzles of its own', async () => {
  const { page, complaints, close } = await open.visit({ path: `#/rules/${manifest.id}`, language: 'fr' });
  await page.getByRole('button', { name: /Trois à la suite/ }).click();
  await page.locator('.figure-board .board-area > *').first().waitFor();
  await page.getByRole('button', { name: 'Mark cell 4' }).click();
  await page.locator('.book-wrong').getByText('n’est pas dans la rangée').waitFor();
  await page.getByRole('button', { name: 'Mark cell 2' }).click();
  await page.locator('.book-right').getByText('Trois.').waitFor();
  await page.goto(`${server.url}/#/puzzles/${manifest.id}/1`);
  await page.locator('.lesson-try').getByText('Mark a cell').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the server lists a game of its catalog, opens tables for it, and its threads find the bots', async () => {
  const listed = (await (await fetch(`${server.url}/api/games`)).json()) as { readonly id: string }[];
  expect(listed.map(({ id }) => id)).toContain(manifest.id);
  const { page, close } = await open.visit({ path: `#/new/${manifest.id}/friends` });
  const seat = page.getByRole('combobox', { name: 'Seat 2' });
  await expect.poll(() => seat.locator('option').count()).toBeGreaterThan(1);
  await seat.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  await playFirst(page);
  await page.getByRole('log').getByText('marks cell').nth(1).waitFor();
  await close();
});
