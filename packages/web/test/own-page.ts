import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { serveFolder } from './serve.ts';

/** Builds the page of a folder beside this one, of the product's own parts, and opens it for the tests of a file. */
export function ownPage(name: string): (query?: string) => Promise<Page> {
  vi.setConfig({ testTimeout: 120_000 });
  const built = mkdtempSync(join(tmpdir(), `manigance-${name}-`));
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    const { build } = await import('vite');
    const { plugins, worker, css } = (await import('../vite.config.ts')).default;
    await build({
      configFile: false,
      logLevel: 'error',
      root: fileURLToPath(new URL(name, import.meta.url)),
      plugins: plugins ?? [],
      ...(worker === undefined ? {} : { worker }),
      ...(css === undefined ? {} : { css }),
      build: { outDir: built, emptyOutDir: true, assetsInlineLimit: 0 },
    });
    [browser, server] = await Promise.all([openBrowser(), serveFolder(built)]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
    rmSync(built, { recursive: true, force: true });
  });
  return async (query = '') => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/${query}`);
    return page;
  };
}
