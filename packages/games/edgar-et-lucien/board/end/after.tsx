import { Icon } from '@manigance/ui/icon.tsx';
import type { SchemeId } from '../../rules/cards.ts';
import { type Condition, conditionsOf, isFulfilled } from '../conditions.ts';
import { explains } from '../guide/explains.ts';
import { conditionIcons, schemeIcons } from '../icons.ts';
import { SeatName } from '../pawn.tsx';
import { conditionText } from '../plate.tsx';
import type { Props } from '../props.ts';
import { type BoardWords, wordsIn } from '../words/index.ts';

/** The result: conditions, purse and hand of every player. */
export function After(props: Props) {
  const { shown, language } = props;
  const words = wordsIn(language);
  const { view, outcome } = shown;
  if (outcome === undefined) return undefined;
  const seats = view.players.map((_, seat) => seat);
  const order = seats.toSorted((one, other) => place(props, other) - place(props, one));
  return (
    <div class="el-after">
      <p class="el-after-why">{words.after.rule}</p>
      <ol class="el-after-seats">
        {order.map((seat) => (
          <Seat key={seat} seat={seat} props={props} words={words} />
        ))}
      </ol>
      {view.deckCards !== undefined && view.deckCards.length > 0 && (
        <details>
          <summary>{words.after.deck}</summary>
          <Cards cards={view.deckCards.toReversed()} words={words} />
        </details>
      )}
    </div>
  );
}

/** Sort key: winners first, then by progress. */
function place({ shown: { view, outcome } }: Props, seat: number): number {
  const lit = conditionsOf(view, seat).filter(isFulfilled).length;
  return (
    (outcome?.winners.includes(seat) === true ? 100 : 0) +
    lit * 10 +
    (view.players[seat]?.districts.length ?? 0) / 10
  );
}

function Seat({
  seat,
  props,
  words,
}: {
  readonly seat: number;
  readonly props: Props;
  readonly words: BoardWords;
}) {
  const { view, outcome } = props.shown;
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const all = conditionsOf(view, seat);
  const won = outcome?.winners.includes(seat) === true;
  return (
    <li class={`el-after-seat ${won ? 'is-winner' : ''}`}>
      <div class="el-after-head">
        <SeatName seat={seat} />
        {won && <span class="el-triumph">{words.after.winner}</span>}
        <b class="el-after-score">{words.after.score(all.filter(isFulfilled).length)}</b>
      </div>
      <ul class="el-after-lamps">
        {all.map((one) => (
          <li key={one.condition}>
            <span class={`el-condition is-${one.state}`} {...explains(one.condition)}>
              <Icon of={conditionIcons[one.condition]} />
            </span>
            <span class="vh">{conditionText(one, words)}</span>
            <span aria-hidden="true">
              {words.names.conditions[one.condition].name}
              <small>{amountOf(one, words, view.governor === seat)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p class="el-after-hand">
        <span class="el-quiet">{words.after.hand}</span>{' '}
        {player.hand === undefined || player.hand.length === 0 ? words.after.noCards : undefined}
      </p>
      {player.hand !== undefined && player.hand.length > 0 && <Cards cards={player.hand} words={words} />}
    </li>
  );
}

function amountOf({ condition, state, have, need }: Condition, words: BoardWords, governs: boolean): string {
  const counted = words.after.of(words.number(have ?? 0), words.number(need));
  const governor = condition === 'grand_zealot' && governs ? `${words.plate.governor}, ` : '';
  const lacksOffice = condition === 'grand_zealot' && state === 'not' && (have ?? 0) >= need;
  const note = lacksOffice ? words.after.notGovernor : state === 'certificate' && words.after.byCertificate;
  return `${governor}${counted}${note ? `, ${note}` : ''}`;
}

function Cards({ cards, words }: { readonly cards: readonly SchemeId[]; readonly words: BoardWords }) {
  return (
    <ul class="el-after-cards">
      {cards.map((id, at) => (
        <li key={`${id} ${at}`} data-card={id}>
          <Icon of={schemeIcons[id]} />
          {words.names.schemes[id].name}
        </li>
      ))}
    </ul>
  );
}
