import type { GameEvent } from '@manigance/core';
import type { AnyBoard, BoardProps } from '@manigance/ui/board-props.ts';
import type { ToldPoint, ToldStory } from '../../advice/story.ts';
import type { MatchClient } from '../../match/match-client.ts';
import { hrefOf } from '../../routes.ts';
import { useEndWords } from './words.ts';

/** Sentences of a turning point; the replay has the rest. */
const mostLines = 3;

/** The turning points: moves are circles, chance is a square. Each opens the replay at its turn. */
export function TurningPoints({
  story: { points },
  client,
  board,
  props,
}: {
  readonly story: ToldStory;
  readonly client: MatchClient;
  readonly board: AnyBoard;
  readonly props: BoardProps;
}) {
  return (
    <ol class="turning-points">
      {points.map((point, at) => (
        <li key={point.from}>
          <Point point={point} number={at + 1} client={client} board={board} props={props} />
        </li>
      ))}
    </ol>
  );
}

function Point({
  point,
  number,
  client: { replayed },
  board,
  props,
}: {
  readonly point: ToldPoint;
  readonly number: number;
  readonly client: MatchClient;
  readonly board: AnyBoard;
  readonly props: BoardProps;
}) {
  const words = useEndWords();
  const { text, names, language, shown } = props;
  const { kind, seat, from, peak, change, events, history } = point;
  const lines = mainEvents(events, board).map((event) => text.event(event, names));
  const heading = board.following?.turns([...history, ...events], language, names).at(-1)?.heading;
  const mine = names.reader;
  /** Whose chance it tells: the viewer's, or that of the seat that turned it. */
  const of = mine ?? seat;
  const cause = kind === 'chance' ? words.isChance : seat === mine ? words.isMine : words.isMove(names(seat));
  const said = (
    <>
      <span class={`turning-number is-${kind}`} aria-hidden="true">
        {number}
      </span>
      <span class="turning-text">
        <span class="turning-when">{heading ?? words.move(peak)}</span>
        <span>{lines.join(' ')}</span>
        <small>{cause}</small>
      </span>
      <b class="turning-change">
        {words.change(of === mine ? words.you : names(of), Math.round((change[of] ?? 0) * 100))}
      </b>
    </>
  );
  if (replayed === undefined || shown.outcome === undefined) return <div class="turning-point">{said}</div>;
  return (
    <a class="turning-point" href={hrefOf({ at: 'replay', of: { ...replayed, move: from } })}>
      {said}
      <span class="vh">, {words.watch}</span>
    </a>
  );
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
