import type { CourseText } from '@manigance/core/lessons';
import { catalog } from '@manigance/games';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useState } from 'preact/hooks';
import { hrefOf } from '../../routes.ts';
import { Frame } from '../frame.tsx';
import { startFirstMatch } from './first-match.ts';
import { courseProgress, nextChapter } from './progress.ts';
import { useLessonWords } from './words.ts';

/** The chapters of a course, those taken with a tick, and the first match after them. */
export function ChapterList({ game, text }: { readonly game: string; readonly text: CourseText }) {
  const words = useLessonWords();
  const manifest = catalog.get(game);
  const [{ done, left }] = useState(() => courseProgress(game));
  const chapters = Object.entries(text.chapters);
  const next = nextChapter(
    game,
    chapters.map(([id]) => id),
  );
  const isBegun = done.length > 0 || left !== undefined;
  return (
    <Frame title={words.title(manifest.title)} game={manifest} about={words.about} class="narrow learn">
      <h2 class="vh">{words.chapters}</h2>
      <ol class="chapters">
        {chapters.map(([id, { title, summary }], at) => (
          <li key={id} class={`${done.includes(id) ? 'is-done' : ''} ${id === next ? 'is-next' : ''}`}>
            <a href={hrefOf({ at: 'learn', game, chapter: id })}>
              <span class="chapter-number" aria-hidden="true">
                {done.includes(id) ? <Glyph of="tick" /> : at + 1}
              </span>
              <b>{title}</b>
              {done.includes(id) && <span class="vh"> ({words.done})</span>}
              <span class="chapter-summary">{summary}</span>
            </a>
          </li>
        ))}
      </ol>
      <div class="learn-foot">
        {next !== undefined && (
          <a class="btn main" href={hrefOf({ at: 'learn', game, chapter: next })}>
            {done.length === chapters.length ? words.again : isBegun ? words.resume : words.begin}
          </a>
        )}
        <button type="button" class="btn" onClick={() => void startFirstMatch(game)}>
          {words.firstMatch}
        </button>
        {manifest.puzzles && (
          <a class="btn" href={hrefOf({ at: 'puzzles', game })}>
            {words.puzzles}
          </a>
        )}
        <p class="aside">{words.firstMatchText}</p>
      </div>
    </Frame>
  );
}
