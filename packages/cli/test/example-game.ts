import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importManifest } from '@manigance/games/import.ts';

const root = resolve(import.meta.dirname, '../../..');
const [file = ''] = globSync('examples/*/manifest.ts', { cwd: root }).map((path) => resolve(root, path));

/** A whole game that is not in the catalog: its folder and its manifest. */
export const exampleFolder = dirname(file);
export const exampleGame = await importManifest(pathToFileURL(file).href);
