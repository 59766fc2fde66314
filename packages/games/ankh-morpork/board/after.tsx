import type { Seat } from '@manigance/core';
import { Token } from '@manigance/ui/seats.tsx';
import type { AmOutcome } from '../rules/index.ts';
import type { PersonalityId } from '../rules/personalities.ts';
import { Meter } from './secret.tsx';
import { type Props, speakerOf } from './speaker.ts';
import { goalOf, scoreOf } from './standing.ts';

/** Who everybody was, how near they came, and how the points add up. */
export function After(props: Props) {
  const { words } = speakerOf(props);
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
  const { words, names, nameOf } = speakerOf(props);
  const { view } = props.shown;
  const { name, text } = names.personalities[held];
  const { goal, have, need } = goalOf(view, seat, held);
  const hand = view.players[seat]?.hand ?? [];
  return (
    <li class={`am-mask ${won ? 'is-won' : ''}`}>
      <p class="am-mask-who">
        <Token seat={seat} /> {nameOf(seat)}
      </p>
      <h4>{name}</h4>
      <p class="am-goal-text">{text(view.players.length)}</p>
      <p class="am-goal">
        {goal === 'exhaustion' ? words.progress.exhaustion(have) : words.progress[goal](have, need)}
      </p>
      {goal !== 'exhaustion' && <Meter have={have} need={need} />}
      <p class="am-held">
        <b>{words.afterHand}</b>{' '}
        {hand.length === 0 ? words.none : hand.map((card) => names.cards[card].name).join(', ')}
      </p>
    </li>
  );
}

function Scores({ order, props }: { readonly order: readonly Seat[]; readonly props: Props }) {
  const { words, nameOf } = speakerOf(props);
  return (
    <div class="am-scores" role="region" aria-label={words.afterPoints} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col">
                <Token seat={seat} /> <span>{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ScoreRow
            title={words.afterMinions}
            order={order}
            cell={(seat) => {
              const { minions, each } = scoreOf(props.shown.view, seat);
              return `${minions} × ${each}`;
            }}
          />
          <ScoreRow
            title={words.afterBuildings}
            order={order}
            cell={(seat) => `${scoreOf(props.shown.view, seat).buildings}`}
          />
          <ScoreRow
            title={words.afterMoney}
            order={order}
            cell={(seat) => `${scoreOf(props.shown.view, seat).money}`}
          />
          <ScoreRow
            title={words.afterLoans}
            order={order}
            cell={(seat) => `${scoreOf(props.shown.view, seat).loans}`.replace('-', '−')}
          />
          <ScoreRow
            total
            title={words.afterPoints}
            order={order}
            cell={(seat) => `${scoreOf(props.shown.view, seat).points}`}
          />
        </tbody>
      </table>
    </div>
  );
}

function ScoreRow({
  title,
  order,
  cell,
  total = false,
}: {
  readonly title: string;
  readonly order: readonly Seat[];
  readonly cell: (seat: Seat) => string;
  readonly total?: boolean;
}) {
  return (
    <tr class={total ? 'is-total' : ''}>
      <th scope="row">{title}</th>
      {order.map((seat) => (
        <td key={seat}>{cell(seat)}</td>
      ))}
    </tr>
  );
}
