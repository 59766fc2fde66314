// A game is one folder: its name, its rule ids and its prefixes stand nowhere else but in the list of the catalog.
// The words are those of the manifests, so that a new game is covered by itself. Prose (*.md) may name games.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const list = 'packages/games/manifests.ts';
const textFiles = /\.(ts|tsx|js|mjs|json|css|html|svg|webmanifest|grit|py)$/;
const generated = /(^|\/)(node_modules|dist|package-lock\.json)(\/|$)/;

const files = [...['packages', 'scripts', 'examples', 'bench'].flatMap(filesBelow), ...filesIn('.')].filter(
  (path) => textFiles.test(path) && !generated.test(path),
);

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** Paths of all files below a folder, with forward slashes. */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true }).map((path) =>
    join(folder, path).split(sep).join('/'),
  );
}

/** The words of one game, and the folder that may say them. */
async function wordsOf(path) {
  const { manifest } = await import(pathToFileURL(join(root, path)).href);
  const { id, title, rulePrefix, furtherRulePrefixes = [] } = manifest;
  const rules = [rulePrefix, ...furtherRulePrefixes].join('|');
  const camelCase = id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const prefix = rulePrefix.toLowerCase();
  const vocabulary = `${rulePrefix[0]}${prefix.slice(1)}`;
  const names = [id, title, camelCase].map((name) => name.replaceAll(/[^\w\s]/g, '\\$&'));
  return {
    folder: `${dirname(path)}/`,
    named: new RegExp(
      [
        `(?<!\\w)(?:${names.join('|')})(?!\\w)`,
        `(?<![\\w-])g-${prefix}\\b`,
        `(?<![\\w-])(?:${rules.toLowerCase()})-[a-z]`,
        `(?<!\\w)(?:${rules})-\\d`,
        `\\b${vocabulary}(?:Vocabulary|State|Move|Frame|Event|View|Reason)\\b`,
      ].join('|'),
    ),
  };
}

const games = await Promise.all(
  files.filter((path) => /^(packages\/games|examples)\/[^/]+\/manifest\.ts$/.test(path)).map(wordsOf),
);
const refused = files
  .filter((path) => path !== list)
  .flatMap((path) => {
    const others = games.filter(({ folder }) => !path.startsWith(folder));
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return lines.flatMap((line, at) => {
      const found = others.map(({ named }) => named.exec(line)?.[0]).find((name) => name !== undefined);
      return found === undefined ? [] : [`${relative('', path)}:${at + 1} names a game: ${found}`];
    });
  });
for (const line of refused) console.log(line);
process.exit(refused.length === 0 && games.length > 0 ? 0 : 1);
