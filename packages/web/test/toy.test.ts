import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { serveFolder } from './serve.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'manigance-toy-'));
let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  const { build } = await import('vite');
  const web = fileURLToPath(new URL('..', import.meta.url));
  const { plugins, worker } = (await import('../vite.config.ts')).default;
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(web, 'test/toy'),
    plugins: plugins ?? [],
    ...(worker === undefined ? {} : { worker }),
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  [browser, server] = await Promise.all([openBrowser(), serveFolder(folder)]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the page offers under this rule, as buttons, and what it says of the rest. */
async function offeredUnder(most: number): Promise<{ offered: string[]; page: Page }> {
  const page = await browser.newPage();
  await page.goto(`${server.url}/?most=${most}`);
  const options = page.locator('.tray .option');
  await options.first().waitFor();
  return { offered: await options.allInnerTexts(), page };
}

test('the page works out no rule: where a game allows more, the page offers more, and says why not to the rest', async () => {
  const two = await offeredUnder(2);
  const three = await offeredUnder(3);
  expect(two.offered).toEqual(['Take 1', 'Take 2']);
  expect(three.offered).toEqual(['Take 1', 'Take 2', 'Take 3']);
  await two.page.locator('.tray .closed-options summary').click();
  await two.page.locator('.tray .closed-options .why').first().waitFor();
  expect(await two.page.locator('.tray .closed-options .why').allInnerTexts()).toEqual([
    'At most 2 at once.',
    'At most 2 at once.',
  ]);
});

test('a game that nobody has drawn is played from the list, with its log and its waiting told', async () => {
  const { page } = await offeredUnder(2);
  await page.locator('.tray .option').last().click();
  await page.getByText('Waiting for Odilon.').waitFor();
  await page.getByText('stones 3').waitFor();
  await page.getByRole('log').getByText('Camille takes 2.').waitFor();
});
