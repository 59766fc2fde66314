import { catalog } from '@manigance/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstGame, gameWithSettings, shortestGame } from './games.ts';
import { guests } from './guests.ts';
import { recordsOf } from './positions.ts';

const { comes, server } = guests();

const menu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' });
};
const key = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

/** Anna opens a table for two, Bruno takes the other seat, both are ready: the match begins. */
async function twoAtATable(game = shortestGame.id, { isOpen = false } = {}) {
  const { page: anna } = await comes('Anna', { path: `#/new/${game}/friends` });
  await key(anna, '2');
  if (isOpen) await key(anna, 'Anyone');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const code = await anna.locator('.code').innerText();
  const { page: bruno } = await comes('Bruno', { path: `#/join/${code}` });
  await bruno.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [anna, bruno]) await page.getByRole('checkbox', { name: 'I’m ready' }).click();
  await Promise.all([anna, bruno].map((page) => page.locator('#asked').waitFor()));
  return { anna, bruno, code };
}

/** The last value of a setting. */
const chosen = Object.values(gameWithSettings.words.en.settings)
  .flatMap(({ values }) => Object.values(values).at(-1)?.name ?? [])
  .at(0) as string;

test('a turn-based table with a bot, daily hours and open access is created as configured and listed', async () => {
  const { page: anna } = await comes('Anna', { path: `#/new/${gameWithSettings.id}/friends` });
  await key(anna, chosen);
  await key(anna, 'Over several days');
  await anna.getByRole('combobox', { name: 'For each move' }).selectOption('2 days');
  await key(anna, 'At certain hours');
  await anna.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await anna.getByLabel('From').fill('09:00');
  await anna.getByLabel('To', { exact: true }).fill('21:30');
  await anna.getByText('That is 00:00 to 12:30 UTC').waitFor();
  await key(anna, 'The simplest move');
  await key(anna, 'Anyone');
  const seat = anna.getByRole('combobox', { name: 'Seat 3' });
  await expect.poll(() => seat.locator('option').count()).toBeGreaterThan(1);
  await seat.selectOption({ index: 1 });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const facts = anna.locator('.facts');
  await facts.waitFor();
  for (const fact of ['Over several days, 2 days per move', 'The simplest move', 'Anyone', chosen])
    expect(await facts.innerText()).toContain(fact);

  const { page: zoe, complaints } = await comes('Zoe', { language: 'fr' });
  const join = zoe.getByRole('link', { name: `Rejoindre ${gameWithSettings.title} avec Anna` });
  await join.waitFor();
  expect(await zoe.locator('.open-tables').innerText()).toContain('1 place libre');
  // Somebody who has never introduced themselves is not asked who they are.
  expect(complaints).toEqual([]);
  await join.click();
  await zoe.getByRole('button', { name: 'S’asseoir ici' }).click();
  await zoe.getByRole('checkbox', { name: 'Je suis prêt' }).check();
  await anna.getByRole('button', { name: 'Begin now' }).click();
  await zoe.locator('#asked').waitFor();
  expect(complaints).toEqual([]);

  const sheet = await menu(anna);
  await sheet.getByRole('button', { name: 'Go on holiday' }).click();
  await sheet.getByText('You are on holiday from').waitFor();
  await sheet.getByRole('button', { name: 'Cancel my holiday' }).click();
  await sheet.getByText('You are on holiday from').waitFor({ state: 'detached' });
  await sheet.getByLabel('Last day').fill('2000-01-01');
  await sheet
    .locator('form')
    .first()
    .evaluate((form) => ((form as unknown as { noValidate: boolean }).noValidate = true));
  await sheet.getByRole('button', { name: 'Go on holiday' }).click();
  await sheet.getByRole('alert').getByText('A holiday starts today or later').waitFor();
});

test.each([
  ['en', 'From', 'To', 'the clock runs day and night', 'Day and night'],
  ['fr', 'De', 'À', 'la pendule tourne jour et nuit', 'Jour et nuit'],
] as const)(
  '%s: equal start and end hours mean all day; an empty hour field shows nothing',
  async (language, from, to, hint, fact) => {
    const { page } = await comes('Anna', { language, path: `#/new/${shortestGame.id}/friends` });
    await key(page, language === 'en' ? 'Over several days' : 'Sur plusieurs jours');
    await key(page, language === 'en' ? 'At certain hours' : 'À certaines heures');
    await page.getByText('UTC,').waitFor();
    await page.getByLabel(from, { exact: true }).fill('');
    await page.getByText('UTC,').waitFor({ state: 'detached' });
    await page.getByLabel(from, { exact: true }).fill('22:00');
    await page.getByLabel(to, { exact: true }).fill('22:00');
    await page.getByText(hint).waitFor();
    await page
      .getByRole('button', { name: language === 'en' ? 'Open the table' : 'Ouvrir la table' })
      .click();
    await page.locator('.facts').getByText(fact).waitFor();
  },
);

