import type { Seat } from '@manigance/core';
import { Token } from '@manigance/ui/seats.tsx';
import type { AmOutcome } from '../../rules/index.ts';
import type { PersonalityId } from '../../rules/personalities.ts';
import type { Score } from '../../rules/victory.ts';
import { boardContext, type Props } from '../board-context.ts';
import { Progress } from '../personality.tsx';
import { PersonalityPicture } from '../picture.tsx';
import type { BoardWords } from '../words/index.ts';

/** The result: Personalities, progress towards their goals, and the table of points. */
export function After(props: Props) {
  const { words } = boardContext(props);
  const outcome = props.shown.outcome as AmOutcome | undefined;
  if (outcome === undefined) return undefined;
  const { personalities, winners, points } = outcome;
  const seats = personalities.map((_, seat) => seat);
  const order = seats.toSorted(
    (one, other) =>
      Number(winners.includes(other)) - Number(winners.includes(one)) ||
      (points?.[other] ?? 0) - (points?.[one] ?? 0),
  );
  return (
    <div class="am-after">
      <h3>{words.afterTitle}</h3>
      <ul class="am-unmasked">
        {order.map((seat) => (
          <Unmasked
            key={seat}
            seat={seat}
            held={personalities[seat] as PersonalityId}
            won={winners.includes(seat)}
            props={props}
          />
        ))}
      </ul>
      <h3>{words.afterPoints}</h3>
      {points === undefined && <p class="aside">{words.afterNoPoints}</p>}
      <Scores order={order} props={props} />
    </div>
  );
}

function Unmasked({
  seat,
  held,
  won,
  props,
}: {
  readonly seat: Seat;
  readonly held: PersonalityId;
  readonly won: boolean;
  readonly props: Props;
}) {
  const { words, names, nameOf } = boardContext(props);
  const { view } = props.shown;
  const { name, text } = names.personalities[held];
  const { goal: progress, hand = [] } = view.players[seat] ?? {};
  return (
    <li class={`am-mask ${won ? 'is-won' : ''}`}>
      <PersonalityPicture of={held} />
      <p class="am-mask-who">
        <Token seat={seat} /> {nameOf(seat)}
      </p>
      <h4>{name}</h4>
      <p class="am-goal-text">{text(view.players.length)}</p>
      {progress !== undefined && <Progress progress={progress} words={words} />}
      <p class="am-held">
        <b>{words.afterHand}</b>{' '}
        {hand.length === 0 ? words.none : hand.map((card) => names.cards[card].name).join(', ')}
      </p>
    </li>
  );
}

/** The rows of the table of points. */
const scoreRows: readonly {
  readonly title: keyof BoardWords & `after${string}`;
  readonly cell: (score: Score) => string;
}[] = [
  { title: 'afterMinions', cell: ({ minions, each }) => `${minions} × ${each}` },
  { title: 'afterBuildings', cell: ({ buildings }) => `${buildings}` },
  { title: 'afterMoney', cell: ({ money }) => `${money}` },
  { title: 'afterLoans', cell: ({ loans }) => `${loans}`.replace('-', '−') },
  { title: 'afterPoints', cell: ({ points }) => `${points}` },
];

function Scores({ order, props }: { readonly order: readonly Seat[]; readonly props: Props }) {
  const { words, nameOf } = boardContext(props);
  const { players } = props.shown.view;
  return (
    <div class="am-scores" role="region" aria-label={words.afterPoints} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col">
                <Token seat={seat} /> <span class="vh-narrow">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scoreRows.map(({ title, cell }) => (
            <tr key={title} class={title === 'afterPoints' ? 'is-total' : ''}>
              <th scope="row">{words[title]}</th>
              {order.map((seat) => {
                const score = players[seat]?.score;
                return <td key={seat}>{score && cell(score)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
