import type { GameEvent } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import { useId } from 'preact/hooks';
import type { ShownPoint, ShownStory } from '../../advice/story.ts';
import type { MatchClient } from '../../match/match-client.ts';
import { markOf } from './marks.ts';
import { WatchFrom } from './watch-from.tsx';
import { useEndWords } from './words.ts';

/** Sentences of a turning point; the replay has the rest. */
const mostLines = 3;

interface PointsProps {
  readonly story: ShownStory;
  readonly client: MatchClient;
  readonly board: AnyBoard;
  readonly props: BoardProps;
  readonly onWatch?: (move: number) => void;
}

/** The turning points, moves and chance kept apart. Each opens the replay at its turn. */
export function TurningPoints(all: PointsProps) {
  const words = useEndWords();
  return (
    <div class="turning-points">
      <Turns {...all} kind="move" title={words.moves} />
      <Turns {...all} kind="chance" title={words.strokes} />
    </div>
  );
}

function Turns({
  kind,
  title,
  ...all
}: PointsProps & { readonly kind: ShownPoint['kind']; readonly title: string }) {
  const { points } = all.story;
  const head = useId();
  if (!points.some((point) => point.kind === kind)) return undefined;
  return (
    <section aria-labelledby={head}>
      <h4 id={head}>{title}</h4>
      <ol>
        {points.map(
          (point, at) =>
            point.kind === kind && (
              <li key={point.from}>
                <Point {...all} point={point} mark={markOf(points, at)} />
              </li>
            ),
        )}
      </ol>
    </section>
  );
}

function Point({
  point,
  mark,
  story,
  client: { replayed },
  board,
  props,
  onWatch,
}: PointsProps & { readonly point: ShownPoint; readonly mark: string }) {
  const words = useEndWords();
  const { text, names, language } = props;
  const { kind, seat, from, peak, change, events, history } = point;
  const lines = mainEvents(events, board).map((event) => text.event(event, names));
  const heading = board.following?.turns([...history, ...events], language, names).at(-1)?.heading;
  const mine = names.reader;
  const of = kind === 'move' ? seat : (mine ?? largestOf(change));
  const cause = kind === 'chance' ? words.isChance : seat === mine ? words.isMine : words.isMove(names(seat));
  const chosen = kind === 'move' ? story.decisions.find(({ number }) => number === peak - 1) : undefined;
  return (
    <WatchFrom class="turning-point" move={from} replayed={replayed} onWatch={onWatch}>
      <span class={`turning-number is-${kind}`} aria-hidden="true">
        {mark}
      </span>
      <span class="turning-text">
        <span class="turning-when">{heading ?? words.move(peak)}</span>
        <span>{lines.join(' ')}</span>
        {chosen && <span>{words.better(text.move(chosen.best, chosen.view, names))}</span>}
        <small>{cause}</small>
      </span>
      <b class="turning-change">
        {words.change(of === mine ? words.you : names(of), Math.round((change[of] ?? 0) * 100))}
      </b>
    </WatchFrom>
  );
}

function largestOf(change: readonly number[]): number {
  const most = Math.max(...change.map(Math.abs));
  return change.findIndex((one) => Math.abs(one) === most);
}

/** The events that matter most, in the order of the match. */
function mainEvents(events: readonly GameEvent[], { following }: AnyBoard): readonly GameEvent[] {
  const weigh = following?.weight ?? (() => 1);
  const heaviest = events
    .filter((event) => weigh(event) > 0)
    .toSorted((one, other) => weigh(other) - weigh(one))
    .slice(0, mostLines);
  return events.filter((event) => heaviest.includes(event));
}