test('a seat is handed to a bot, which plays, and is taken back', async () => {
  const { anna, bruno } = await twoAtATable();
  for (const page of [anna, bruno]) {
    const sheet = await menu(page);
    await sheet.getByRole('button', { name: 'Let a bot play for me' }).click();
    await sheet.getByRole('button', { name: 'Play myself again' }).waitFor();
    await page.keyboard.press('Escape');
  }
  // Both are bots now: the match goes on without anybody.
  expect(await anna.getByRole('button', { name: 'Choose from a list' }).count()).toBe(0);
  await expect
    .poll(() => anna.getByRole('log').locator('li').count(), { timeout: 60_000 })
    .toBeGreaterThan(12);
  await anna.getByRole('button', { name: 'Play myself again' }).click();
  await anna.getByText('A bot is playing for you').waitFor({ state: 'detached' });
  await anna.getByRole('button', { name: 'Choose from a list' }).waitFor({ timeout: 60_000 });
  // Everybody reads of it in the log, which calls its reader "you".
  const lines = (mine: string, other: string) => [
    new RegExp(`^A bot now plays for ${mine}`),
    new RegExp(`^A bot now plays for ${other}`),
  ];
  for (const [page, ...said] of [
    [anna, ...lines('you', 'Bruno'), /^You take over from the bot/],
    [bruno, ...lines('you', 'Anna'), /^Anna takes over from the bot/],
  ] as const) {
    const earlier = page.getByRole('button', { name: 'Show earlier lines' });
    if (await earlier.isVisible()) await earlier.click();
    for (const line of said) await page.getByRole('log').getByText(line).waitFor();
  }
});

test('the host mutes and unmutes a guest; spectators are counted', async () => {
  const { anna, bruno, code } = await twoAtATable();
  // Bruno looked on until he sat down.
  await expect.poll(() => anna.locator('.seats .away').count()).toBe(0);
  expect(await anna.locator('.spectators').count()).toBe(0);
  const { page: clara } = await comes('Clara', { path: `#/join/${code}` });
  await clara.locator('#asked').waitFor();
  await clara.getByText('All seats are taken: you’re watching.').waitFor();
  await anna.getByRole('img', { name: '1 person is watching' }).waitFor();
  const sheet = await menu(anna);
  await sheet.getByText('One person is watching.').waitFor();
  await sheet.getByRole('button', { name: 'Mute Bruno in the chat' }).click();
  await bruno.getByRole('tab', { name: 'Chat' }).click();
  await bruno.getByText('The host has muted you').waitFor();
  await bruno.getByLabel('Say something').fill('Can you hear me?');
  await bruno.getByRole('button', { name: 'Send' }).click();
  await sheet.getByRole('button', { name: 'Unmute Bruno in the chat' }).click();
  await bruno.getByText('The host has muted you').waitFor({ state: 'detached' });
  await bruno.getByText('You were muted, so your message wasn’t sent.').waitFor();
  expect(await bruno.getByLabel('Say something').inputValue()).toBe('Can you hear me?');
  await bruno.getByRole('button', { name: 'Thank you.' }).click();
  await anna.keyboard.press('Escape');
  await anna.getByRole('tab', { name: 'Chat (1)' }).click();
  await anna.getByRole('log').getByText('Thank you.').waitFor();
  await clara.context().close();
  await anna.getByRole('img', { name: /watching/ }).waitFor({ state: 'detached' });
});

test('a refused chat line stays in the input with the reason', async () => {
  const { anna } = await twoAtATable();
  // A server that takes every second line.
  let lines = 0;
  await anna.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    page.onMessage((sent) => {
      const { type, id } = JSON.parse(String(sent)) as { readonly type: string; readonly id: number };
      const reason = { code: 'too-fast', wait: 1000 };
      if (type === 'say' && lines++ % 2 === 0) page.send(JSON.stringify({ type: 'refused', to: id, reason }));
      else server.send(sent);
    });
  });
  await anna.reload();
  await anna.getByRole('tab', { name: 'Chat' }).click();
  const field = anna.getByLabel('Say something');
  const send = anna.getByRole('button', { name: 'Send' });
  await field.fill('Good evening');
  await send.click();
  await anna.getByText('Too many messages at once').waitFor();
  expect(await field.inputValue()).toBe('Good evening');
  await send.click();
  await anna.getByRole('log').getByText('Good evening').waitFor();
  await anna.getByText('Too many messages at once').waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toBe('');
});

