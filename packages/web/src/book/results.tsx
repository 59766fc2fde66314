import { Glyph } from '@manigance/ui/icon.tsx';
import type { TargetedEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { BlockText } from '../rules/block-text.tsx';
import type { Block, Book } from '../rules/book.ts';
import { hasWords, markHtml, pieces } from './find.ts';
import { bookAddress } from './target.ts';
import type { PlayersBook } from './use-book.ts';
import { useBookWords } from './words.ts';

interface Passage {
  readonly chapter: string;
  readonly part: string;
  readonly title: string;
  readonly text: string;
}

/** The matches of a search in the book and in the numbered rules. */
export interface SearchResults {
  readonly passages: readonly Passage[];
  readonly blocks: readonly Block[];
}

/** The results of a search, some time after the last key. */
export function useSearchResults(
  book: PlayersBook | undefined,
  rules: Book,
  words: readonly string[],
): SearchResults | undefined {
  return useMemo(() => {
    if (words.length === 0) return undefined;
    const passages = Object.entries(book?.text.chapters ?? {}).flatMap(([chapter, { title, parts }]) =>
      Object.entries(parts)
        .map(([part, said]): Passage => {
          const text = typeof said === 'string' ? said : 'ask' in said ? `${said.say} ${said.ask}` : said.say;
          return { chapter, part, title, text: text.replaceAll('**', '') };
        })
        .filter(({ text }) => hasWords(`${title} ${text}`, words)),
    );
    const blocks = rules.chapters
      .flatMap((chapter) => chapter.blocks)
      .filter(({ html, id }) => hasWords(`${id ?? ''} ${html.replaceAll(/<[^>]+>/g, '')}`, words))
      .map((block) => ({ ...block, html: markHtml(block.html, words) }));
    return { passages, blocks };
  }, [book, rules, words]);
}

/** Results of a search, with the matches marked. Arrow keys go from one to the next. */
export function Results({
  found: { passages, blocks },
  words,
  onRule,
}: {
  readonly found: SearchResults;
  readonly words: readonly string[];
  readonly onRule: (rule: string) => void;
}) {
  const said = useBookWords();
  const follow = (event: TargetedEvent<HTMLDivElement, MouseEvent>) => {
    const cited = (event.target as Element).closest<HTMLElement>('[data-rule]')?.dataset.rule;
    if (cited !== undefined) onRule(cited);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the rules cited in the text are links of their own
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks on those links
    <div class="book-results" onClick={follow}>
      {passages.length > 0 && (
        <section aria-label={said.book}>
          <h2>{said.book}</h2>
          <ul>
            {passages.map(({ chapter, part, title, text }) => (
              <li key={`${chapter}.${part}`}>
                <button type="button" class="result" onClick={() => onRule(bookAddress(chapter, part))}>
                  <b>{title}</b>
                  <span>
                    {pieces(text, words).map((piece, at) =>
                      piece.isMatch ? <mark key={at}>{piece.text}</mark> : piece.text,
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {blocks.length > 0 && (
        <section class="rule-text" aria-label={said.articles}>
          <h2>{said.articles}</h2>
          {blocks.map((block, at) => (
            <div key={`${at}`} class="result-article">
              <BlockText block={block} />
              {block.id !== undefined && (
                <button
                  type="button"
                  class="btn quiet result-open"
                  aria-label={said.openArticle(block.id)}
                  onClick={() => onRule(block.id ?? '')}
                >
                  <Glyph of="next" />
                </button>
              )}
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
