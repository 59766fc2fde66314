import { plainSetup } from '@manigance/table/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { audit } from './axe.ts';
import { shortestGame, soloSeats } from './games.ts';
import { guests } from './guests.ts';
import { tooLong } from './measure.ts';
import { playFirst } from './site.ts';
import { sizes, themes } from './stages.ts';

const { comes, server } = guests();
const password = 'neuf clochers au vent';

async function post(page: Page, path: string, body: object): Promise<Record<string, string>> {
  const sent = `fetch('/api/${path}', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`;
  return (await page.evaluate(sent)) as Record<string, string>;
}

/** An open table at which this person sits and has spoken; the match waits for them. */
async function openTable(page: Page, name: string, said: string): Promise<string> {
  await post(page, 'guest', { name });
  const { table = '' } = await post(page, 'create', {
    ...plainSetup(shortestGame.id, await soloSeats(shortestGame), {
      access: 'open',
      pace: { kind: 'live', bank: 3_600, increment: 0 },
    }),
  });
  await post(page, 'sit', { table, seat: 0 });
  await post(page, 'say', { table, text: said });
  await post(page, 'start', { table });
  return table;
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What axe finds and what does not fit, in every size, language and theme; it ends as it began. */
async function looksRight(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of Object.values(sizes))
    for (const language of ['fr', 'en'] as const) {
      await page.setViewportSize(size);
      await page.locator('.language').click();
      await page.getByRole('heading', { level: 1, name: titles[language] }).waitFor();
      for (const theme of themes) {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        expect(await audit(page), `${size.width} ${language} ${theme}`).toEqual([]);
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
      if (language === 'fr') expect(await tooLong(page), `${size.width}`).toEqual([]);
    }
  if (before !== null) await page.setViewportSize(before);
  // The lengthened texts go.
  await page.reload();
  await region(page, 'Tables').getByText('Gontran').first().waitFor();
}
const titles = { en: 'Host’s desk', fr: 'Bureau de l’hôte' };

test('the first token makes a host, who does everything a host may; nobody else sees anything', async () => {
  const { page: player, complaints } = await comes('Gontran', { context: { bypassCSP: true } });
  const table = await openTable(player, 'Gontran', 'buy my soap');
  await player.goto(`${server.url}/?in#/table/${table}`);
  await playFirst(player);
  const address = server.hostAddress.replace(/^.*#/, '#');

  // A guest is told what it takes; the token stays good.
  const { page } = await comes('Camille', { path: address, context: { bypassCSP: true } });
  await page.getByText('Sign in or create one first').waitFor();
  await page.getByRole('link', { name: 'To the account' }).click();
  await page.getByRole('region', { name: 'Create an account' }).getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Signed in as Camille.').waitFor();
  await page.goto(`${server.url}/?again${address}`);
  await page.getByText('This account is now the host’s.').waitFor();
  expect(page.url()).toMatch(/#\/desk$/);
  await region(page, 'Tables').getByText('Gontran').first().waitFor();
  await region(page, 'Server health').getByText('1 match, 0 spectators').waitFor();
  expect(await audit(page)).toEqual([]);

  // To others there is nothing, with the used token or without.
  for (const path of ['#/desk', address]) {
    const { page: other } = await comes('Basile', { path });
    await other
      .getByText(path === '#/desk' ? 'There is nothing here.' : 'Sign in or create one first')
      .waitFor();
    expect(await other.getByRole('region').count()).toBe(0);
  }

  // A line of chat is taken away before the eyes of the player.
  await region(page, 'Tables')
    .getByRole('button', { name: /^Table / })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Hands, seed and position stay hidden').waitFor();
  expect(await audit(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Remove the message from Gontran: buy my soap' }).click();
  await sheet.getByText('Removed by the host of this server.').waitFor();
  await player.locator('.side-tabs').getByRole('tab', { name: /^Chat/ }).click();
  await player.getByText('Removed by the host of this server.').waitFor();
  expect(await player.getByText('buy my soap').count()).toBe(0);
  await page.keyboard.press('Escape');

  // A stop is announced, counted down on every screen, and called off.
  const stop = region(page, 'Announce a stop');
  await stop.getByText('1 person will see it, 1 clock will stop.').waitFor();
  await stop.getByLabel('What people read in English').fill('New sails for the mill.');
  await stop.getByRole('button', { name: 'Announce', exact: true }).click();
  await stop.getByText(/^Announced for/).waitFor();
  const sign = /^The server stops for a while\. Stop in 1\d min$/;
  await button(player, sign).click();
  await player.getByRole('dialog').getByText('New sails for the mill.').waitFor();
  expect(await audit(player)).toEqual([]);
  const { page: visitor } = await comes('Noor', {
    context: { viewport: { width: 360, height: 740 }, bypassCSP: true },
  });
  await button(visitor, sign).waitFor();
  expect(await visitor.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(await audit(visitor)).toEqual([]);
  await stop.getByRole('button', { name: 'Call it off' }).click();
  await expect.poll(() => button(player, sign).count()).toBe(0);

  await looksRight(page);

  // A backup, the switches, a person, the table; by keyboard as well.
  await button(page, 'Back up now').focus();
  await page.keyboard.press('Enter');
  await stop.getByText(/read back without a fault/).waitFor();
  await page.getByRole('switch', { name: 'New guests' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByRole('switch', { name: 'New guests' }).isChecked()).toBe(false);
  const { page: late } = await comes('Late', { path: `#/table/${table}` });
  await late.getByText('This server takes no new guests at present.').waitFor();
  await region(page, 'People').getByRole('searchbox').fill('gontr');
  await button(page, 'Gontran…').click();
  expect(complaints).toEqual([]);
  await button(page, 'Remove this person').click();
  await button(page, 'Yes').click();
  await region(page, 'People').getByText('Nobody matches.').waitFor();
  await region(page, 'Tables')
    .getByRole('button', { name: /^Table / })
    .first()
    .click();
  await button(page, 'End this table').click();
  await button(page, 'Yes').click();
  await button(page, 'Delete this table').click();
  await button(page, 'Yes').click();
  await region(page, 'Tables').getByText('No matching tables.').waitFor();

  const lines = region(page, 'Desk log').getByRole('listitem');
  await expect.poll(() => lines.count()).toBe(10);
  const log = await lines.allTextContents();
  const done = [
    'deleted table',
    'ended table',
    'removed a person',
    'changed who can join: accounts yes, guests no',
  ];
  const before = [
    'began a backup',
    'called the stop off',
    'announced a stop',
    'removed a chat message',
    'became host',
  ];
  for (const [at, text] of [...done, ...before].entries()) expect(log[at]).toContain(`Camille ${text}`);
  expect(log.at(-1)).toContain('The server runs version');
  expect(await audit(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});
