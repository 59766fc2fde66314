import { replay, seatsAsked } from '@manigance/core';
import { recordsOf } from '@manigance/web/test/positions.ts';
import { site } from '@manigance/web/test/site.ts';
import { storedEntries } from '@manigance/web/test/stored-entries.ts';
import { expect, test } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game } from '../../rules/index.ts';

const { visit } = site();
type Page = Awaited<ReturnType<typeof visit>>['page'];

/** A match of bots up to the first secret question; the asked seat is the visitor's. */
function threatened() {
  const record = recordsOf(manifest.id).find((one) => one.seats === 2);
  if (record === undefined) throw new Error('no match of two is recorded');
  const { options, seats, seed, salt, moves } = record;
  let found: { readonly after: number; readonly me: number } | undefined;
  replay(game, record, {
    after({ state, moves: played }) {
      if (found === undefined && state.pending.at(-1)?.kind === 'reactionWindow')
        found = { after: played.length, me: seatsAsked(game, state)[0] ?? 0 };
    },
  });
  const { after, me } = found ?? { after: 0, me: 0 };
  const sitting = Array.from({ length: seats }, (_, seat) =>
    seat === me ? { name: 'Camille' } : { name: `Bot ${seat}`, level: 'usual' },
  );
  const match = { id: 'threat', game: manifest.id, options, seats: sitting, seed, salt };
  return {
    match: { ...match, moves: moves.slice(0, after), over: false, mine: true, touched: 0 },
    after,
    me,
  };
}

/** The moves of the match as this browser has stored them. */
async function movesOf(page: Page) {
  const entries = await storedEntries(page, 'threat');
  return entries.flatMap((entry) => (entry.kind === 'moved' ? [{ seat: entry.seat, move: entry.move }] : []));
}

test('the turns of a player pass me by when I say so', async () => {
  const { match, after, me } = threatened();
  const { page, url, close } = await visit({ path: '#/settings' });
  await page.evaluate(
    `localStorage.setItem('manigance.match.threat', ${JSON.stringify(JSON.stringify(match))})`,
  );
  await page.goto(`${url}/#/match/threat`);
  await page.locator('#asked').getByRole('button', { name: 'Automatic answers' }).click();
  // Two players, and it is the other player's turn.
  await page.getByRole('checkbox', { name: /^Do nothing on Bot \d’s turns$/ }).check();
  await page.getByText('Saved.').waitFor();
  await expect.poll(async () => (await movesOf(page))[after]).toEqual({ seat: me, move: { do: 'pass' } });
  await close();
});

test('a threatened player sets an automatic answer: it is played at once and stored', async () => {
  const { match, after, me } = threatened();
  expect(after).toBeGreaterThan(0);
  const { page, url, complaints, close } = await visit({ path: '#/settings' });
  await page.evaluate(
    `localStorage.setItem('manigance.match.threat', ${JSON.stringify(JSON.stringify(match))})`,
  );
  await page.goto(`${url}/#/match/threat`);
  await page.locator('#asked').getByRole('button', { name: 'Automatic answers' }).click();
  expect(await movesOf(page)).toHaveLength(after);
  const sheet = page.getByRole('dialog', { name: 'Automatic answers' });
  for (const threat of [/would be removed/, /would be moved/, /targets me/])
    await sheet.getByRole('combobox', { name: threat }).selectOption('Do nothing');
  await sheet.getByText('Saved.').waitFor();
  await expect.poll(async () => (await movesOf(page))[after]).toEqual({ seat: me, move: { do: 'pass' } });
  await page.reload();
  await page.locator('#asked').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Automatic answers' }).click();
  expect(await sheet.getByRole('combobox', { name: /would be removed/ }).inputValue()).toBe('pass');
  expect(complaints).toEqual([]);
  await close();
});
