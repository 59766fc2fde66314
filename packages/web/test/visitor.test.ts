import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { playAgainstBots, playFirst, site } from './site.ts';

const { visit } = site();

test.each(catalog.ids)(
  'a visitor starts %s against bots with two taps and makes a first move with two more',
  async (game) => {
    const { page, complaints, close } = await visit({ context: { viewport: { width: 360, height: 740 } } });
    await playAgainstBots(page, catalog.get(game).title);
    const list = page.getByRole('button', { name: 'Choose from a list' });
    await list.waitFor();
    const before = await page.locator('#asked').innerText();
    await playFirst(page);
    await expect.poll(() => page.locator('#asked').innerText(), { timeout: 10_000 }).not.toBe(before);
    await page.getByRole('button', { name: 'Log, chat, rules' }).click();
    await page
      .getByRole('log')
      .getByText(/^Your? /)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  },
);

test('the language can change during a match, log and prompt included', async () => {
  const { page, close } = await visit({ path: `#/new/${shortestGame.id}` });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  const english = await page.locator('#asked b').first().innerText();
  const englishLog = await page.getByRole('log').innerText();
  await page.getByRole('button', { name: 'Passer en français' }).click();
  await page.getByRole('button', { name: 'Choisir dans une liste' }).waitFor();
  await expect.poll(() => page.locator('#asked b').first().innerText()).not.toBe(english);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await expect.poll(() => page.getByRole('log').innerText()).not.toBe(englishLog);
  await close();
});

test('a reload keeps a match against bots', async () => {
  const { page, close } = await visit();
  await playAgainstBots(page, shortestGame.title);
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  await playFirst(page);
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  const log = await page.getByRole('log').innerText();
  await page.reload();
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  // Bots may have gone on in the meantime.
  await expect.poll(async () => (await page.getByRole('log').innerText()).startsWith(log)).toBe(true);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'Your move 1' }).waitFor();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  await close();
});

test('a tap on a log line opens the rule it cites', async () => {
  const { page, close } = await visit({ path: `#/new/${shortestGame.id}` });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Show rule numbers' }).click();
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Rule / })
    .first()
    .click();
  await page.locator('.rule.is-current').waitFor();
  await close();
});

test.each(['en', 'fr'] as const)(
  '%s: no line of the rule book breaks between a bracket and the rule it cites',
  async (language) => {
    let count = 0;
    for (const game of catalog.ids) {
      const { page, close } = await visit({
        path: `#/rules/${game}/in-short`,
        language,
        context: { viewport: { width: 360, height: 740 } },
      });
      await page.locator('.rule').first().waitFor();
      const { bracketed, torn } = (await page.evaluate(citedInBrackets)) as {
        readonly bracketed: number;
        readonly torn: readonly string[];
      };
      count += bracketed;
      expect(torn, game).toEqual([]);
      await close();
    }
    expect(count).toBeGreaterThan(20);
  },
);

/** The rules cited right after a bracket, and those of them whose bracket stands on another line. */
const citedInBrackets = `(() => {
  const torn = [];
  let bracketed = 0;
  for (const link of document.querySelectorAll('.rule [data-rule]')) {
    const before = link.previousSibling;
    if (before?.nodeType !== Node.TEXT_NODE || !before.data.endsWith('(')) continue;
    bracketed++;
    const bracket = document.createRange();
    bracket.setStart(before, before.length - 1);
    bracket.setEnd(before, before.length);
    if (bracket.getBoundingClientRect().bottom < link.getBoundingClientRect().top + 4)
      torn.push(link.dataset.rule);
  }
  return { bracketed, torn };
})()`;

test('illegal moves are listed with reason and rule', async () => {
  const { page, close } = await visit({ path: `#/new/${shortestGame.id}` });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Choose from a list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.option').first().waitFor();
  const closed = dialog.locator('.closed-options');
  if ((await closed.count()) > 0) {
    await closed.locator('summary').click();
    expect(await closed.locator('.why').first().innerText()).toMatch(/\w/);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Choose from a list');
  await close();
});

test('the seat sheet of a bot names its character, also for the default level', async () => {
  const { page, close } = await visit();
  await playAgainstBots(page, shortestGame.title);
  await page.getByRole('region', { name: 'Players' }).getByRole('button', { name: 'Odilon' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^A bot that plays like \S.*\.$/)
    .waitFor();
  await close();
});

test('an address that changes during start-up is followed', async () => {
  const { page, url, close } = await visit();
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { location.hash = '#/settings'; })`);
  await page.goto('about:blank');
  await page.goto(`${url}/?anew`);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await close();
});
