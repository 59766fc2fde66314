import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { fullTable, keptAt, questionsIn } from './positions.ts';
import { site } from './site.ts';
import { sizes } from './stages.ts';

const { visit } = site();

/** One moment per kind of question of a match, all seen from one seat. */
function moments(game: string): SavedMatch[] {
  const record = fullTable(game);
  const [{ seat: me } = { seat: 0 }] = questionsIn(record);
  const first = new Map<string, SavedMatch>();
  for (const { count, seat, kind } of questionsIn(record))
    if (seat === me && !first.has(kind))
      first.set(kind, { ...keptAt(record, count, seat), id: `kept-${kind}` });
  return [...first.values()];
}

const placeOfBoard = async (page: Page) =>
  (await page.evaluate(`(() => {
    const { x, y, width, height } = document.querySelector('.board-area').getBoundingClientRect();
    return [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
  })()`)) as string;

const cases = catalog.ids.flatMap((game) =>
  (['phone', 'tablet', 'desktop'] as const).map((size) => ({ game, size })),
);

test.each(cases)(
  'the board of $game on a $size keeps its size and place at every question, with every page of the tray and a sentence that wraps',
  { timeout: 300_000 },
  async ({ game, size }) => {
    const kept = moments(game);
    expect(kept.length).toBeGreaterThan(0);
    const { page, complaints, close } = await visit({
      language: 'fr',
      kept,
      context: { viewport: sizes[size] },
    });
    const found: Record<string, string[]> = {};
    const note = async (where: string) => {
      const place = await placeOfBoard(page);
      found[place] = [...(found[place] ?? []), where];
    };
    for (const { id } of kept) {
      await page.evaluate("location.hash = '#/settings'");
      await page.locator('.table').waitFor({ state: 'detached' });
      await page.evaluate(`location.hash = '#/match/${id}'`);
      await page.getByRole('button', { name: 'Choisir dans une liste' }).waitFor();
      await page.locator('.tray').waitFor();
      await note(id);
      for (const tab of await page.locator('.tray [role=tab]').all()) {
        await tab.click();
        await note(`${id}, ${await tab.innerText()}`);
      }
    }
    await page.evaluate(`document.querySelector('.asked-text b').textContent += ' encore un mot'.repeat(12)`);
    await note('a sentence that wraps');
    expect(Object.keys(found), JSON.stringify(found)).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  },
);
