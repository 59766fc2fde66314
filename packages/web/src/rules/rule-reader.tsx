import '../style/screens/index.css';
import ruleBooks from 'rules:books';
import { useSettings } from '@manigance/ui/settings.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BookView } from '../book/book-view.tsx';
import { wordsOf } from '../book/find.ts';
import { Results, useSearchResults } from '../book/results.tsx';
import { bookAddress, readTarget } from '../book/target.ts';
import { type PlayersBook, useBook } from '../book/use-book.ts';
import { useBookWords } from '../book/words.ts';
import { useWords } from '../text/index.ts';
import { useScreenWords } from '../text/screens/index.ts';
import { Articles } from './articles.tsx';
import { type Book, inShort } from './book.ts';
import { useDeferred } from './search.ts';

/** Fewest letters of a search. */
const leastSought = 2;

/** The rules of a game: the book for players and the numbered rules behind it, opened at a place, with a search over both. */
export function RuleReader({
  game,
  rule,
  onRule,
}: {
  readonly game: string;
  /** A rule, or an address in the book. */
  readonly rule?: string | undefined;
  readonly onRule: (rule: string) => void;
}) {
  const { language } = useSettings();
  const rules = useLoad(async () => (await ruleBooks[language][game]?.())?.default, [language, game]);
  const book = useBook(game);
  const { loading } = useWords();
  if (rules === undefined || book === undefined) return <p class="aside">{loading}</p>;
  return <Reader book={book === 'none' ? undefined : book} rules={rules} rule={rule} onRule={onRule} />;
}

function Reader({
  book,
  rules,
  rule,
  onRule,
}: {
  readonly book: PlayersBook | undefined;
  readonly rules: Book;
  readonly rule: string | undefined;
  readonly onRule: (rule: string) => void;
}) {
  const { rules: words } = useScreenWords();
  const [sought, setSought] = useState('');
  const typed = useDeferred(sought.trim(), 150);
  const wanted = useMemo(() => (typed.length < leastSought ? [] : wordsOf(typed)), [typed]);
  const found = useSearchResults(book, rules, wanted);
  const target = readTarget(rule, book !== undefined);
  const reader = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule !== undefined) setSought('');
  }, [rule]);
  const open = (next: string) => {
    setSought('');
    onRule(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrow keys of the search and its results
    <div ref={reader} class="rule-reader" onKeyDown={(event) => walkResults(event, reader.current)}>
      <label class="search">
        <span class="vh">{words.search}</span>
        <input
          type="search"
          placeholder={words.search}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      </label>
      <Count found={found && [found.passages.length, found.blocks.length]} hasBook={book !== undefined} />
      {found !== undefined ? (
        <Results found={found} words={wanted} onRule={open} />
      ) : (
        <>
          {book !== undefined && <Switch at={target.in} onRule={open} />}
          {target.in === 'book' && book !== undefined ? (
            <BookView book={book} chapter={target.chapter} part={target.part} onRule={open} />
          ) : (
            <Articles book={rules} rule={target.in === 'articles' ? target.rule : undefined} onRule={open} />
          )}
        </>
      )}
    </div>
  );
}

function Count({
  found,
  hasBook,
}: {
  readonly found: readonly [passages: number, articles: number] | undefined;
  readonly hasBook: boolean;
}) {
  const { rules: words } = useScreenWords();
  const said = useBookWords();
  const [passages, articles] = found ?? [0, 0];
  const inRules = said.inRules(articles);
  return (
    <p class="aside" role="status">
      {found !== undefined &&
        (passages + articles === 0
          ? words.none
          : hasBook
            ? said.found(said.inBook(passages), inRules)
            : `${inRules}.`)}
    </p>
  );
}

/** From the book to the numbered rules and back. */
function Switch({
  at,
  onRule,
}: {
  readonly at: 'book' | 'articles';
  readonly onRule: (rule: string) => void;
}) {
  const words = useBookWords();
  return (
    <nav class="book-switch" aria-label={words.parts}>
      {(['book', 'articles'] as const).map((part) => (
        <button
          key={part}
          type="button"
          class={`btn ${part === at ? 'main' : ''}`}
          aria-current={part === at ? 'page' : undefined}
          onClick={() => onRule(part === 'book' ? bookAddress() : inShort)}
        >
          {words[part]}
        </button>
      ))}
    </nav>
  );
}

/** Arrow keys go from the search to its results and from one to the next. */
function walkResults(event: KeyboardEvent, reader: HTMLElement | null): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || reader === null) return;
  const stops = [
    ...reader.querySelectorAll<HTMLElement>('.search input, .book-results :is(.result, .result-open)'),
  ];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  if (now === -1 || stops.length < 2) return;
  stops[Math.min(stops.length - 1, Math.max(0, now + by))]?.focus();
  event.preventDefault();
}
