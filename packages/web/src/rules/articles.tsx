import { useSettings } from '@manigance/ui/settings.ts';
import type { TargetedEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useScreenWords } from '../text/screens/index.ts';
import { BlockText } from './block-text.tsx';
import { type Book, inShort } from './book.ts';

/** The numbered rules of a game, opened at one. */
export function Articles({
  book,
  rule,
  onRule,
}: {
  readonly book: Book;
  readonly rule: string | undefined;
  readonly onRule: (rule: string) => void;
}) {
  const { rules: words } = useScreenWords();
  const { language } = useSettings();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule === undefined) return;
    const id = rule === inShort ? (book.chapters[0]?.id ?? rule) : rule;
    const target = body.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [rule, book]);
  const follow = (event: TargetedEvent<HTMLDivElement, MouseEvent>) => {
    const cited = (event.target as Element).closest<HTMLElement>('[data-rule]')?.dataset.rule;
    if (cited !== undefined) onRule(cited);
  };
  return (
    <>
      <details class="contents">
        <summary>{words.contents}</summary>
        <ul>
          {book.chapters.map(({ id, title }) => (
            <li key={id}>
              <button type="button" class="contents-link" onClick={() => onRule(id)}>
                <span class="rule-number">{/\d/.test(id) ? id : ''}</span> {title}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <p class="aside sources">{words.sources}</p>
      {book.language !== language && <p class="aside">{words.onlyEnglish}</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the rules cited in the text are links of their own */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks on those links */}
      <div class="rule-text" ref={body} lang={book.language} onClick={follow}>
        {book.chapters.map((chapter) => (
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
        ))}
      </div>
    </>
  );
}
