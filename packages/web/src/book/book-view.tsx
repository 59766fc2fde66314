import type { BookChapter } from '@manigance/core/book';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useEffect, useRef } from 'preact/hooks';
import { RuleLink } from '../table/rule-link.tsx';
import { emphasised } from '../text/emphasised.tsx';
import { BookFigure } from './figure.tsx';
import { bookAddress } from './target.ts';
import type { PlayersBook } from './use-book.ts';
import { useBookWords } from './words.ts';
import '../style/tried/index.css';
import './style/index.css';

/** The book: its chapters, or one of them. */
export function BookView({
  book,
  chapter,
  part,
  onRule,
}: {
  readonly book: PlayersBook;
  readonly chapter: string | undefined;
  readonly part: string | undefined;
  readonly onRule: (rule: string) => void;
}) {
  const open = chapter === undefined ? undefined : book.text.chapters[chapter];
  if (chapter === undefined || open === undefined) return <Contents book={book} onRule={onRule} />;
  return <ChapterView key={chapter} book={book} id={chapter} chapter={open} part={part} onRule={onRule} />;
}

function Contents({
  book: { text },
  onRule,
}: {
  readonly book: PlayersBook;
  readonly onRule: (rule: string) => void;
}) {
  const words = useBookWords();
  return (
    <nav aria-label={words.contents}>
      <ol class="book-contents">
        {Object.entries(text.chapters).map(([id, { title }], at) => (
          <li key={id}>
            <button type="button" onClick={() => onRule(bookAddress(id))}>
              <span class="book-number" aria-hidden="true">
                {at + 1}
              </span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ChapterView({
  book,
  id,
  chapter,
  part,
  onRule,
}: {
  readonly book: PlayersBook;
  readonly id: string;
  readonly chapter: BookChapter;
  readonly part: string | undefined;
  readonly onRule: (rule: string) => void;
}) {
  const words = useBookWords();
  const chapters = Object.entries(book.text.chapters);
  const at = chapters.findIndex(([one]) => one === id);
  const next = chapters[at + 1];
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = part === undefined ? 'h2' : `[data-part="${CSS.escape(part)}"]`;
    const target = body.current?.querySelector<HTMLElement>(place);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [part]);
  return (
    <article ref={body} class="book-chapter">
      <h2 tabIndex={-1}>
        <small>{words.chapter(at + 1)}</small> {chapter.title}
      </h2>
      {Object.entries(chapter.parts).map(([key, text]) =>
        typeof text === 'string' ? (
          <div key={key} class="book-part" data-part={key} tabIndex={-1}>
            <p>{emphasised(text)}</p>
            <p class="book-ruling">
              <span>{words.ruling}</span>
              {(book.articles[id]?.[key] ?? []).map((rule) => (
                <RuleLink key={rule} rule={rule} onRule={onRule} />
              ))}
            </p>
          </div>
        ) : (
          <BookFigure key={key} game={book.game} figure={`${id}.${key}`} part={key} text={text} />
        ),
      )}
      <p class="book-ways">
        <button type="button" class="btn" onClick={() => onRule(bookAddress())}>
          {words.all}
        </button>
        {next !== undefined && (
          <button type="button" class="btn main" onClick={() => onRule(bookAddress(next[0]))}>
            {words.next(next[1].title)} <Glyph of="next" />
          </button>
        )}
      </p>
    </article>
  );
}
