import { readFileSync } from 'node:fs';
import type { PuzzleFile } from '@manigance/bots/puzzle';
import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { site } from './site.ts';
import { sizes } from './stages.ts';

const { visit } = site();
const game = catalog.manifests.find(({ puzzles }) => puzzles !== undefined) ?? firstGame;
const [, puzzle] = JSON.parse(readFileSync(new URL(game.puzzles ?? ''), 'utf8')) as PuzzleFile;
const best = puzzle?.best ?? 0;
const wrong = best === 0 ? 1 : 0;

/** The dates of these tests: the page shows the first puzzle on the first of November. */
async function on(page: Page, day: number): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, day, 12));
  await page.reload();
}

async function choose(page: Page, option: number): Promise<void> {
  await page.keyboard.press('0');
  const wanted = page.locator('dialog .option').nth(option);
  await wanted.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog.list-sheet').waitFor({ state: 'detached' });
}

test('the puzzle of the day is solved by keyboard; a worse move is answered with its reason', async () => {
  const { page, complaints, close } = await visit({ path: `#/puzzles/${game.id}` });
  await on(page, 1);
  await page.getByRole('link', { name: 'Solve it' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.lesson-try').waitFor();
  await choose(page, wrong);
  const reason = page.locator('.lesson-wrong[role="alert"]');
  await reason.waitFor();
  expect(await reason.innerText()).toMatch(/There is a better move\. .{10}/);
  await choose(page, best);
  await page.locator('.lesson-right').filter({ hasText: 'Solved after 2 tries.' }).waitFor();
  await page.locator('.hint-why dd').first().waitFor();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('A one-day streak.').waitFor();
  expect(await page.locator('.puzzle-today').innerText()).toContain('2 tries');
  // The next day has another puzzle, and the one solved is an earlier one.
  await on(page, 2);
  await page.locator('.puzzle-days .is-done').first().waitFor();
  expect(await page.locator('.puzzle-today').innerText()).toContain('Puzzle 2');
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone, in French, the answer is shown after two tries and counts as seen; without a network', async () => {
  const context = { viewport: sizes.phone, hasTouch: true, isMobile: true };
  const { page, complaints, close } = await visit({
    path: `#/puzzles/${game.id}`,
    language: 'fr',
    context,
  });
  await page.evaluate('navigator.serviceWorker.ready');
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  await page.context().setOffline(true);
  await page.goto(`${page.url().split('#')[0]}#/puzzles/${game.id}/1`);
  await page.locator('.lesson-try').waitFor();
  await page.locator('.lesson .asked-tools button').tap();
  await page.locator('dialog .option').nth(wrong).tap();
  await page.locator('.lesson-wrong').waitFor();
  await page.getByRole('button', { name: 'Montrez-moi' }).tap();
  await page.locator('.lesson-like').waitFor();
  await page.locator('.lesson .asked-tools button').tap();
  await page.locator('dialog .option').tap();
  await page.locator('.lesson-right').filter({ hasText: 'C’est bien ce coup.' }).waitFor();
  await page.getByRole('link', { name: 'Tous les problèmes' }).tap();
  await page.locator('.puzzle-today').waitFor();
  const kept = await page.evaluate(`localStorage.getItem('manigance.puzzles.${game.id}')`);
  expect(JSON.parse(String(kept)).solved).toEqual({ 1: 0 });
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  await close();
});

test('a game without this puzzle says so', async () => {
  const { page, close } = await visit({ path: `#/puzzles/${game.id}/99999` });
  expect(await page.getByRole('alert').innerText()).toBe('There is no such puzzle here.');
  await close();
});
