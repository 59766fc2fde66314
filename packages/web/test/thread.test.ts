import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { partOf } from './games.ts';
import { fullTable, moment } from './positions.ts';
import { site } from './site.ts';
import { sizes } from './stages.ts';
import { en } from './words.ts';

const { visit } = site();
const words = en.table.thread;

async function open(game: string, when: 'recap' | 'others', size: keyof typeof sizes, speed: string) {
  const kept = [moment(fullTable(game), when)];
  const context = { viewport: sizes[size] };
  return visit({ path: '#/match/kept', kept, settings: { speed }, context });
}

const thread = (page: Page) => page.getByRole('region', { name: words.label });
const chips = (page: Page) => thread(page).locator('.thread-chip');
const isMarked = (page: Page) => page.locator('.board-area .board-mark.is-now').first();

test.each(catalog.ids)('%s: on my turn each opponent has a chip, and the log their lines', async (game) => {
  const { page, complaints, close } = await open(game, 'recap', 'desktop', 'instant');
  await chips(page).first().waitFor();
  const said = await chips(page).locator('.vh').allInnerTexts();
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThan(4);
  // The same after a reload: it comes from what this seat has witnessed.
  await page.reload();
  await chips(page).first().waitFor();
  expect(await chips(page).locator('.vh').allInnerTexts()).toEqual(said);
  expect(complaints).toEqual([]);
  await close();
});

test.each(catalog.ids)('%s: a chip shows its step again in the line and on the board', async (game) => {
  const { page, close } = await open(game, 'recap', 'desktop', 'normal');
  await chips(page).first().waitFor();
  const line = page.locator('.asked-text');
  const question = await line.innerText();
  const name = (await chips(page).first().locator('.vh').innerText()).split(' ')[1] ?? '';
  await chips(page).first().click();
  await expect.poll(() => line.innerText()).not.toBe(question);
  expect(await line.innerText()).toContain(name);
  expect(await chips(page).first().getAttribute('class')).toContain('is-now');
  await expect.poll(() => line.innerText(), { timeout: 60_000 }).toBe(question);
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await expect.poll(() => chips(page).count()).toBe(0);
  await close();
});

/** Games whose boards have pieces that travel; a board may have none. */
const gamesWithPieces = catalog.ids.filter((game) =>
  globSync('board/**/*.tsx', { cwd: fileURLToPath(partOf(game, '.')) }).some((path) =>
    readFileSync(partOf(game, path), 'utf8').includes('data-piece='),
  ),
);

/** Counts pieces of the board that begin to travel. */
const countTravels = `
  window.travels = 0;
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const moves = [frames].flat().some((frame) => 'transform' in frame || 'translate' in frame);
    if (moves && this.closest('.board-area') !== null) window.travels++;
    return plain.call(this, frames, how);
  };
`;

test.each(gamesWithPieces)('%s: steps shown again let the pieces travel as they did', async (game) => {
  const { page, complaints, close } = await open(game, 'recap', 'desktop', 'normal');
  const all = thread(page).getByRole('button', { name: words.showAll });
  await all.waitFor();
  await page.waitForTimeout(800); // the table has come to rest
  const board = page.locator('.board-area');
  const now = await board.innerText();
  await page.evaluate(countTravels);
  await all.click();
  await expect.poll(() => page.evaluate('window.travels')).toBeGreaterThan(0);
  // A tap on the board ends it, and the board is as it was.
  await board.click({ position: { x: 3, y: 3 } });
  await expect.poll(() => chips(page).locator('.is-now').count()).toBe(0);
  await expect.poll(() => board.innerText()).toBe(now);
  expect(complaints).toEqual([]);
  await close();
});

test.each(catalog.ids)('%s: the recap goes with my first move', async (game) => {
  const { page, close } = await open(game, 'recap', 'desktop', 'normal');
  await thread(page).getByRole('button', { name: words.showAll }).waitFor();
  await page.getByRole('button', { name: en.table.list }).click();
  await page.locator('dialog .option').first().click();
  await expect.poll(() => thread(page).getByRole('button', { name: words.showAll }).count()).toBe(0);
  await close();
});

/** Whether the box begins at its top and its lower edge has a cue exactly where there is more below it. */
const isCued = `(() => {
  const box = document.querySelector('.thread-said');
  const cue = box.querySelector('.scroll-cue.is-more > span');
  const isSeen = cue !== null && getComputedStyle(cue).visibility === 'visible' && cue.clientHeight > 0;
  return box.scrollTop === 0 && isSeen === box.scrollHeight > box.clientHeight + 2;
})()`;

test.each(catalog.ids)('%s: on a phone the recap is a card, one opponent at a time', async (game) => {
  const { page, close } = await open(game, 'recap', 'phone', 'normal');
  const card = page.locator('.thread.is-card');
  await card.waitFor();
  expect(await page.locator('.tray').isVisible()).toBe(false);
  // It lies over the tray alone.
  const over = await page.evaluate(
    "document.querySelector('.seats').getBoundingClientRect().bottom - document.querySelector('.thread').getBoundingClientRect().top",
  );
  expect(over).toBeLessThanOrEqual(1);
  const count = Number((await card.locator('.thread-head span').innerText()).split(' ').at(-1));
  const said = new Set<string>();
  for (let at = 0; at < count; at++) {
    said.add(await card.locator('.thread-said').innerText());
    await expect.poll(() => page.evaluate(isCued)).toBe(true);
    await page.evaluate("document.querySelector('.thread-said').scrollTo(0, 1e4)");
    await card
      .getByRole('button', { name: at === count - 1 ? words.playOn : words.next, exact: true })
      .click();
  }
  expect(said.size).toBe(count);
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.tray').isVisible()).toBe(true);
  await close();
});

test.each(catalog.ids)('%s: on a phone the card of a turn shows its latest step whole', async (game) => {
  const { page, close } = await open(game, 'others', 'phone', 'normal');
  const steps = page.locator('.thread-steps');
  await steps.locator('li.is-now').waitFor();
  await page.getByRole('button', { name: words.pause }).click();
  const hidden = `(() => {
    const list = document.querySelector('.thread-steps');
    return list.scrollHeight - list.clientHeight - list.scrollTop;
  })()`;
  await expect.poll(() => page.evaluate(hidden)).toBeLessThan(1);
  await close();
});

test.each(catalog.ids)('%s: the line tells what bots do; they can be held and skipped', async (game) => {
  const { page, close } = await open(game, 'others', 'desktop', 'slow');
  const line = page.locator('.asked-text');
  await expect.poll(() => line.innerText()).not.toMatch(/^Waiting/);
  await page.getByRole('button', { name: words.pause, exact: true }).click();
  const held = await line.innerText();
  await page.waitForTimeout(3000);
  expect(await line.innerText()).toBe(held);
  await page.getByRole('button', { name: words.skip, exact: true }).click();
  await page.getByRole('button', { name: en.table.list }).waitFor({ timeout: 60_000 });
  await close();
});

test('a place in the log is shown on the board, and rule numbers on request', async () => {
  const game = catalog.ids.find((id) => catalog.get(id).seats.max > 0) ?? '';
  const { page, close } = await open(game, 'recap', 'desktop', 'instant');
  const log = page.getByRole('log');
  await log.locator('.log-heading').last().waitFor();
  expect(await log.locator('.rule-link').count()).toBe(0);
  await log.getByRole('button', { name: en.table.showRules }).click();
  await expect.poll(() => log.locator('.rule-link').count()).toBeGreaterThan(0);
  await log.locator('.card-link:not([data-card])').last().click();
  await isMarked(page).waitFor({ state: 'attached' });
  await close();
});
