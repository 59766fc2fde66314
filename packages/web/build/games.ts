import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Catalog, catalog, withGames } from '@manigance/games';
import { importManifest } from '@manigance/games/import.ts';
import type { Plugin } from 'vite';

/** Paths of further manifests, separated by commas: `MANIGANCE_GAMES=../dice/manifest.ts vite build`. */
const variable = 'MANIGANCE_GAMES';

/** The games of the page: those of the repository, and those named in the environment. */
export async function gamesToBuild(): Promise<Catalog> {
  const paths = (process.env[variable] ?? '').split(',').filter((path) => path !== '');
  const urls = paths.map((path) => pathToFileURL(resolve(path)).href);
  return withGames(catalog, await Promise.all(urls.map(importManifest)));
}

/** Folders of a game that the page or its worker never loads. */
const unused = {
  page: ['rules', 'bot', 'rulebook', 'lessons/course'],
  worker: ['board', 'text', 'rulebook', 'lessons/text', 'lessons/coach'],
} as const;

const puzzles = "new URL('./puzzles/puzzles.json', import.meta.url).href";

/** Parts of a book that the page or its worker never loads. */
const unusedOfBooks = { page: 'figures', worker: 'text|articles' } as const;

/**
 * Puts the games of this catalog into the page. The list of manifests gains those that are not in the repository; a manifest brings the
 * game's `theme.css` along and loses the imports of what is never loaded here, which would else be built and kept offline for nothing.
 */
export function games({ manifests }: Catalog, half: keyof typeof unused): Plugin {
  const paths = new Set(manifests.map(({ url }) => fileURLToPath(url)));
  /** The page's words about a game; its worker has none. */
  const words = new Set(manifests.map(({ url }) => fileURLToPath(new URL('./words.ts', url))));
  /** Broken invariants are looked for by tests and simulations alone. */
  const faults = new Set(manifests.map(({ url }) => fileURLToPath(new URL('./rules/faults.ts', url))));
  const books = new Set(manifests.map(({ url }) => fileURLToPath(new URL('./book/index.ts', url))));
  const list = fileURLToPath(import.meta.resolve('@manigance/games/manifests.ts'));
  const listed = new Set(catalog.ids);
  const added = manifests.filter(({ id }) => !listed.has(id)).map(({ url }) => fileURLToPath(url));
  return {
    name: 'manigance-games',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0] as string;
      if (path === list) return `${code}\n${added.map(exportLine).join('\n')}`;
      if (half === 'worker' && words.has(path)) return 'export const words = {};';
      if (half === 'worker' && faults.has(path)) return 'export const faults = () => [];';
      if (books.has(path))
        return code.replaceAll(
          new RegExp(`import\\('\\./(?:${unusedOfBooks[half]})[/.][^']+'\\)`, 'g'),
          () => missing,
        );
      if (!paths.has(path)) return undefined;
      const theme = path.replace(/manifest\.ts$/, 'theme.css');
      const dressed = half === 'page' && existsSync(theme) ? `import './theme.css';\n${code}` : code;
      // Puzzles are read by the page alone.
      const kept = half === 'page' ? dressed : dressed.replace(puzzles, "''");
      return kept.replaceAll(
        new RegExp(`import\\('\\./(?:${unused[half].join('|')})[/.][^']+'\\)`, 'g'),
        () => missing,
      );
    },
  };
}

const missing = "Promise.reject('unused')";

function exportLine(path: string, index: number): string {
  return `export { manifest as added${index} } from ${JSON.stringify(path)};`;
}
