import { expect, test } from 'vitest';
import { firstGame } from './games.ts';
import { servedSite } from './site.ts';
import { sizes } from './stages.ts';

const { visit } = servedSite();

/** Above this a page feels unsteady (web.dev/cls). */
const most = 0.1;

/** Adds up how far parts of the page jump, by what share of the screen. */
const observe = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

test.each([
  ['#/account', 'input[type=password]'],
  ['#/notices', '.panel'],
  ['#/leaderboard', 'select'],
  ['#/friends', '.panel'],
  [`#/learn/${firstGame.id}`, '.chapters'],
])('nothing on %s jumps while it loads', async (path, there) => {
  const { page, url, close } = await visit({ path: '#/settings', context: { viewport: sizes.phone } });
  await page.addInitScript(observe);
  // Long enough for the screen to be drawn without it.
  await page.route(/\/api\/|\/assets\/.*(text|-en-)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });
  await page.goto(`${url}/?fresh${path}`);
  await page.locator(there).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(200);
  expect(await page.evaluate('window.shifted')).toBeLessThanOrEqual(most);
  await close();
});
