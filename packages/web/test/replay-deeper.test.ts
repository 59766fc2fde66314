import { writeRecord } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { fileOf, firstRecordOf } from './positions.ts';
import { site } from './site.ts';
import { en, fr } from './words.ts';

const { visit } = site();

const count = (page: Page) => page.locator('.replay-count');
const placeOf = async (page: Page) => Number(await page.locator('.replay-slider input').inputValue());
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openRecord(game: string, language: 'en' | 'fr' = 'en') {
  const words = language === 'en' ? en : fr;
  const visited = await visit({ path: '#/replay', language });
  await visited.page.getByLabel(words.replay.file).setInputFiles(fileOf(firstRecordOf(game)));
  await count(visited.page).getByText(words.replay.opening).waitFor();
  return { ...visited, words: words.replay };
}

test.each(catalog.ids)('%s: a replay steps by turn, there and back, and says so', async (game) => {
  const { page, complaints, words, close } = await openRecord(game);
  await button(page, words.more).click();
  await page.getByRole('radio', { name: words.units.turn }).check();
  await page.keyboard.press('Escape');
  const end = firstRecordOf(game).moves.length;
  const places = [0];
  for (let place = 0; place < end && places.length <= 6; places.push(place)) {
    await button(page, words.onBy.turn).click();
    await expect.poll(() => placeOf(page)).toBeGreaterThan(place);
    place = await placeOf(page);
  }
  // A turn has several moves, at least one of these.
  expect(places.at(-1)).toBeGreaterThan(places.length - 1);
  for (const place of places.slice(0, -1).toReversed()) {
    await button(page, words.backBy.turn).click();
    await expect.poll(() => placeOf(page)).toBe(place);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('the arrow keys step by move, with Shift by turn', async () => {
  const { page, close } = await openRecord(shortestGame.id);
  await page.locator('.replay-text').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
  await close();
});

test.each([
  [catalog.ids[0] ?? '', 'en'],
  [catalog.ids[1] ?? '', 'fr'],
  [catalog.ids[2] ?? '', 'en'],
] as const)('%s: all hands of a finished match lie open at once', async (game, language) => {
  const { page, complaints, words, close } = await openRecord(game, language);
  const { seats, moves } = firstRecordOf(game);
  expect(await page.locator('.open-hand').count()).toBe(0);
  await page.getByLabel(words.seenBy).selectOption(words.everyone);
  await page.locator('.replay-slider input').fill(`${Math.floor(moves.length / 2)}`);
  const all = page.getByRole('region', { name: words.openHands, exact: true });
  await all
    .locator('.open-hand')
    .nth(seats - 1)
    .waitFor();
  expect(await all.locator('.open-hand').count()).toBe(seats);
  // What each holds is its own.
  await expect.poll(async () => new Set(await all.locator('.open-hand').allInnerTexts()).size).toBe(seats);
  const at = await placeOf(page);
  await page.locator('.replay-text').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => placeOf(page)).toBe(at + 1);
  await all
    .locator('.open-hand')
    .nth(seats - 1)
    .waitFor();
  await page.getByLabel(words.seenBy).selectOption(words.spectator);
  await expect.poll(() => page.locator('.open-hand').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  [catalog.ids[0] ?? '', 'en'],
  [catalog.ids[1] ?? '', 'fr'],
  [catalog.ids[2] ?? '', 'fr'],
] as const)('%s: a match is played on against bots from any position', async (game, language) => {
  const { page, complaints, words, close } = await openRecord(game, language);
  const record = firstRecordOf(game);
  const at = Math.floor(record.moves.length / 2);
  await page.locator('.replay-slider input').fill(`${at}`);
  await expect.poll(() => placeOf(page)).toBe(at);
  const next = record.moves[at]?.seat ?? 0;
  await button(page, words.more).click();
  await button(page, words.playOn).click();
  await page.locator('.asked-buttons').waitFor();
  // The person sits where the next move is made, and bots on the other seats.
  const levels = (await page.evaluate(`Object.entries(localStorage)
    .filter(([key]) => key.startsWith('manigance.match.'))
    .flatMap(([, text]) => JSON.parse(text).seats.map(({ level }) => level !== undefined))`)) as boolean[];
  expect(levels).toEqual(levels.map((_, seat) => seat !== next));
  expect(await page.locator('.plate.is-me .plate-name').innerText()).toContain('Camille');
  expect(await page.locator('.plate').count()).toBe(record.seats);
  const address = page.url();
  await page.reload();
  await page.locator('.plate.is-me').first().waitFor();
  expect(page.url()).toBe(address);
  expect(complaints).toEqual([]);
  await close();
});

test('a position of a replay is shared as a puzzle that anybody opens', async () => {
  const { page, words, url, close } = await openRecord(shortestGame.id);
  await page.locator('.replay-slider input').fill('20');
  await button(page, words.more).click();
  // Without a clipboard the link is caught where it would be copied.
  await page.evaluate(`Object.defineProperty(navigator, 'share', {
    value: ({ url }) => { globalThis.shared = url; return Promise.resolve(); } })`);
  await button(page, words.puzzle).click();
  const shared = async () => ((await page.evaluate('globalThis.shared')) as string | undefined) ?? '';
  await expect.poll(shared).toContain('#/position/');
  const other = await visit({ path: (await shared()).slice(url.length + 1), known: [] });
  await other.page.locator('.position-title').getByText('What would you do?').waitFor();
  expect(other.complaints).toEqual([]);
  await other.close();
  await close();
});

test('a match file dropped onto any screen opens in the replay, with its story', async () => {
  const { page, complaints, close } = await visit({ path: '#/settings' });
  await page.locator('main').waitFor();
  const text = writeRecord(firstRecordOf(shortestGame.id));
  const transfer = await page.evaluateHandle(
    `(() => { const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(text)}], 'match.jsonl')); return data; })()`,
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await count(page).getByText(en.replay.opening).waitFor();
  await button(page, en.replay.more).click();
  await button(page, en.replay.story).click();
  const sheet = page.getByRole('dialog', { name: en.replay.story });
  await sheet.locator('.chances').waitFor();
  await page.keyboard.press('t');
  await sheet.locator('.chances-table').waitFor();
  await sheet.locator('.turning-point').first().waitFor({ timeout: 100_000 });
  // A spectator picks whose choices are told, and a turning point shows its position.
  await sheet.getByRole('combobox').selectOption({ index: 1 });
  await sheet.locator('.choice').first().waitFor();
  await sheet.locator('.turning-point').first().click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await close();
});
