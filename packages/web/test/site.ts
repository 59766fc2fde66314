import type { Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import type { SavedMatch } from '../src/local/saved-match.ts';
import type { BrowserSetup } from './browser.ts';
import { openSite, type Site, type Visit } from './open-site.ts';
import { type Size, sizes } from './stage-parts.ts';
import { TestServer } from './test-server.ts';

// A browser and the page's own bots share the machine with other programs.
vi.setConfig({ testTimeout: 120_000 });

/** The built page in a browser, for one file of tests. */
export function site(setup?: BrowserSetup) {
  let open: Site;
  beforeAll(async () => {
    open = await openSite(undefined, setup);
  }, 60_000);
  afterAll(() => open.close());
  return {
    visit: (visit?: Visit) => open.visit(visit),
    /** A visitor at a match kept in the browser, on a screen of this size. */
    atMatch(kept: SavedMatch, size: Size, visit: Visit = {}) {
      const context = { viewport: sizes[size] };
      return open.visit({ path: '#/match/kept', kept: [kept], context, ...visit });
    },
  };
}

/** The built page as a real server gives it out, in a browser, for one file of tests. */
export function servedSite() {
  const server = new TestServer();
  let open: Site;
  beforeAll(async () => {
    await server.start();
    open = await openSite(server.url);
  }, 60_000);
  afterAll(async () => {
    await open.close();
    await server.close();
  });
  return { visit: (visit?: Visit) => open.visit(visit) };
}

/** Starts a match against bots from the home page, as the play menu proposes it. */
export async function playAgainstBots(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Play ${title} against bots` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
}

/** Plays the first of what is offered, from the list. */
export async function playFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Choose from a list|Choisir dans une liste/ }).click();
  await page.getByRole('dialog').locator('.option').first().click();
}
