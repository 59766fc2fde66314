import type { StepText, TryText } from '@manigance/core/lessons';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useSettings } from '@manigance/ui/settings.ts';
import { useStore } from '@manigance/ui/store.ts';
import { useLoad } from '@manigance/ui/use-load.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { learnerSeated } from '../screens/lessons/learner-seated.ts';
import { LessonClient } from '../screens/lessons/lesson-client.ts';
import { useOpened } from '../screens/lessons/use-opened.ts';
import type { LoadedGame } from '../table/table-layout.tsx';
import { loadGame } from '../table/table-screen.tsx';
import { emphasised } from '../text/emphasised.tsx';
import { FigureBoard } from './figure-board.tsx';
import { useBookWords } from './words.ts';

/** How far from the window a figure is drawn ahead. */
const ahead = '400px';

/** A figure of the book: the board with a caption, and a question where it is an example. */
export function BookFigure({
  game,
  figure,
  part,
  text,
}: {
  readonly game: string;
  readonly figure: string;
  readonly part: string;
  readonly text: StepText;
}) {
  const words = useBookWords();
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    if (frame.current !== null) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <figure ref={frame} class="book-figure" data-part={part} tabIndex={-1}>
      {isNear ? <Drawn game={game} figure={figure} text={text} /> : <div class="figure-room" />}
      {!('ask' in text) && <figcaption>{emphasised(text.say)}</figcaption>}
      {!isNear && 'ask' in text && <figcaption>{words.drawing}</figcaption>}
    </figure>
  );
}

function Drawn({
  game,
  figure,
  text,
}: {
  readonly game: string;
  readonly figure: string;
  readonly text: StepText;
}) {
  const words = useBookWords();
  const { name, language } = useSettings();
  const loaded = useLoad(() => loadGame(game, language), [game, language]);
  const client = useOpened(() => {
    const seated = (viewer: number, seats: number) => learnerSeated(game, name, viewer, seats);
    return LessonClient.begin(game, { type: 'openLesson', game, figure }, seated);
  }, [game, figure]);
  if (loaded === undefined || client === undefined || client === 'missing')
    return <div class="figure-room">{words.drawing}</div>;
  return 'ask' in text ? (
    <Example game={loaded} client={client} text={text} />
  ) : (
    <FigureBoard game={loaded} client={client} isStill />
  );
}

/** A board that can be played on, its question, and the answers as buttons. */
function Example({
  game,
  client,
  text,
}: {
  readonly game: LoadedGame;
  readonly client: LessonClient;
  readonly text: TryText;
}) {
  const words = useBookWords();
  const { shown, isAnswered, wrong } = useStore(client.place);
  const names = Object.assign((seat: number) => client.nameOf(seat), { reader: Number(shown.viewer) });
  const tell = (move: Parameters<typeof client.play>[0]) => game.words.text.move(move, shown.view, names);
  return (
    <>
      <FigureBoard game={game} client={client} />
      <figcaption class="book-example">
        <p>{emphasised(text.say)}</p>
        <p class="book-ask">
          <Glyph of="play" />
          <b>{text.ask}</b>
        </p>
        <ul class="book-answers" aria-label={words.answers}>
          {(shown.asked?.options ?? []).map((move) => (
            <li key={JSON.stringify(move)}>
              <button type="button" class="btn" onClick={() => void client.play(move)}>
                {tell(move)}
              </button>
            </li>
          ))}
        </ul>
        {wrong !== undefined && (
          <p key={JSON.stringify(wrong.move)} class="book-wrong" role="alert">
            <Glyph of="close" />
            <span>
              <b>{words.not}</b> {emphasised(text.wrong[wrong.why] ?? '')}
            </span>
          </p>
        )}
        <div role="status">
          {isAnswered && (
            <p class="book-right">
              <Glyph of="tick" />
              <span>
                <b>{words.right}</b> {emphasised(text.right)}
              </span>
            </p>
          )}
        </div>
        {isAnswered && (
          <button type="button" class="btn" onClick={() => void client.do('back')}>
            {words.again}
          </button>
        )}
      </figcaption>
    </>
  );
}
