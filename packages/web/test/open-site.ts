import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { serveDist } from './serve.ts';

/** What a visitor has set; motion is off unless a test is about it. */
export interface Visit {
  readonly language?: 'en' | 'fr';
  readonly settings?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly context?: BrowserContextOptions;
}

export interface Visited {
  readonly page: Page;
  /** Everything the page complained about. */
  readonly complaints: readonly string[];
  readonly url: string;
  close(): Promise<void>;
}

export interface Site {
  /** A new visitor with a clean browser. */
  visit(visit?: Visit): Promise<Visited>;
  close(): Promise<void>;
}

/** The built page in a browser, from a server of ours or from one given. */
export async function openSite(address?: string): Promise<Site> {
  const [browser, served] = await Promise.all([
    openBrowser(),
    address === undefined ? serveDist() : { url: address, close: async () => {} },
  ]);
  const { url } = served;
  return {
    async visit({ language = 'en', settings = {}, path = '', context = {} } = {}) {
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
      await page.goto(`${url}/${path}`);
      return { page, complaints, url, close: () => room.close() };
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}
