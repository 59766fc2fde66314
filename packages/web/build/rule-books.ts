import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@manigance/core';
import { type Catalog, type GameManifest, rulePrefixesOf } from '@manigance/games';
import type { Plugin } from 'vite';
import { compileRules } from './compile-rules.ts';
import { inPlayersWords } from './players-words.ts';

/**
 * `import book from 'rules:fr/<game>'` is that game's rule book, cut into its rules; in English where there is none in
 * that language. `rules:books` loads any of them.
 */
export function ruleBooks(catalog: Catalog): Plugin {
  return {
    name: 'manigance-rule-books',
    resolveId: (id) => (id.startsWith('rules:') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0rules:')) return undefined;
      const name = id.slice('\0rules:'.length);
      if (name === 'books') return listOf(catalog);
      const [language, game = ''] = name.split('/');
      const { path, book } = await bookOf(language === 'fr' ? 'fr' : 'en', catalog.get(game));
      this.addWatchFile(path);
      return `export default ${JSON.stringify(book)};`;
    },
  };
}

/** A module that loads each book when it is asked for. */
function listOf({ ids }: Catalog): string {
  const books = languages.map((language) => {
    const loads = ids.map((id) => `${JSON.stringify(id)}: () => import('rules:${language}/${id}')`);
    return `${language}: { ${loads.join(', ')} }`;
  });
  return `export default { ${books.join(', ')} };`;
}

/** A game's rule book in players' words. */
export async function bookOf(language: Language, manifest: GameManifest) {
  const { url, rulebook } = manifest;
  const rulePrefixes = rulePrefixesOf(manifest);
  const pathIn = (spoken: Language) => fileURLToPath(new URL(`./rulebook/${spoken}.md`, url));
  const spoken = existsSync(pathIn(language)) ? language : 'en';
  const path = pathIn(spoken);
  const terms = (await rulebook?.())?.rulebook;
  const players = { rulePrefixes, names: terms?.names[spoken], engineOnly: terms?.engineOnly };
  const chapters = compileRules(inPlayersWords(readFileSync(path, 'utf8'), players), rulePrefixes);
  return { path, book: { language: spoken, chapters } };
}
