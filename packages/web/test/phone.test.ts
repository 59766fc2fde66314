import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { hardToAnswer } from './measure.ts';
import { type Asked, keptAt, questionsIn, recordsOf } from './positions.ts';
import { site } from './site.ts';

const { visit } = site();

/** How many recorded matches are searched for questions of every kind. */
const searched = 24;

/** Every kind of question a game can ask, where it has most answers. */
function questionsOf(game: string): SavedMatch[] {
  const richest = new Map<string, { readonly options: number; readonly match: SavedMatch }>();
  for (const record of recordsOf(game).slice(0, searched)) {
    for (const { count, seat, kind, options } of questionsIn(record) as Asked[]) {
      const known = richest.get(kind);
      if (options > (known?.options ?? 0))
        richest.set(kind, { options, match: { ...keptAt(record, count, seat), id: `kept-${kind}` } });
    }
  }
  return [...richest.values()].map(({ match }) => match);
}

const held = { upright: { width: 360, height: 740 }, sideways: { width: 740, height: 360 } };
const cases = catalog.ids.flatMap((game) =>
  (['upright', 'sideways'] as const).map((phone) => ({ game, phone }) as const),
);

test.each(cases)(
  'every question of $game is answered on a phone held $phone: targets of 44 px, one scroll at most, no hover',
  { timeout: 300_000 },
  async ({ game, phone }) => {
    const kept = questionsOf(game);
    const context = { viewport: held[phone], hasTouch: true, isMobile: true };
    const { page, complaints, close } = await visit({ language: 'fr', kept, context });
    const list = page.getByRole('button', { name: 'Choisir dans une liste' });
    const found: string[] = [];
    for (const { id } of kept) {
      await page.evaluate("location.hash = '#/settings'");
      await page.locator('.table').waitFor({ state: 'detached' });
      await page.evaluate(`location.hash = '#/match/${id}'`);
      await list.waitFor();
      found.push(...(await hardToAnswer(page)).map((line) => `${id}: ${line}`));
      await list.tap();
      await page.locator('dialog .option').first().waitFor();
      found.push(...(await hardToAnswer(page)).map((line) => `${id}, listed: ${line}`));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
