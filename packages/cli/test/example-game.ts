import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { catalog, catalogOf } from '@manigance/games';
import { importManifest } from '@manigance/games/import.ts';

const root = resolve(import.meta.dirname, '../../..');
const [outside] = globSync('examples/*/manifest.ts', { cwd: root }).map((path) => resolve(root, path));
const [shortest] = catalog.manifests.toSorted((one, other) => one.minutes - other.minutes);
const file = outside ?? fileURLToPath(shortest?.url ?? '');

/** A whole game that is added to a catalog: one from `examples/`, else the shortest one of the catalog. */
export const exampleFolder = dirname(file);
export const exampleGame = await importManifest(pathToFileURL(file).href);
/** The catalog without that game. */
export const catalogWithout = catalogOf(catalog.manifests.filter(({ id }) => id !== exampleGame.id));
