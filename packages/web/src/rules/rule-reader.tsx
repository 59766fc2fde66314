import '../style/screens/index.css';
import ruleBooks from 'rules:books';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import type { TargetedEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { BlockText } from './block-text.tsx';
import { type Block, type Book, inShort } from './book.ts';
import { useDeferred } from './search.ts';

/** A game's rule book: searchable, opened at a rule. */
export function RuleReader({
  game,
  rule,
  onRule,
}: {
  readonly game: string;
  readonly rule?: string | undefined;
  readonly onRule?: (rule: string) => void;
}) {
  const book = useBook(game);
  const { loading } = useWords();
  if (book === undefined) return <p class="aside">{loading}</p>;
  return <Reader book={book} rule={rule} onRule={onRule} />;
}

function useBook(game: string): Book | undefined {
  const { language } = useSettings();
  return useLoad(async () => (await ruleBooks[language][game]?.())?.default, [language, game]);
}

function Reader({
  book,
  rule,
  onRule,
}: {
  readonly book: Book;
  readonly rule: string | undefined;
  readonly onRule: ((rule: string) => void) | undefined;
}) {
  const words = useScreenWords();
  const { language } = useSettings();
  const [sought, setSought] = useState('');
  const wanted = useDeferred(sought.trim().toLocaleLowerCase(), 150);
  const found = useMemo(() => (wanted.length < 2 ? undefined : findRules(book, wanted)), [book, wanted]);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === undefined) return;
    setSought('');
    // The rule is rendered again only after the search has been cleared.
    requestAnimationFrame(() => {
      const id = rule === inShort ? (book.chapters[0]?.id ?? rule) : rule;
      const target = body.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
      target?.scrollIntoView({ block: 'start' });
      target?.focus({ preventScroll: true });
    });
  }, [rule]);
  const follow = (event: TargetedEvent<HTMLDivElement, MouseEvent>) => {
    const cited = (event.target as Element).closest<HTMLElement>('[data-rule]')?.dataset.rule;
    if (cited !== undefined) onRule?.(cited);
  };
  return (
    <div class="rule-reader">
      <label class="search">
        <span class="vh">{words.rules.search}</span>
        <input
          type="search"
          placeholder={words.rules.search}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      </label>
      <details class="contents">
        <summary>{words.rules.contents}</summary>
        <ul>
          {book.chapters.map(({ id, title }) => (
            <li key={id}>
              <button type="button" class="contents-link" onClick={() => onRule?.(id)}>
                <span class="rule-number">{/\d/.test(id) ? id : ''}</span> {title}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {found === undefined && <p class="aside sources">{words.rules.sources}</p>}
      <p class="aside" role="status">
        {found !== undefined && (found.length === 0 ? words.rules.none : words.rules.found(found.length))}
      </p>
      {book.language !== language && <p class="aside">{words.rules.onlyEnglish}</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the rules cited in the text are links of their own */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks on those links */}
      <div class="rule-text" ref={body} lang={book.language} onClick={follow}>
        {found === undefined
          ? book.chapters.map((chapter) => (
              <section
                key={chapter.id}
                data-id={chapter.id}
                tabIndex={-1}
                aria-label={`${chapter.id} ${chapter.title}`}
              >
                <h2>
                  <span class="rule-number">{/\d/.test(chapter.id) ? chapter.id : ''}</span> {chapter.title}
                </h2>
                {chapter.blocks.map((block, at) => (
                  <BlockText key={`${at}`} block={block} current={rule !== undefined && block.id === rule} />
                ))}
              </section>
            ))
          : found.map((block, at) => <BlockText key={`${at}`} block={block} />)}
      </div>
    </div>
  );
}

function findRules({ chapters }: Book, wanted: string): Block[] {
  const parts = wanted.split(/\s+/);
  return chapters
    .flatMap(({ blocks }) => blocks)
    .filter(({ html, id }) => {
      const text = `${id ?? ''} ${html.replaceAll(/<[^>]+>/g, '')}`.toLocaleLowerCase();
      return parts.every((part) => text.includes(part));
    });
}
