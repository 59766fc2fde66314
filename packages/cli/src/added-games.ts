import { statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type GameManifest, rulePrefixesOf, withGames } from '@manigance/games';
import { importManifest } from '@manigance/games/import.ts';
import { type Context, type Given, UsageError } from './command.ts';

/** The context with the games of `--game` in its catalog. */
export async function withAddedGames(given: Given, context: Context): Promise<Context> {
  const paths = [given.values.game ?? []].flat().map(String);
  if (paths.length === 0) return context;
  const addedGames: GameManifest[] = [];
  let { catalog } = context;
  for (const path of paths) {
    const manifest = await loadManifest(path);
    for (const other of catalog.manifests) rejectRepeated(path, manifest, other);
    addedGames.push(manifest);
    catalog = withGames(catalog, [manifest]);
  }
  return { ...context, catalog, addedGames };
}

/** A command line for the same run, including its `--game` options. */
export function commandLine({ addedGames }: Context, words: string): string {
  const paths = addedGames.map(({ url }) => relative('', dirname(fileURLToPath(url))));
  return ['manigance', words, ...paths.map((path) => `--game ${path}`)].join(' ');
}

async function loadManifest(path: string): Promise<GameManifest> {
  const file = manifestFile(path);
  let manifest: GameManifest;
  try {
    manifest = await importManifest(pathToFileURL(file).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--game ${path}: ${file} does not load: ${reason}`);
  }
  const missing = required.filter((part) => manifest[part] === undefined);
  if (missing.length === 0) return manifest;
  throw new UsageError(`--game ${path}: the manifest lacks ${missing.join(', ')}; see docs/adding-a-game.md`);
}

const required = [
  'url',
  'id',
  'title',
  'rulePrefix',
  'seats',
  'minutes',
  'settings',
  'colours',
  'shapes',
  'words',
  'poster',
  'fonts',
  'rules',
  'text',
] as const satisfies readonly (keyof GameManifest)[];

function manifestFile(path: string): string {
  const full = resolve(path);
  const found = statSync(full, { throwIfNoEntry: false });
  if (found === undefined) throw new UsageError(`--game ${path}: there is no such file or folder`);
  if (!found.isDirectory()) return full;
  const file = join(full, 'manifest.ts');
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return file;
  throw new UsageError(
    `--game ${path}: the folder has no manifest.ts; \`npx manigance new <id>\` writes a game with one`,
  );
}

function rejectRepeated(path: string, added: GameManifest, { id, ...taken }: GameManifest): void {
  const reject = (fault: string) => {
    throw new UsageError(`--game ${path}: ${fault}; choose another in its manifest.ts`);
  };
  if (added.id === id) reject(`there is already a game with the id ${id}`);
  const prefix = rulePrefixesOf(added).find((own) => rulePrefixesOf(taken).includes(own));
  if (prefix !== undefined) reject(`the rule prefix ${prefix} belongs to ${id}`);
}
