import { randomUUID } from 'node:crypto';
import { guests } from '@manigance/web/test/guests.ts';
import { type HttpPlayer, post } from '@manigance/web/test/play-out.ts';
import { playerOfPage } from '@manigance/web/test/player-of-page.ts';
import { sizes } from '@manigance/web/test/stages.ts';
import { en, fr } from '@manigance/web/test/words.ts';
import { expect, test, vi } from 'vitest';
import { manifest } from '../../manifest.ts';

const { clock } = vi.hoisted(() => {
  const ahead = { ahead: 0 };
  const { now } = Date;
  Date.now = () => now() + ahead.ahead; // the server reads it when it starts
  return { clock: ahead };
});
const { comes, server } = guests();
type Page = Awaited<ReturnType<typeof comes>>['page'];
const pictures = process.env.PICTURES;

interface Watching {
  readonly table: { readonly stage: string };
  readonly shown?: { readonly asked?: { readonly question: number; readonly options: readonly object[] } };
  /** Milliseconds for a question put in secret. */
  readonly answerWithin?: number;
}

interface Player extends HttpPlayer {
  readonly page: Page;
}

/** Two people at a live table of their own, each with the page open. */
async function newTable(players: readonly Player[]): Promise<string> {
  const [host] = players as [Player];
  const { table } = await post<{ table: string }>(host, 'create', {
    game: manifest.id,
    options: {},
    seats: players.map(() => ({ for: 'anyone' })),
    pace: { kind: 'live', bank: 3_600, increment: 0 },
    access: 'private',
    atZero: 'default',
    spectators: true,
  });
  for (const [seat, player] of players.entries()) await post(player, 'sit', { table, seat });
  await post(host, 'start', { table });
  return table;
}

/** Plays until somebody is asked in secret: the one who is, and the other one. `undefined` if the match ends before. */
async function untilSecret(players: readonly [Player, Player], table: string) {
  for (let turn = 0; ; turn++) {
    for (const player of players) {
      const {
        table: info,
        shown,
        answerWithin,
      } = await post<Watching>(player, 'watch', { table, after: 1_000_000 });
      if (info.stage === 'over') return undefined;
      if (answerWithin !== undefined) return players[0] === player ? players : players.toReversed();
      const { question, options = [] } = shown?.asked ?? {};
      const move = options[(turn * 7) % options.length];
      if (move !== undefined) await post(player, 'play', { table, question, move, key: randomUUID() });
    }
  }
}

test.each([
  ['en', 'phone', en, /^0:4\d left to answer; only you can see this clock$/],
  ['fr', 'desktop', fr, /^encore 0:4\d pour répondre ; personne d’autre ne voit cette pendule$/],
] as const)(
  'AM-9.2 %s, %s: a player asked in secret sees the time that is left, and afterwards the move played for them, and why',
  async (language, size, words, left) => {
    const context = { viewport: sizes[size] };
    const visits = await Promise.all(
      ['Anna', 'Bruno'].map((name) => comes(name, { language, path: '#/about', context })),
    );
    const players = await Promise.all(
      visits.map(async ({ page }, at) => ({
        ...(await playerOfPage(server.url, page, at === 0 ? 'Anna' : 'Bruno')),
        page,
      })),
    );
    let [table, found] = ['', undefined as Awaited<ReturnType<typeof untilSecret>>];
    while (found === undefined) {
      table = await newTable(players);
      for (const { page } of players) {
        await page.evaluate(`location.hash = '#/table/${table}'`);
        await page.locator('#asked').waitFor();
      }
      found = await untilSecret(players as [Player, Player], table);
    }
    const [asked, other] = found as [Player, Player];
    const countdown = (page: Page) => page.locator('#asked').getByRole('img', { name: left });
    await countdown(asked.page).waitFor();
    if (pictures) await asked.page.screenshot({ path: `${pictures}/secret-${language}-${size}.png` });
    // It runs, and after a reload it shows the time left then.
    const before = await countdown(asked.page).innerText();
    await expect.poll(() => countdown(asked.page).innerText()).not.toBe(before);
    clock.ahead += 25_000;
    await asked.page.reload();
    const less = asked.page.locator('#asked .secret-clock [role=img]');
    await expect.poll(() => less.innerText()).toMatch(/^0:[01]\d$/);
    // Nobody else sees it, nor whom it is put to.
    await other.page.locator('#asked').getByText(words.table.waitingHidden).waitFor();
    expect(await other.page.locator('.secret-clock').count()).toBe(0);
    clock.ahead += 25_000;
    await post(other, 'say', { table, text: '?', key: randomUUID() });
    const played = words.table.playedFor.time('');
    await asked.page.locator('.notice').getByText(played).waitFor();
    if (pictures) await asked.page.screenshot({ path: `${pictures}/played-${language}-${size}.png` });
    expect(await asked.page.locator('.secret-clock').count()).toBe(0);
    if (size === 'phone')
      await asked.page.getByRole('button', { name: new RegExp(`^${words.table.side}`) }).click();
    await asked.page.getByRole('tab', { name: words.table.log }).click();
    await asked.page.locator('.log').getByText(played).first().waitFor();
    expect(await other.page.getByText(played).count()).toBe(0);
    for (const { complaints } of visits) expect(complaints).toEqual([]);
  },
);
