import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileRules } from './compile-rules.ts';
import { playersNames } from './players-names.ts';
import { inPlayersWords } from './players-words.ts';

const languages = ['en', 'fr'];
const games = ['ankh-morpork', 'edgar-et-lucien', 'prodigals-club'];

/**
 * `import book from 'rules:fr/ankh-morpork'` is that game's rule book, cut into its rules; in English where
 * there is none in that language.
 */
export function ruleBooks({ split } = { split: false }): Plugin {
  return {
    name: 'manigance-rule-books',
    resolveId: (id) => (id.startsWith('rules:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0rules:')) return undefined;
      const [language = '', game = ''] = id.slice('\0rules:'.length).split('/');
      const { path, book } = bookOf(language, game);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(book)};`;
    },
    /** Beside the books each chapter by itself: what explains the question of the moment should not weigh a book. */
    generateBundle() {
      if (!split) return;
      for (const language of languages) {
        for (const game of games) {
          const { book } = bookOf(language, game);
          for (const chapter of book.chapters) {
            const source = JSON.stringify({ language: book.language, chapters: [chapter] });
            this.emitFile({
              type: 'asset',
              fileName: `rules/${language}/${game}/${chapter.id}.json`,
              source,
            });
          }
        }
      }
    },
  };
}

/** A game's book as players read it. */
export function bookOf(language: string, game: string) {
  const own = pathOf(language, game);
  const isOwn = language !== 'en' && existsSync(own);
  const path = isOwn ? own : pathOf('en', game);
  const spoken = isOwn ? language : 'en';
  const chapters = compileRules(inPlayersWords(readFileSync(path, 'utf8'), playersNames(spoken, game)));
  return { path, book: { language: spoken, chapters } };
}

function pathOf(language: string, game: string): string {
  return fileURLToPath(new URL(`../../games/${game}/rulebook/${language}.md`, import.meta.url));
}
