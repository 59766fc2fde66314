import type { StepText, TryText } from '@manigance/core/lessons';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useStore } from '@manigance/ui/store.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LessonPlace } from '../../local/open-lesson.ts';
import { hrefOf } from '../../routes.ts';
import type { LineProps } from '../../table/table-slots.ts';
import { emphasised } from '../../text/emphasised.tsx';
import { MoveListKey, ShowMe } from './answer-keys.tsx';
import { startFirstMatch } from './first-match.ts';
import { useOpenedChapter } from './lesson-context.ts';
import { useLessonWords } from './words.ts';

/** Time a right answer stays before the lesson goes on by itself; ms, and ms for each character of the sentence. */
const shortestLook = 1500;
const perCharacter = 45;

/** A step of the lesson: its sentence, what to try, and the outcome. Replaces the prompt. */
export function LessonPanel(line: LineProps) {
  const words = useLessonWords();
  const { client, text, isFinished } = useOpenedChapter();
  const place = useStore(client.place);
  const step = text.steps[place.id];
  const section = useRef<HTMLElement>(null);
  useAutoNext(line, place, step);
  useFocusOnStep(section, place, isFinished);
  if (step === undefined) return undefined;
  const needs = place.needs.map((part) => `needs-${part}`).join(' ');
  return (
    <section ref={section} class={`asked lesson ${needs}`} id="asked" tabIndex={-1} aria-label={words.panel}>
      <div class="lesson-text" tabIndex={0} role="group" aria-label={text.title}>
        <h2>{text.title}</h2>
        {isFinished ? <Finished /> : <Said place={place} step={step} line={line} />}
      </div>
      {isFinished ? <NextLinks /> : <Keys place={place} line={line} />}
    </section>
  );
}

function Said({
  place: { isAnswered, wrong, solution },
  step,
  line: { props },
}: {
  readonly place: LessonPlace;
  readonly step: StepText;
  readonly line: LineProps;
}) {
  const words = useLessonWords();
  const { text, shown, names } = props;
  const isTry = 'ask' in step;
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        {isAnswered && isTry ? (
          <p class="lesson-right">
            <Glyph of="tick" />
            <span>
              <b>{words.right}</b> {emphasised(step.right)}
            </span>
          </p>
        ) : (
          <p>{emphasised(step.say)}</p>
        )}
        {isTry && !isAnswered && (
          <p class="lesson-try">
            <Glyph of="play" />
            <b>{words.tryIt(step.ask)}</b>
          </p>
        )}
        {solution !== undefined && (
          <p class="lesson-like">{emphasised(words.likeThis(text.move(solution, shown.view, names)))}</p>
        )}
      </div>
      {wrong !== undefined && isTry && <Wrong why={wrong.why} step={step} />}
    </>
  );
}

/** A new element for every wrong answer, so that it is heard again. */
function Wrong({ why, step }: { readonly why: string; readonly step: TryText }) {
  const words = useLessonWords();
  return (
    <p class="lesson-wrong" role="alert">
      <Glyph of="close" />
      <span>
        <b>{words.notThat}</b> {emphasised(step.wrong[why] ?? '')}
      </span>
    </p>
  );
}

function Keys({ place, line }: { readonly place: LessonPlace; readonly line: LineProps }) {
  const words = useLessonWords();
  const { client, onFinish } = useOpenedChapter();
  const wrongs = useWrongs(place);
  const isOpen = place.kind === 'try' && !place.isAnswered;
  const isLast = place.at + 1 === place.steps;
  return (
    <div class="lesson-keys">
      {(place.at > 0 || place.isAnswered) && (
        <button type="button" class="btn lesson-back" onClick={() => void client.do('back')}>
          <Glyph of="previous" /> {words.back}
        </button>
      )}
      <div class="asked-buttons">
        {isOpen && <Answers {...line} />}
        {isOpen && <ShowMe client={client} wrongs={wrongs} />}
        {isOpen ? (
          <MoveListKey onList={line.onList} />
        ) : (
          <button
            type="button"
            class="btn main lesson-next"
            onClick={() => (isLast ? onFinish() : void client.do('next'))}
          >
            {words.next} <Glyph of="next" />
          </button>
        )}
      </div>
    </div>
  );
}

/** The buttons of the game's own question line, where an answer is one. */
function Answers({ board: { Actions }, props }: LineProps) {
  if (props.shown.asked === undefined || Actions === undefined) return undefined;
  return <Actions {...props} />;
}

function Finished() {
  const words = useLessonWords();
  const { number, of, next } = useOpenedChapter();
  return (
    <p class="lesson-right" role="status">
      <Glyph of="tick" />
      <span>
        <b>{words.finished(number, of)}</b> {next === undefined && `${words.allDone} ${words.firstMatchText}`}
      </span>
    </p>
  );
}

function NextLinks() {
  const words = useLessonWords();
  const { game, next } = useOpenedChapter();
  return (
    <div class="lesson-keys">
      <a class="btn" href={hrefOf({ at: 'learn', game })}>
        {words.list}
      </a>
      <div class="asked-buttons">
        {next === undefined ? (
          <button type="button" class="btn main lesson-next" onClick={() => void startFirstMatch(game)}>
            {words.firstMatch}
          </button>
        ) : (
          <a class="btn main lesson-next" href={hrefOf({ at: 'learn', game, chapter: next.id })}>
            {words.nextLesson(next.title)}
          </a>
        )}
      </div>
    </div>
  );
}

/** Number of wrong answers to the step. */
function useWrongs(place: LessonPlace): number {
  const [counted, setCounted] = useState({ at: -1, wrongs: 0, last: place.wrong });
  useEffect(() => {
    if (place.at !== counted.at) setCounted({ at: place.at, wrongs: place.wrong ? 1 : 0, last: place.wrong });
    else if (place.wrong !== undefined && place.wrong !== counted.last)
      setCounted({ at: place.at, wrongs: counted.wrongs + 1, last: place.wrong });
  }, [place]);
  return counted.at === place.at ? counted.wrongs : 0;
}

/** After a right answer the lesson goes on by itself, unless motion is off: then the learner takes their time. */
function useAutoNext({ props: { motion } }: LineProps, place: LessonPlace, step: StepText | undefined): void {
  const { client, onFinish } = useOpenedChapter();
  const { isAnswered, at, steps } = place;
  const length = step !== undefined && 'right' in step ? step.right.length : 0;
  useEffect(() => {
    if (!isAnswered || !motion.on) return undefined;
    const goOn = () => (at + 1 === steps ? onFinish() : void client.do('next'));
    const timer = setTimeout(goOn, Math.max(shortestLook, length * perCharacter));
    return () => clearTimeout(timer);
  }, [isAnswered, at, motion.on]);
}

/** Focus follows the lesson: to the button that goes on, or to the panel where something is to be tried. */
function useFocusOnStep(
  section: { readonly current: HTMLElement | null },
  { at, isAnswered, kind }: LessonPlace,
  isFinished: boolean,
): void {
  useEffect(() => {
    const panel = section.current;
    const next = panel?.querySelector<HTMLElement>('.lesson-next');
    (next ?? panel)?.focus({ preventScroll: true });
    panel?.querySelector('.lesson-text')?.scrollTo(0, 0);
  }, [at, isAnswered, kind, isFinished]);
}
