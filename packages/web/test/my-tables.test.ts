import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame, shortestGame } from './games.ts';
import { guests } from './guests.ts';

const { comes } = guests();

/** In the page: opens tables under its cookie and sits down at each. */
async function opens(page: Page, count: number, more: object = {}): Promise<readonly string[]> {
  const setup = {
    game: shortestGame.id,
    options: {},
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
    pace: { kind: 'untimed' },
    access: 'private',
    atZero: 'bot',
    spectators: true,
    ...more,
  };
  return (await page.evaluate(`(async () => {
    const ask = async (type, body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/' + type, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await ask('guest', { name: 'Anna' });
    localStorage.setItem('manigance.guest', 'yes');
    const codes = [];
    for (let at = 0; at < ${count}; at++) {
      const { table, code } = await ask('create', ${JSON.stringify(setup)});
      await ask('sit', { table });
      codes.push(code);
    }
    return codes;
  })()`)) as readonly string[];
}

test('a phone shows two of many tables and the first game above the fold; all are a tap away', async () => {
  const { page } = await comes('Anna', {
    path: '#/about',
    context: { viewport: { width: 360, height: 740 } },
  });
  const codes = await opens(page, 8);
  await page.getByRole('link', { name: 'Manigance' }).click();
  const all = page.getByRole('link', { name: 'All my tables (8)' });
  await all.waitFor();
  expect(await page.locator('.my-table:visible').count()).toBe(2);
  const button = await page
    .getByRole('button', { name: /^Play .* against bots$/ })
    .first()
    .boundingBox();
  expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(740);
  // Tables with the same game and players are told apart by their codes.
  const shown = await page.locator('.my-table:visible').allInnerTexts();
  expect(shown.map((text) => codes.find((code) => text.includes(code))).filter(Boolean).length).toBe(2);
  expect(new Set(shown).size).toBe(2);
  await all.click();
  await expect.poll(() => page.locator('.my-table:visible').count()).toBe(8);
});

test('all my tables: players, turn, time left, activity, unread chat; finished ones can be hidden', async () => {
  const { page: anna } = await comes('Anna', { path: '#/about' });
  const live = { game: firstGame.id, pace: { kind: 'live', bank: 1200, increment: 5 } };
  const [code = ''] = await opens(anna, 1, live);
  const { page: bruno } = await comes('Bruno', { path: `#/join/${code}` });
  await bruno.getByRole('button', { name: 'Sit here' }).click();
  await anna.goto(`${anna.url().split('#')[0]}#/join/${code}`);
  const begun = Promise.all([anna, bruno].map((page) => page.locator('#asked').waitFor()));
  await anna.getByRole('button', { name: 'Begin now' }).click();
  await anna.getByRole('button', { name: 'Begin anyway' }).click();
  await begun;
  await anna.goto(`${anna.url().split('#')[0]}#/tables`);
  await bruno.getByRole('tab', { name: 'Chat' }).click();
  await bruno.getByRole('button', { name: 'Good luck!' }).click();
  await bruno.locator('.chat-line').waitFor();
  await anna.reload();
  const row = anna.locator('.my-table');
  for (const said of [
    firstGame.title,
    'Anna and Bruno',
    /Your move|Waiting for Bruno/,
    /\d min left/,
    /ago|this minute/,
  ])
    await row.getByText(said).first().waitFor();
  await row.getByText('1 new message').waitFor();
  // Stopped, it is among the finished ones, and can be hidden and shown again.
  const stop = `fetch('/api/propose', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ table: location.hash.split('/')[2], what: 'abandon' }) })`;
  await bruno.evaluate(stop);
  await row.getByText('A proposal awaits your answer.').waitFor();
  await row.getByRole('link', { name: 'Play' }).click();
  await anna.getByRole('button', { name: 'Agree' }).click();
  await anna.getByText('ended without a winner').waitFor();
  await anna.goto(`${anna.url().split('#')[0]}#/tables`);
  await anna
    .getByRole('region', { name: 'Finished' })
    .getByRole('link', { name: 'Watch the replay' })
    .waitFor();
  await anna.getByRole('button', { name: 'Hide' }).click();
  await anna.getByText('Hidden (1)').waitFor();
  await anna.reload();
  await anna.getByText('Hidden (1)').click();
  await anna.getByRole('button', { name: 'Show again' }).click();
  await anna.getByRole('region', { name: 'Finished' }).waitFor();
});
