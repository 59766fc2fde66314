import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { hardToAnswer } from './measure.ts';
import { type Asked, keptAt, questionsIn, recordsOf } from './positions.ts';
import { site } from './site.ts';

// Letters as wide as they get: what fits then fits on every phone.
const { visit } = site({ roundedLetters: true });

/** How many recorded matches are searched for questions of every kind. */
const searched = 24;

/** Every kind of question a game can ask, with every number of answers that may all be buttons. */
function questionsByAnswers(game: string): SavedMatch[] {
  const found = new Map<string, SavedMatch>();
  for (const record of recordsOf(game).slice(0, searched)) {
    for (const { count, seat, kind, options } of questionsIn(record)) {
      const key = `${kind}-${options > mostButtons ? 'many' : options}`;
      if (!found.has(key)) found.set(key, { ...keptAt(record, count, seat), id: `kept-${key}` });
    }
  }
  return [...found.values()];
}
const mostButtons = 4;

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

/** Pixels between the question, with everything in it, and the board below. */
const aboveBoard = `(() => {
  const asked = document.querySelector('#asked');
  const bottom = Math.max(...[...asked.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom));
  return document.querySelector('.board-area').getBoundingClientRect().top - bottom;
})()`;

test.each(catalog.ids)(
  'no question of %s comes within 8 px of the board on a phone of 360 px, however wide its letters are',
  { timeout: 300_000 },
  async (game) => {
    const kept = questionsByAnswers(game);
    const { page, complaints, close } = await visit({
      language: 'fr',
      kept,
      context: { viewport: held.upright, hasTouch: true, isMobile: true },
    });
    const near: string[] = [];
    for (const { id } of kept) {
      await page.evaluate("location.hash = '#/settings'");
      await page.locator('.table').waitFor({ state: 'detached' });
      await page.evaluate(`location.hash = '#/match/${id}'`);
      await page.getByRole('button', { name: 'Choisir dans une liste' }).waitFor();
      await page.locator('.board-area > *').first().waitFor();
      const room = Number(await page.evaluate(aboveBoard));
      if (room < 8) near.push(`${id}: ${room}`);
    }
    expect(near).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
