import { hashOf, replay, writeRecord } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame, shortestGame } from './games.ts';
import { fileOf, firstRecordOf, fullTable, moment } from './positions.ts';
import { site } from './site.ts';
import { sizes } from './stage-parts.ts';
import { en } from './words.ts';

const { visit } = site();

const count = (page: Page) => page.locator('.replay-count');
/** What board and plates say, less the chips that tell of a change for a moment. */
const position = (page: Page) =>
  page.evaluate(`['.board-area', '.seats'].map((place) => {
    const copy = document.querySelector(place).cloneNode(true);
    for (const chip of copy.querySelectorAll('.change')) chip.remove();
    return copy.textContent;
  }).join()`) as Promise<string>;

test.each(catalog.ids)(
  'a record of %s is replayed with the arrow keys, forwards and backwards',
  async (game) => {
    const { page, complaints, close } = await visit({ path: '#/replay' });
    const { moves } = firstRecordOf(game);
    await page.getByLabel('Match file').setInputFiles(fileOf(firstRecordOf(game)));
    await count(page).getByText('Before the first move').waitFor();
    const opening = await position(page);
    const last = Math.min(20, moves.length);
    for (let at = 1; at <= last; at++) {
      await page.keyboard.press('ArrowRight');
      await count(page).getByText(`Move ${at} of ${moves.length}`, { exact: true }).waitFor();
      // Each move is told in words.
      expect((await page.locator('.replay-text p').last().innerText()).length).toBeGreaterThan(3);
    }
    expect(await position(page)).not.toBe(opening);
    const there = await position(page);
    await page.keyboard.press('End');
    await count(page).getByText(`Move ${moves.length} of`).waitFor();
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'To the start' }).click();
    await count(page).getByText('Before the first move').waitFor();
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('A spectator');
    for (let at = 1; at <= last; at++) await page.getByRole('button', { name: 'One move forward' }).click();
    await count(page).getByText(`Move ${last} of ${moves.length}`, { exact: true }).waitFor();
    await expect.poll(() => position(page)).toBe(there);
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(catalog.ids)('changing the viewer of a %s replay shows no change events', async (game) => {
  const { page, close } = await visit({ path: '#/replay' });
  await page.getByLabel('Match file').setInputFiles(fileOf(firstRecordOf(game)));
  const seenBy = page.getByRole('combobox', { name: 'Seen by' });
  await count(page).getByText('Before the first move').waitFor();
  // Some number changes within the first moves; the last move need not change any.
  const changes = page.locator('.change');
  for (let move = 0; move < 40 && (await changes.count()) === 0; move++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(50);
  }
  expect(await changes.count()).toBeGreaterThan(0);
  await page.keyboard.press('End'); // at the beginning all have the same
  await expect.poll(() => page.locator('.change').count()).toBe(0);
  const everybody = await seenBy.locator('option').allInnerTexts();
  for (const viewer of everybody.toReversed()) {
    await seenBy.selectOption(viewer);
    const mine = [en.replay.spectator, en.replay.everyone].includes(viewer) ? [] : [viewer];
    await expect.poll(() => page.locator('.plate.is-me .plate-name').allInnerTexts()).toEqual(mine);
    expect(await page.locator('.change').count()).toBe(0);
  }
  await close();
});

test('the board of a record comes while its moves are replayed', async () => {
  const { page, complaints, close } = await visit({ path: '#/replay', context: { serviceWorkers: 'block' } });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const board = page.waitForRequest(
    (request) => new RegExp(`/${firstGame.id}-[^/]*\\.js$`).test(request.url()),
    {
      timeout: 20_000,
    },
  );
  await page.getByLabel('Match file').setInputFiles(fileOf(firstRecordOf(firstGame.id)));
  await board;
  release();
  await count(page).getByText('Before the first move').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a tampered record is not shown', async () => {
  const { page, close } = await visit({ path: '#/replay' });
  const text = writeRecord(firstRecordOf(firstGame.id)).replace('"seat":1', '"seat":0');
  const buffer = Buffer.from(text);
  await page
    .getByLabel('Match file')
    .setInputFiles({ name: 'changed.jsonl', mimeType: 'application/x-ndjson', buffer });
  await page.getByRole('alert').getByText('isn’t a recorded match').waitFor();
  await close();
});

