import { catalog } from '@manigance/games';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { type BrowserSetup, openBrowser } from './browser.ts';
import { serveDist } from './serve.ts';

/** What a visitor has set; motion and answers without a choice are off unless a test is about them. */
export interface Visit {
  readonly language?: 'en' | 'fr';
  readonly settings?: Readonly<Record<string, string>>;
  readonly path?: string;
  /** Matches that lie in this browser already. */
  readonly kept?: readonly SavedMatch[];
  /** Games that this visitor has played before; all of them unless a test is about a first match. */
  readonly known?: readonly string[];
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

/** Stored by a browser that has shown the first-match sheet of these games. */
export function knowing(games: readonly string[]): readonly [key: string, value: string] {
  return ['manigance.known-games', JSON.stringify(games)];
}

interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The built page in a browser, from a server of ours or from one given. */
export async function openSite(address?: string, setup?: BrowserSetup): Promise<Site> {
  const [browser, served] = await Promise.all([
    openBrowser(setup),
    address === undefined ? serveDist() : { url: address, close: async () => {} },
  ]);
  const { url } = served;
  return {
    async visit({
      language = 'en',
      settings = {},
      path = '',
      kept = [],
      known = catalog.ids,
      context = {},
    } = {}) {
      const room = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...context });
      const chosen = { speed: 'instant', onlyMove: 'asked', language, name: 'Camille', ...settings };
      const items = [
        ['manigance.settings', JSON.stringify(chosen)],
        ['manigance.answer-delay', '[0,0]'],
        knowing(known),
        ...kept.map((match) => [`manigance.match.${match.id}`, JSON.stringify(match)]),
      ] as [string, string][];
      // What was there before a reload stays.
      await room.addInitScript((all: readonly [string, string][]) => {
        const { localStorage } = globalThis as unknown as { localStorage: Store };
        for (const [key, value] of all)
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }, items);
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
