import type { PartNames } from '@manigance/bots';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useStore } from '@manigance/ui/store.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useEffect, useRef } from 'preact/hooks';
import { askAdviser } from '../../advice/ask.ts';
import type { LessonPlace } from '../../local/open-lesson.ts';
import type { LineProps } from '../../table/table-slots.ts';
import { emphasised } from '../../text/emphasised.tsx';
import { MoveListKey, ShowMe } from '../lessons/answer-keys.tsx';
import { useLessonWords } from '../lessons/words.ts';
import { useOpenedPuzzle } from './puzzle-context.ts';
import { NextLinks, PuzzleSolved } from './puzzle-solved.tsx';
import { whyWorse } from './reasons.ts';
import { useTries } from './use-tries.ts';
import { usePuzzleWords } from './words.ts';

/** The question of a puzzle and the outcome of the last try. Replaces the prompt. */
export function PuzzlePanel(line: LineProps) {
  const words = usePuzzleWords();
  const opened = useOpenedPuzzle();
  const place = useStore(opened.client.place);
  const attempt = useTries(opened, place);
  const { game, number, puzzle } = opened;
  const { language } = line.props;
  const parts: PartNames =
    useLoad(() => askAdviser('parts', { game, language }).answer, [game, language]) ?? {};
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.querySelector('.lesson-text')?.scrollTo(0, 0);
  }, [place.isAnswered]);
  const needs = place.needs.map((part) => `needs-${part}`).join(' ');
  return (
    <section ref={section} class={`asked lesson ${needs}`} id="asked" tabIndex={-1} aria-label={words.panel}>
      <div class="lesson-text" tabIndex={0} role="group" aria-label={words.number(number)}>
        <h2>{words.number(number)}</h2>
        {place.isAnswered ? (
          <PuzzleSolved attempt={attempt} parts={parts} line={line} />
        ) : (
          <>
            <p>{words[puzzle.kind]}</p>
            <Question place={place} line={line} />
            {place.wrong !== undefined && <Wrong place={place} line={line} parts={parts} />}
          </>
        )}
      </div>
      {place.isAnswered ? (
        <NextLinks attempt={attempt} />
      ) : (
        <Keys line={line} wrongs={attempt.wrongs.length} />
      )}
    </section>
  );
}

/** The game's own question, or the answer once it is shown. */
function Question({ place: { solution }, line }: { readonly place: LessonPlace; readonly line: LineProps }) {
  const lessons = useLessonWords();
  const { text, shown, names } = line.props;
  return (
    <div aria-live="polite">
      {shown.asked && (
        <p class="lesson-try">
          <Glyph of="play" />
          <b>{text.asked(shown.asked.kind, shown.view, names)}</b>
        </p>
      )}
      {solution !== undefined && (
        <p class="lesson-like">{emphasised(lessons.likeThis(text.move(solution, shown.view, names)))}</p>
      )}
    </div>
  );
}

/** Why the move just tried is worse. A new element for every try, so that it is heard again. */
function Wrong({
  place: { wrong },
  line: { props },
  parts,
}: {
  readonly place: LessonPlace;
  readonly line: LineProps;
  readonly parts: PartNames;
}) {
  const words = usePuzzleWords();
  const { puzzle } = useOpenedPuzzle();
  const { text, shown, names, language } = props;
  if (wrong === undefined) return undefined;
  const why = whyWorse(puzzle, wrong.move, { words, parts, names, language });
  return (
    <p key={JSON.stringify(wrong.move)} class="lesson-wrong" role="alert">
      <Glyph of="close" />
      <span>
        <b>{text.move(wrong.move, shown.view, names)}.</b> {why.join(' ')}
      </span>
    </p>
  );
}

function Keys({ line, wrongs }: { readonly line: LineProps; readonly wrongs: number }) {
  const { client } = useOpenedPuzzle();
  const { Actions } = line.board;
  return (
    <div class="lesson-keys">
      <div class="asked-buttons">
        {line.props.shown.asked && Actions && <Actions {...line.props} />}
        <ShowMe client={client} wrongs={wrongs} />
        <MoveListKey onList={line.onList} />
      </div>
    </div>
  );
}