test.each([
  ['en', 'Match file', 'Verified: replayed', 'Not verified: the shuffle doesn’t match', 'Not verified.'],
  [
    'fr',
    'Fichier',
    'Vérifié : rejouée',
    'Non vérifié : le tirage de départ ne correspond pas',
    'Non vérifié.',
  ],
] as const)('%s: the viewer verifies what it opens, and says so', async (language, file, yes, no, short) => {
  const record = firstRecordOf(shortestGame.id);
  const { page, close } = await visit({ path: '#/replay', language });
  await page.getByLabel(file).setInputFiles(fileOf(record));
  await page.locator('.replay-text').getByText(yes).waitFor();
  await close();
  const winner = ((record.outcome?.winners[0] ?? 0) + 1) % record.seats;
  const { outcome } = record;
  for (const forged of [
    { ...record, salt: 'another' },
    { ...record, outcome: outcome && { ...outcome, winners: [winner] } },
  ]) {
    const other = await visit({ path: '#/replay', language });
    await other.page.getByLabel(file).setInputFiles(fileOf(forged));
    await other.page.locator('.replay-text').getByText(no).waitFor();
    await other.page.keyboard.press('ArrowRight');
    await other.page.locator('.replay-count').getByText(short).waitFor();
    await other.close();
  }
});

test('a record of a stopped match shows its players by name and says where they stopped', async () => {
  const { outcome, ...record } = firstRecordOf(shortestGame.id);
  const moves = record.moves.slice(0, 5);
  const { game } = await shortestGame.rules();
  const { state } = replay(game, { ...record, moves });
  const players = ['Anna', 'Zoé', '', '', '', ''].slice(0, record.seats);
  const stopped = { ...record, moves, hash: hashOf(state), stopped: true, players } as const;
  const { page, close } = await visit({ path: '#/replay' });
  await page.getByLabel('Match file').setInputFiles(fileOf(stopped));
  await page.locator('.replay-text').getByText('Verified: replayed').waitFor();
  const seenBy = page.getByLabel('Seen by').locator('option');
  expect((await seenBy.allInnerTexts()).slice(0, 4)).toEqual(['All open', 'A spectator', 'Anna', 'Zoé']);
  await page.keyboard.press('End');
  await page.locator('.replay-text').getByText('The players stopped the match here.').waitFor();
  await close();
});

test('a finished match against bots is verified and replayed from the player’s seat', async () => {
  const { page, url, close } = await visit({ path: '#/settings' });
  const record = firstRecordOf(shortestGame.id);
  const { game, options, seed, salt, moves, seats } = record;
  const sitting = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: 'Camille' } : { name: `Bot ${seat}`, level: 'usual' },
  );
  const match = { id: 'over', game, options, seats: sitting, seed, salt, moves };
  const kept = JSON.stringify({ ...match, over: true, mine: false, touched: 0 });
  await page.evaluate(`localStorage.setItem('manigance.match.over', ${JSON.stringify(kept)})`);
  await page.goto(`${url}/#/match/over`);
  const end = page.getByRole('dialog', { name: 'The end' });
  await end.getByRole('button', { name: 'Verify the shuffle' }).click();
  await end.getByText('Verified: replayed, the match ends the same way').waitFor();
  // The file is named by game, day and players.
  const saved = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Download' }).click();
  const names = sitting.map(({ name }) => name.toLowerCase().replaceAll(' ', '-')).join('-');
  expect((await saved).suggestedFilename()).toBe(`${game}-1970-01-01-${names}.jsonl`);
  await end.getByRole('link', { name: 'Watch the replay' }).click();
  await count(page).getByText('Before the first move').waitFor();
  expect(await page.getByRole('combobox', { name: 'Seen by' }).inputValue()).toBe('0');
  await page.keyboard.press('ArrowRight');
  await count(page).getByText(`Move 1 of ${moves.length}`, { exact: true }).waitFor();
  // The address names the move: it can be sent to somebody, and a reload comes back to it.
  await expect.poll(() => page.url()).toMatch(/\/over\/1$/);
  await page.reload();
  await count(page).getByText(`Move 1 of ${moves.length}`, { exact: true }).waitFor();
  await close();
});

test.each(catalog.ids)('the replay line of %s lies over nothing', async (game) => {
  const { page, close } = await visit({
    path: '#/replay/match/kept/20',
    kept: [moment(fullTable(game), 'end')],
  });
  await page.locator('.plate').first().waitFor();
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    const under = `(() => {
      const { bottom } = document.querySelector('.table > .replay').getBoundingClientRect();
      return ['.board-area', '.seats-area'].filter((part) => document.querySelector(part).getBoundingClientRect().top < bottom - 1);
    })()`;
    await expect.poll(() => page.evaluate(under)).toEqual([]);
  }
  await close();
});
