import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@manigance/core';
import { defineConfig } from 'vite';
import { compileAhead } from './build/compile-ahead.ts';
import { compressed } from './build/compressed.ts';
import { games, gamesToBuild } from './build/games.ts';
import { glyphs } from './build/glyphs.ts';
import { icons } from './build/icons.ts';
import { offline } from './build/offline.ts';
import { ruleBooks } from './build/rule-books.ts';

const catalog = await gamesToBuild();

/**
 * Modules that are needed together form one chunk: a table would otherwise load twenty files, each of which costs a slow
 * processor ten milliseconds.
 */
const together = [
  // What the page begins with, whatever it shows: no other chunk may take it, or every screen would load that chunk first.
  { name: 'base', priority: 4, tags: ['$initial' as const] },
  {
    name: 'base',
    priority: 3,
    // Includes the manifests and parts of the core, and what the table shares with other screens: they would load the table for it.
    test: /\/core\/src\/(?!(canonical|narrate|record-file-name|sha256)\.)[^/]+\.ts$|\/ui\/src\/(focus-trap|icon|lazy-part|logo|media|memo|motion|seats|settings|sheet|store|use-load|use-motion|words)\.tsx?$|\/web\/src\/(announced\/(announced|stop-sign)|game-theme|random-hex|shown-name|world|local\/known-games|match\/(connection|read-chat|subscribers)|table\/glyph-button|text\/index)\.tsx?$|\/protocol\/src\/(bot-names|limits)\.ts$|\/games\/[^/]+\.ts$|\/manifest\.ts$|\/games\/[^/]+\/words\.ts$|icon:padlock$/,
  },
  {
    name: 'table',
    priority: 2,
    test: /\/web\/src\/(screens\/match|table\/table-screen)\.tsx$|\/ui\/src\/(board-map|by-language|card|draft|draw-later|fit|glide|marks|next-space|pan-zoom|plate-figures|played-card|refused-button|preview\/open-card|rolling-number|tabs|travel|use-media)\.tsx?$/,
  },
  // What the pictures of all games are drawn with.
  { name: 'art', priority: 2, test: /\/ui\/src\/art\// },
  {
    name: 'screens',
    priority: 1,
    test: /\/src\/(remote\/guest|match\/bot-names|settings\/form|screens\/(frame|join-form|level-choices)|text\/screens\/[\w-]+)\.tsx?$/,
  },
  ...catalog.manifests.map(({ id, url }) => ({
    name: id,
    priority: 1,
    test: (path: string) => path === fileURLToPath(new URL('board/index.tsx', url)),
  })),
  // The pictures of its cards, which come after the board; what they share with it stays there. `board/<part>-art` has those
  // of a part that not every match plays.
  ...catalog.manifests.flatMap(({ id, url }) =>
    artFolders(url).map((folder) => ({
      name: `${id}-${folder}`,
      priority: 0,
      test: (path: string) =>
        path.replace(/^\0glyphs:/, '').startsWith(fileURLToPath(new URL(`board/${folder}/`, url))),
    })),
  ),
  // What the languages of a game share: in the file of one of them, the others would load it too.
  ...catalog.manifests.map(({ id, url }) => ({
    name: `${id}-text`,
    priority: 0.5,
    test: (path: string) => {
      const folder = fileURLToPath(new URL('text/', url));
      return path.startsWith(folder) && !/(^|[-/])(en|fr)\.(ts|json)$/.test(path.slice(folder.length));
    },
  })),
  // Below the board: what a language shares with it stays there.
  ...catalog.manifests.flatMap(({ id, url }) =>
    languages.map((language) => ({
      name: `${id}-${language}`,
      priority: 0,
      test: (path: string) => {
        const folder = fileURLToPath(new URL('.', url));
        const texts = new RegExp(`^(text|board/words)/([\\w-]+-)?${language}\\.(ts|json)$`);
        return path.startsWith(folder) && texts.test(path.slice(folder.length));
      },
    })),
  ),
];

function artFolders(url: string): readonly string[] {
  const board = new URL('board/', url);
  return existsSync(board) ? readdirSync(board).filter((name) => /(^|-)art$/.test(name)) : [];
}

/** The code a worker starts with, in one file although lessons share parts of it; and what the rules of every game need beside it. */
const engine = [
  { name: 'engine', priority: 1, tags: ['$initial' as const] },
  { name: 'engine', priority: 1, test: /\/core\/src\/(draft|late-part)\.ts$/ },
];

/**
 * Parts of the core that a worker does not begin with and an added game may use alone. Beside the rules of that game they would import them
 * and be imported by them.
 */
const core = { name: 'core', priority: 0, test: /\/core\/(testing\/[^/]+|src\/(any-game|define))\.ts$/ };

/**
 * The rules of a game in one file, whichever parts of them its bot, lessons and report use. Folders with a `part.ts` are loaded by
 * some tables only, and have a file each.
 */
const rulesOfGames = catalog.manifests.flatMap(({ id, url }) => {
  const folder = fileURLToPath(new URL('rules/', url));
  const report = fileURLToPath(new URL('rules/report.ts', url));
  const late = lateFolders(folder);
  const isLate = (path: string) => late.some((part) => path.startsWith(part));
  return [
    {
      name: `${id}-rules`,
      priority: 0,
      test: (path: string) => path.startsWith(folder) && path !== report && !isLate(path),
    },
    ...late.map((part) => ({
      name: `${id}-${basename(part)}-rules`,
      priority: 0,
      test: (path: string) => path.startsWith(part),
    })),
  ];
});

function lateFolders(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => basename(file) === 'part.ts')
    .map((file) => `${folder}${dirname(file)}${sep}`);
}

export default defineConfig({
  plugins: [
    games(catalog, 'page'),
    icons(),
    glyphs(),
    ruleBooks(catalog),
    offline(),
    compileAhead(['index', ...together.map(({ name }) => name)]),
    compressed(),
  ],
  worker: {
    format: 'es',
    plugins: () => [games(catalog, 'worker'), icons(), ruleBooks(catalog)],
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [...engine, core, ...rulesOfGames] },
      },
    },
  },
  // No targets here: the minifier lowers what `cssTarget` does not know.
  css: { transformer: 'lightningcss', lightningcss: { targets: {}, drafts: { customMedia: true } } },
  build: {
    target: 'es2022',
    // First browsers with light-dark(), which the themes use. They also know layers, nesting and range queries.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A style or picture inlined as a data address would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
});
