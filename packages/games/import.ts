import { type Catalog, catalogOf } from './catalog.ts';
import type { GameManifest } from './manifest.ts';

/** Imports the `manifest.ts` at this address: how a thread or `--game` finds a game. */
export async function importManifest(url: string): Promise<GameManifest> {
  const { manifest } = (await import(url)) as { readonly manifest?: GameManifest };
  if (manifest === undefined) throw new RangeError(`${url} exports no manifest`);
  return manifest;
}

/** The catalog of another thread, made again from the addresses of its manifests. */
export async function importCatalog(urls: readonly string[]): Promise<Catalog> {
  return catalogOf(await Promise.all(urls.map(importManifest)));
}
