import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { serveDist } from './serve.ts';

// A browser and the page's own bots share the machine with whatever else runs there.
vi.setConfig({ testTimeout: 120_000 });

/** What a visitor has set; motion is off unless a test is about it. */
export interface Visit {
  readonly language?: 'en' | 'fr';
  readonly settings?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly context?: BrowserContextOptions;
}

/** The built page in a browser, for one file of tests. */
export function site() {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveDist>>;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), serveDist()]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  /** A new visitor with a clean browser, and everything the page complained about. */
  async function visit({ language = 'en', settings = {}, path = '', context = {} }: Visit = {}) {
    const room = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...context });
    const kept = JSON.stringify({ speed: 'none', language, name: 'Camille', ...settings });
    await room.addInitScript((text: string) => {
      const storage = (
        globalThis as unknown as {
          localStorage: { getItem(key: string): unknown; setItem(key: string, value: string): void };
        }
      ).localStorage;
      if (storage.getItem('manigance.settings') === null) storage.setItem('manigance.settings', text);
    }, kept);
    const page = await room.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${server.url}/${path}`);
    return { page, complaints, url: server.url, close: () => room.close() };
  }
  return { visit };
}

/** Plays the first of what is offered, from the list. */
export async function playFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Choose from a list|Choisir dans une liste/ }).click();
  await page.getByRole('dialog').locator('.option').first().click();
}
