import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditPage } from './axe.ts';
import { shortestGame } from './games.ts';
import { guests } from './guests.ts';
import { type HttpPlayer, post } from './play-out.ts';
import { playerOfPage } from './player-of-page.ts';
import { en } from './words.ts';

const { comes, server } = guests();
const phone = { viewport: { width: 360, height: 740 }, bypassCSP: true };

/** Answers once for this player, if they are asked. */
async function answer(player: HttpPlayer, table: string): Promise<void> {
  type Watching = {
    readonly shown?: {
      readonly asked?: {
        readonly question: number;
        readonly options: readonly object[];
        readonly answer?: object;
      };
    };
  };
  const { shown } = await post<Watching>(player, 'watch', { table, after: 1_000_000 });
  const { asked } = shown ?? {};
  if (asked === undefined || asked.answer !== undefined) return;
  const [move] = asked.options;
  await post(player, 'play', { table, question: asked.question, move, key: randomUUID() });
}

test('a bot plays for me on a holiday, the log shows its moves, and the seat is mine again at once', async () => {
  const { page, complaints } = await comes('Anna', { path: '#/about', context: phone });
  const { page: other } = await comes('Bruno', { path: '#/about', context: phone });
  const anna = await playerOfPage(server.url, page, 'Anna');
  const bruno = await playerOfPage(server.url, other, 'Bruno');
  const { table } = await post<{ table: string }>(anna, 'create', {
    game: shortestGame.id,
    options: {},
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
    pace: { kind: 'turn-based', days: 2 },
    access: 'private',
    atZero: 'bot',
    spectators: true,
  });
  for (const player of [anna, bruno]) await post(player, 'sit', { table });
  await post(anna, 'start', { table });
  await page.goto(`${server.url}/?play#/table/${table}`);
  await page.locator('.plate').first().waitFor();
  await page.getByRole('button', { name: en.table.menu, exact: true }).click();
  const holiday = page.getByRole('region', { name: 'Holiday' });
  await holiday.getByRole('combobox', { name: 'Meanwhile' }).selectOption({ index: 1 });
  expect(await auditPage(page)).toEqual([]);
  if (process.env.PICTURES) await holiday.screenshot({ path: `${process.env.PICTURES}/holiday.png` });
  await holiday.getByRole('button', { name: 'Go on holiday' }).click();
  await page.getByText('You are on holiday: a bot is playing for you.').first().waitFor();
  // Bruno plays on until the bot has played as well.
  const played = async () => {
    await answer(bruno, table);
    type Past = { readonly steps: readonly { readonly step: { readonly mine?: { readonly by: string } } }[] };
    const { steps } = await post<Past>(anna, 'past', { table });
    return steps.some(({ step }) => step.mine?.by === 'bot');
  };
  await expect.poll(played, { timeout: 60_000 }).toBe(true);
  await page.reload();
  await page.locator('.plate').first().waitFor();
  await page.getByRole('button', { name: 'Play myself again' }).first().click();
  await expect.poll(() => page.getByText('You are on holiday: a bot is playing for you.').count()).toBe(0);
  await page.getByRole('button', { name: en.table.side, exact: true }).click();
  await page.locator('.side-tabs').getByRole('tab', { name: en.table.log }).click();
  await page.getByText('Played for you on your holiday:').first().waitFor();
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/holiday-log.png` });
  expect(complaints).toEqual([]);
}, 180_000);
