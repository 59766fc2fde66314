import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyGame } from './every-game.ts';

/** Tables of texts in files by language: `en.json` and `fr.json`, `printed-en.json` and `printed-fr.json`. */
const tables = everyGame.manifests.flatMap(({ url }) =>
  readdirSync(new URL('.', url), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[/-])en\.json$/.test(path))
    .map((path) => new URL(path, url)),
);

/** Paths of all texts of a table, such as `cards.fog.name`. */
function pathsOf(table: unknown, path = ''): readonly string[] {
  if (typeof table === 'string') return [path];
  return Object.entries(table ?? {}).flatMap(([key, value]) => pathsOf(value, `${path}.${key}`));
}

test('both languages have the same texts', () => {
  expect(tables.length).toBeGreaterThan(5);
  for (const english of tables) {
    const [en, fr] = [english, new URL(english.href.replace(/en\.json$/, 'fr.json'))].map((file) =>
      pathsOf(JSON.parse(readFileSync(file, 'utf8'))),
    );
    expect(fr, english.pathname).toEqual(en);
  }
});
