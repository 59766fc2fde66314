import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importManifest } from '../import.ts';
import { catalog, withGames } from '../index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const examples = globSync('examples/*/manifest.ts', { cwd: root });

/** The catalog with the games of `examples/`, which hold what every game has to: a line in the catalog adds them as they are. */
export const everyGame = withGames(
  catalog,
  await Promise.all(examples.map((path) => importManifest(pathToFileURL(`${root}${path}`).href))),
);