test('all players agree to stop, nobody wins, and a rematch starts with the same seats', async () => {
  const { anna, bruno } = await twoAtATable();
  const sheet = await menu(anna);
  await sheet.getByRole('button', { name: 'Propose to stop' }).click();
  await anna.keyboard.press('Escape');
  await anna.getByText('You propose to end the match. Waiting for Bruno.').waitFor();
  await bruno.getByRole('button', { name: 'Refuse' }).click();
  await anna.getByText('You propose to end the match.').waitFor({ state: 'detached' });
  await anna.getByText('Bruno did not agree.').waitFor();
  await anna.getByRole('button', { name: 'Close', exact: true }).click();
  await anna.getByText('Bruno did not agree.').waitFor({ state: 'detached' });
  await (await menu(anna)).getByRole('button', { name: 'Propose to stop' }).click();
  await anna.keyboard.press('Escape');
  await anna.getByRole('button', { name: 'Withdraw' }).click();
  await anna.getByText('You propose to end the match.').waitFor({ state: 'detached' });
  expect(await anna.getByText('did not agree').count()).toBe(0);
  await (await menu(bruno)).getByRole('button', { name: 'Propose to stop' }).click();
  await bruno.keyboard.press('Escape');
  await anna.getByRole('button', { name: 'Agree' }).click();
  for (const page of [anna, bruno]) await page.getByText('ended without a winner').waitFor();
  await bruno.getByRole('link', { name: 'Watch the replay' }).click();
  await bruno.getByText('Verified: replayed').waitFor();
  await bruno.goBack();
  await bruno.getByText('ended without a winner').waitFor();
  await anna.getByRole('button', { name: 'Play again' }).click();
  await bruno.getByRole('button', { name: 'Go to the rematch' }).click();
  await expect.poll(() => bruno.url()).toBe(anna.url());
  await anna.getByText('1 of 2 ready').waitFor();
  await anna.getByRole('checkbox', { name: 'I’m ready' }).click();
  for (const page of [anna, bruno]) {
    await page.locator('#asked').waitFor();
    await page.getByText('ended without a winner').waitFor({ state: 'detached' });
  }
});

test('a revealing move is taken back with the other player’s consent', async () => {
  const { anna, bruno } = await twoAtATable(firstGame.id);
  const asked = () =>
    Promise.any(
      [anna, bruno].map(async (page) => {
        await page.getByRole('button', { name: 'Choose from a list' }).waitFor({ timeout: 20_000 });
        return page;
      }),
    );
  const mover = await asked();
  const other = mover === anna ? bruno : anna;
  expect(await mover.getByRole('button', { name: 'Undo' }).count()).toBe(0); // there is nothing yet
  await mover.getByRole('button', { name: 'Choose from a list' }).click();
  await mover.getByRole('dialog').locator('.option').first().click();
  await mover.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await other.getByRole('button', { name: 'Undo' }).count()).toBe(0); // nor have they moved
  await mover.getByRole('button', { name: 'Undo' }).click();
  const agree = other.getByRole('button', { name: 'Agree' });
  const back = mover.getByRole('log').getByText(/takes? a move back/);
  await Promise.any([agree.waitFor(), back.waitFor()]);
  if (await agree.isVisible()) await agree.click();
  await back.waitFor();
  expect(await mover.getByText('did not agree').count()).toBe(0);
  await other
    .getByRole('log')
    .getByText(/takes? a move back/)
    .waitFor();
});

/** The game whose matches have the fewest moves. */
function fewestMoves(): string {
  const moves = (id: string) => recordsOf(id)[0]?.moves.length ?? Number.POSITIVE_INFINITY;
  return catalog.ids.toSorted((one, other) => moves(one) - moves(other))[0] ?? firstGame.id;
}

