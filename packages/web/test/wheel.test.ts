import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visit } from './open-site.ts';
import { fullTable, moment } from './positions.ts';
import { site } from './site.ts';

const { visit } = site();

const transform = "getComputedStyle(document.querySelector('.pan-zoom-inner')).transform";

/** Scale and shift of the board. */
async function sightOf(page: Page): Promise<{ scale: number; x: number; y: number }> {
  const matrix = String(await page.evaluate(transform)).match(/-?[\d.]+(?:e-?\d+)?/g) ?? [];
  const [scale = 1, , , , x = 0, y = 0] = matrix.map(Number);
  return { scale, x, y };
}

/** The first board of the catalog that has a map. */
async function atAnyMap(how: Visit = {}) {
  for (const game of catalog.ids) {
    const table = await atBoard(game, how);
    if (table !== undefined) return table;
  }
  throw new Error('no board has a map');
}

/** A table in its middle, the pointer a quarter off the centre of the board, and each wheel event with whether the board kept it; nothing where the board has no map. */
async function atBoard(game: string, how: Visit = {}) {
  const { page, close } = await visit({
    path: '#/match/kept',
    kept: [moment(fullTable(game), 'middle')],
    ...how,
  });
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  const map = page.locator('.pan-zoom');
  const box = (await map.count()) === 0 ? null : await map.boundingBox();
  if (box === null) {
    await close();
    return undefined;
  }
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.25);
  await page.evaluate(
    `globalThis.kept = []; addEventListener('wheel', (event) => kept.push(event.defaultPrevented), { passive: true })`,
  );
  let seen = 0;
  /** Turns the wheel and answers whether the board kept the event. */
  const turn = async (pixels: number): Promise<boolean> => {
    await page.mouse.wheel(0, pixels);
    await expect.poll(() => page.evaluate('kept.length')).toBeGreaterThan(seen);
    const kept = (await page.evaluate('kept')) as boolean[];
    seen = kept.length;
    return kept.at(-1) ?? false;
  };
  const scale = async () => (await sightOf(page)).scale;
  return { page, close, box, turn, scale };
}

test.for(catalog.ids)(
  'the wheel enlarges the board of %s at the pointer, and a whole board leaves the wheel to the page',
  async (game, { skip }) => {
    const table = await atBoard(game);
    if (table === undefined) return skip('the board has no map');
    const { page, close, box, turn, scale } = table;
    const asked = await page.locator('#asked').innerText();
    expect(await turn(100)).toBe(false);
    expect(await scale()).toBe(1);
    for (let notch = 0; notch < 4; notch++) expect(await turn(-100)).toBe(true);
    await expect.poll(scale).toBeCloseTo(2);
    // The point of the board under the pointer has stayed there.
    const { x, y } = await sightOf(page);
    expect(Math.abs(x + box.width / 4)).toBeLessThan(2);
    expect(Math.abs(y - box.height / 4)).toBeLessThan(2);
    for (let notch = 0; notch < 12; notch++) await turn(-100);
    await expect.poll(scale).toBe(4);
    for (let notch = 0; notch < 8; notch++) expect(await turn(100)).toBe(true);
    await expect.poll(scale).toBe(1);
    expect(await turn(100)).toBe(false);
    expect(await page.locator('#asked').innerText()).toBe(asked);
    await close();
  },
);

test('where the page scrolls the wheel scrolls it past a whole board, and ctrl and the wheel enlarge the board', async () => {
  const { page, close, turn, scale } = await atAnyMap();
  await page.evaluate(`for (const { style } of [document.documentElement, document.body]) {
    style.overflow = 'visible';
    style.height = 'auto';
    style.minHeight = '3000px';
  }`);
  const box = await page.locator('.pan-zoom').boundingBox();
  if (box === null) throw new Error('no board');
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  expect(await turn(-100)).toBe(false);
  expect(await turn(40)).toBe(false);
  await expect.poll(() => page.evaluate('document.scrollingElement.scrollTop')).toBe(40);
  expect(await scale()).toBe(1);
  await page.keyboard.down('Control');
  expect(await turn(-100)).toBe(true);
  await page.keyboard.up('Control');
  await expect.poll(scale).toBeGreaterThan(1.3);
  expect(await turn(-100)).toBe(true); // enlarged, the board has the wheel
  await close();
});

test('plus, minus and zero zoom by key; with ctrl they are the browser’s; without motion nothing glides', async () => {
  const { page, close, scale } = await atAnyMap({
    settings: { speed: 'normal' },
    context: { reducedMotion: 'reduce' },
  });
  await page.locator('.pan-zoom .target').first().focus();
  await page.keyboard.press('+');
  expect(await scale()).toBe(1.5); // at once: nothing is under way
  await page.keyboard.press('Control+-');
  await page.keyboard.press('Control+0');
  expect(await scale()).toBe(1.5);
  await page.keyboard.press('-');
  expect(await scale()).toBe(1);
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  expect(await scale()).toBe(1);
  await close();
});
