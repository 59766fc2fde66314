import { catalog } from '@manigance/games';
import type { ServeSetup } from '@manigance/server';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { knowing } from './open-site.ts';
import { TestServer } from './test-server.ts';

vi.setConfig({ testTimeout: 180_000 });

interface Coming {
  readonly language?: 'en' | 'fr';
  readonly path?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly context?: BrowserContextOptions;
}

/**
 * A real server with the built page, and guests with a browser of their own, for one file of tests. `setup`: what the server has besides, known once the file’s own preparations are done.
 */
export function guests(setup: () => Partial<ServeSetup> = () => ({})) {
  const server = new TestServer(setup);
  let browser: Browser;
  beforeAll(async () => {
    [browser] = await Promise.all([openBrowser(), server.start()]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  /** Opens a clean browser; `complaints` are the errors of its console. */
  async function comes(
    name: string,
    { language = 'en', path = '', settings = {}, context = {} }: Coming = {},
  ): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
    const room = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...context });
    const kept = [
      [
        'manigance.settings',
        JSON.stringify({ speed: 'instant', onlyMove: 'asked', language, name, ...settings }),
      ] as const,
      knowing(catalog.ids),
    ];
    await room.addInitScript((items: readonly (readonly [string, string])[]) => {
      const { localStorage } = globalThis as unknown as {
        localStorage: { getItem(key: string): unknown; setItem(key: string, value: string): void };
      };
      for (const [key, value] of items)
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, kept);
    const page = await room.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${server.url}/${path}`);
    return { page, complaints };
  }
  return { comes, server };
}
