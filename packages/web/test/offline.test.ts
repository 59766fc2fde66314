import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shortestGame } from './games.ts';
import { fullTable, moment } from './positions.ts';
import { playAgainstBots, playFirst, site } from './site.ts';

const { visit } = site();

const untilKept = (page: Page) =>
  expect
    .poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 60_000 })
    .toBe(true);

test('after one visit, the page opens and plays against bots offline', async () => {
  const { page, close } = await visit();
  await untilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await playAgainstBots(page, shortestGame.title);
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  await playFirst(page);
  await expect.poll(() => page.getByRole('log').innerText()).toContain('You');
  await close();
});

/** A sheet comes up, for half a minute, as soon as the service worker asks for the first time whether anything moves. */
const moveWhenAsked = `
  document.styleSheets[0].insertRule('.sheet[open] { animation-duration: 30s !important }');
  navigator.serviceWorker.addEventListener(
    'message',
    () => document.querySelector('#asked .btn.round.quiet').click(),
    { once: true },
  );
`;
const kept = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name))))
  .then((all) => Promise.all(all.map((one) => one.keys())))
  .then((all) => all.flat().length)`;

test('offline files are fetched while no animation runs', async () => {
  const { page, close } = await visit({
    path: '#/match/kept',
    kept: [moment(fullTable(shortestGame.id), 'opening')],
    settings: { speed: 'normal' },
  });
  await page.getByRole('button', { name: 'Choose from a list' }).waitFor();
  await page.evaluate(moveWhenAsked);
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(1500);
  expect(await page.evaluate(kept)).toBeLessThan(5);
  await page.keyboard.press('Escape');
  await untilKept(page);
  expect(await page.evaluate(kept)).toBeGreaterThan(50);
  await close();
});
