import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { fullTable, keptAt } from './positions.ts';
import { site } from './site.ts';

const { visit } = site();

/** A finished match in which I lost, or won. */
function finished(game: string, did: 'lose' | 'win') {
  const record = fullTable(game);
  const winners = record.outcome?.winners ?? [];
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);
  const me = seats.find((seat) => winners.includes(seat) === (did === 'win')) ?? 0;
  return { kept: [keptAt(record, record.moves.length, me)], path: '#/match/kept' };
}

test.each(catalog.ids)(
  '%s: the end reads winner, how, my distance, the story, then the next step',
  async (game) => {
    const { page, complaints, close } = await visit(finished(game, 'lose'));
    const sheet = page.getByRole('dialog', { name: 'The end' });
    await sheet.locator('.chances').waitFor();
    await sheet.locator('.end-choices').waitFor({ timeout: 100_000 });
    const parts = ['.end-who', '.after-how', '.end-me-head', '.chances', '.turning-points', '.end-next'];
    const order = await page
      .locator(parts.join(', '))
      .evaluateAll((all) => all.map((one) => `.${one.getAttribute('class')}`));
    expect(order).toEqual(parts);
    expect(await sheet.locator('.end-who').innerText()).toMatch(/ wins$| share the win$/);
    expect(await sheet.locator('.end-me-head').innerText()).not.toBe('');
    expect(await sheet.getByRole('img', { name: /chances over \d+ moves/ }).count()).toBe(1);
    expect(await sheet.locator('.end-account').innerText()).toMatch(/The lead (never )?changes hands/);
    // My choices, the costliest first, each with a better move and a way back to it.
    expect(await sheet.locator('.end-choices > .choices .choice-better').count()).toBeGreaterThan(0);
    await sheet.locator('.choices-all summary').click();
    await sheet.locator('.choices-all .choice').nth(5).waitFor();
    expect(await sheet.locator('.btn.main').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  },
);

test.each(catalog.ids)('%s: a winner is told the margin', async (game) => {
  const { page, close } = await visit(finished(game, 'win'));
  await page.locator('.end-me-head').waitFor();
  expect(await page.locator('.end-who').innerText()).toMatch(/You win!$| share the win$/);
  expect((await page.locator('.end-me').innerText()).length).toBeGreaterThan(10);
  await close();
});

test.each(catalog.ids)(
  '%s: T shows the chances as a table, and a turning point opens the replay there',
  async (game) => {
    const { page, close } = await visit(finished(game, 'lose'));
    await page.locator('.chances').waitFor();
    await page.keyboard.press('t');
    const rows = page.locator('.chances-table tbody tr');
    expect(await rows.count()).toBeGreaterThan(10);
    expect(await rows.last().innerText()).toContain('100%');
    const point = page.locator('a.turning-point').first();
    await point.waitFor({ timeout: 100_000 });
    const href = (await point.getAttribute('href')) ?? '';
    const move = Number(/\/(\d+)$/.exec(href)?.[1]);
    expect(move).toBeGreaterThan(0);
    await point.click();
    await page
      .getByText(new RegExp(`Move ${move} of`))
      .first()
      .waitFor();
    await close();
  },
);