/** In the page: answers anything that is asked of this guest, as fast as the server takes it, until the match is over. */
const playOut = (table: string) => `(async () => {
  const table = '${table}';
  const ask = async (type, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/' + type, { method: 'POST', headers, body: JSON.stringify({ table, ...body }) });
    return answer.json();
  };
  let [after, chance] = [0, 7];
  for (;;) {
    const { shown, number } = await ask('watch', { after });
    after = number;
    if (shown.outcome !== undefined) return;
    const { asked } = shown;
    if (asked === undefined || asked.answer !== undefined) {
      await new Promise((done) => setTimeout(done, 5));
      continue;
    }
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const move = asked.options[(chance >> 8) % asked.options.length];
    await ask('play', { question: asked.question, move, key: crypto.randomUUID() });
  }
})()`;

test('a finished server match can be verified, replayed by players and strangers, and rematched', async () => {
  // The record of an open table is everybody's.
  const { anna, bruno } = await twoAtATable(fewestMoves(), { isOpen: true });
  const { hash } = new URL(anna.url());
  // Where nothing is drawn it goes quicker.
  await Promise.all(
    [anna, bruno].map(async (page) => {
      await page.evaluate(`location.hash = '#/about'`);
      await page.evaluate(playOut(hash.split('/').at(-1) ?? ''));
      await page.evaluate(`location.hash = '${hash}'`);
    }),
  );
  const end = anna.getByRole('dialog', { name: 'The end' });
  await end.getByRole('button', { name: 'Verify the shuffle' }).click();
  await end.getByText('Verified: replayed, the match').waitFor();
  await end.getByRole('link', { name: 'Watch the replay' }).click();
  await anna.getByText('Before the first move', { exact: true }).waitFor();
  const seenBy = anna.getByLabel('Seen by');
  await seenBy.waitFor();
  expect(await seenBy.locator('option').allInnerTexts()).toEqual([
    'All open',
    'A spectator',
    'Anna',
    'Bruno',
  ]);
  expect(await seenBy.locator('option:checked').innerText()).toBe('Anna');
  // The keys of a replay are taken once its slider has the focus.
  await anna.locator('.replay-slider input:focus').waitFor();
  await anna.keyboard.press('ArrowRight');
  await anna.getByText(/^Move 1 of/).waitFor();

  const { page: zoe, complaints } = await comes('Zoe', { path: new URL(anna.url()).hash });
  await zoe.getByText('Before the first move', { exact: true }).waitFor();
  await zoe.locator('.replay-slider input:focus').waitFor();
  await zoe.keyboard.press('End');
  await zoe
    .getByRole('group', { name: 'Move' })
    .getByText(/Anna|Bruno/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);

  await bruno.getByRole('button', { name: 'Play again' }).click();
  await bruno.getByRole('dialog', { name: 'The end' }).waitFor({ state: 'detached' });
  await anna.goBack();
  await anna
    .getByRole('dialog', { name: 'The end' })
    .getByRole('button', { name: 'Go to the rematch' })
    .click();
  await expect.poll(() => anna.url()).toBe(bruno.url());
});

test('log and chat lines appear once despite a reload and a server restart', async () => {
  const { anna } = await twoAtATable();
  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Good luck!' }).click();
  await anna.locator('.chat-line').waitFor();
  const told = async () => {
    await anna.locator('#asked').waitFor();
    await anna.getByRole('tab', { name: 'Chat' }).click();
    const said = await anna.locator('.chat-lines').innerText();
    await anna.getByRole('tab', { name: 'Log' }).click();
    return [said, await anna.locator('.log').innerText()];
  };
  const before = await told();
  await anna.reload();
  await expect.poll(told).toEqual(before);
  await server.restart();
  await anna.locator('.link-lost').getByText('The server is restarting, as planned.').waitFor();
  await anna.locator('.link-lost').waitFor({ state: 'detached' });
  await expect.poll(told).toEqual(before);
});

test('a guest without a seat is told when a table without spectators starts, and sees nothing of the match', async () => {
  const { page: anna } = await comes('Anna', { path: `#/new/${shortestGame.id}/friends` });
  await key(anna, '2');
  await key(anna, 'None');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const code = await anna.locator('.code').innerText();
  const { page: zoe } = await comes('Zoe', { path: `#/join/${code}` });
  await zoe.getByText('Anna').first().waitFor();
  const { page: bruno } = await comes('Bruno', { path: `#/join/${code}` });
  await bruno.getByRole('button', { name: 'Sit here' }).click();
  await bruno.getByRole('button', { name: 'Sit here' }).waitFor({ state: 'detached' });
  await anna.getByRole('button', { name: 'Begin now' }).click();
  await anna.getByRole('button', { name: 'Begin anyway' }).click();
  await zoe.getByRole('heading', { name: 'this table doesn’t admit spectators' }).waitFor();
});
