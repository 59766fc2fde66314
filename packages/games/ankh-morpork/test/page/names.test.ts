import { fullTable, moment } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { expect, test } from 'vitest';

const { atMatch } = site();

/** Names of areas of which a number of the thread, the card in play or the random event covers a letter. */
const covered = `(() => {
  const over = [...document.querySelectorAll('.board-mark .disc, .am-glance button')].map((one) => one.getBoundingClientRect());
  const letters = (text) => [...text.textContent].flatMap((letter, at) => {
    if (letter.trim() === '') return [];
    const { x, y, width, height } = text.getExtentOfChar(at);
    const inside = [0.35, 0.75].flatMap((down) => [0.25, 0.75].map((right) => [x + right * width, y + down * height]));
    return inside.map(([left, top]) => new DOMPoint(left, top).matrixTransform(text.getScreenCTM()));
  });
  const isOver = ({ x, y }) => over.some(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);
  const names = [...document.querySelectorAll('.am-signs .name text')];
  return { over: over.length, names: names.filter((text) => letters(text).some(isOver)).map((text) => text.textContent) };
})()`;

test.each(['phone', 'tablet', 'desktop'] as const)(
  'on a %s no number of the thread, card in play or random event covers the name of an area',
  async (size) => {
    const kept = moment(fullTable('ankh-morpork'), 'middle');
    const { page, close } = await atMatch(kept, size, { language: 'fr' });
    await page.locator('.board-mark').first().waitFor({ state: 'attached' });
    await page.evaluate('document.fonts.ready');
    const found = (await page.evaluate(covered)) as { readonly over: number; readonly names: string[] };
    expect(found.over).toBeGreaterThan(0);
    expect(found.names).toEqual([]);
    await close();
  },
);
