import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { guests } from './guests.ts';
import { type Size, sizes } from './stages.ts';
import { en, fr } from './words.ts';

const { comes, server } = guests();

/** Places of the parts of a table, each time the line about the connection is drawn or removed. */
const watchPlaces = `
  (() => {
    const placesNow = () => ['.asked', '.board-area', '.seats-area', '.tray'].map((part) => {
      const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
      return [part, x, y, width, height].join(' ');
    });
    window.places = [[false, placesNow()]];
    new MutationObserver(() => {
      const isLost = document.querySelector('.link-lost') !== null;
      if (isLost !== window.places.at(-1)[0]) window.places.push([isLost, placesNow()]);
    }).observe(document.querySelector('.table'), { childList: true, subtree: true });
  })()`;

test.each(Object.keys(sizes) as Size[])(
  'nothing moves on a %s when the connection is lost and comes back',
  async (size) => {
    const { page } = await comes('Anna', {
      path: `#/new/${firstGame.id}/friends`,
      context: { viewport: sizes[size] },
    });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Begin now' }).click();
    await page.locator('.plate').first().waitFor();
    await page.locator('.tray').waitFor();
    await page.evaluate(watchPlaces);
    await server.restart();
    const seen = () => page.evaluate('window.places') as Promise<[boolean, string[]][]>;
    await expect.poll(async () => (await seen()).map(([isLost]) => isLost)).toEqual([false, true, false]);
    const [before, lost, after] = await seen();
    expect(lost?.[1]).toEqual(before?.[1]);
    expect(after?.[1]).toEqual(before?.[1]);
  },
);

test.each(['en', 'fr'] as const)(
  '%s: on a phone the line lies over the goal, not over the board',
  async (language) => {
    const words = language === 'en' ? en : fr;
    const { page } = await comes('Anna', {
      path: `#/new/${firstGame.id}/friends`,
      language,
      context: { viewport: sizes.phone },
    });
    await page.getByRole('button', { name: words.newTable.create }).click();
    await page.getByRole('button', { name: words.lobby.start }).click();
    await page.locator('.tray').waitFor();
    await page.evaluate(`
    new MutationObserver(() => {
      const line = document.querySelector('.link-lost');
      const board = document.querySelector('.board-area');
      if (line) window.over = line.getBoundingClientRect().bottom - board.getBoundingClientRect().top;
    }).observe(document.querySelector('.table'), { childList: true, subtree: true });
  `);
    await server.restart();
    await expect.poll(() => page.evaluate('window.over ?? 99')).toBeLessThanOrEqual(0);
  },
);

test('the page tells a planned stop of the server apart from a lost connection', async () => {
  const { page } = await comes('Anna', { path: `#/new/${firstGame.id}/friends` });
  let isCut = false;
  const cut: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    cut.push(() => socket.close());
  });
  await page.reload();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.locator('.tray').waitFor();
  const line = page.locator('.link-lost');
  isCut = true;
  await Promise.all(cut.map((one) => one()));
  expect(await line.innerText()).toBe(en.table.lost);
  isCut = false;
  await line.waitFor({ state: 'detached' });
  await server.restart();
  await line.getByText(en.table.stopping).waitFor();
  await line.waitFor({ state: 'detached' });
});
