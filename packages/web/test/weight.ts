import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** Bytes of everything a page loads, as a server that compresses sends them; by the name of each file. */
export async function weigh(page: Page, load: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const weights = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const add = async (response: Response) => {
    const name = new URL(response.url()).pathname;
    const body = await response.body().catch(() => Buffer.alloc(0));
    // Fonts are compressed already.
    const size = name.endsWith('.woff2') ? body.length : compressed(body);
    weights.set(name, size);
  };
  page.context().on('response', (response) => pending.push(add(response)));
  await load();
  await Promise.all(pending);
  return weights;
}

/** Bytes after compression. */
export function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
