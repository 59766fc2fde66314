import { Icon } from '@manigance/ui/icon.tsx';
import type { SchemeId } from '../rules/cards.ts';
import { districtsHeld, type Lamp, lamps } from './conditions.ts';
import { conditionIcons, schemeIcons } from './icons.ts';
import { SeatName } from './pawn.tsx';
import { spokenLamp } from './plate.tsx';
import type { Props } from './props.ts';
import { type BoardWords, wordsIn } from './words/index.ts';

/** Who won and why: the four conditions of everybody, every purse and every hand laid open. */
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

/** Winners first, then whoever was closest. */
function place({ shown: { view, outcome } }: Props, seat: number): number {
  const lit = lamps(view, seat).filter(isLit).length;
  return (
    (outcome?.winners.includes(seat) === true ? 100 : 0) + lit * 10 + districtsHeld(view, seat).length / 10
  );
}

function isLit({ state }: Lamp): boolean {
  return state === 'met' || state === 'certificate';
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
  const all = lamps(view, seat);
  const won = outcome?.winners.includes(seat) === true;
  return (
    <li class={`el-after-seat ${won ? 'is-winner' : ''}`}>
      <div class="el-after-head">
        <SeatName seat={seat} />
        {won && <span class="el-triumph">{words.after.winner}</span>}
        <b class="el-after-score">{words.after.score(all.filter(isLit).length)}</b>
      </div>
      <ul class="el-after-lamps">
        {all.map((lamp) => (
          <li key={lamp.condition}>
            <span class={`el-condition is-${lamp.state}`}>
              <Icon of={conditionIcons[lamp.condition]} />
            </span>
            <span class="vh">{spokenLamp(lamp, words)}</span>
            <span aria-hidden="true">
              {words.names.conditions[lamp.condition].name}
              <small>{amountOf(lamp, words, view.governor === seat)}</small>
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

function amountOf({ condition, state, have, need }: Lamp, words: BoardWords, governs: boolean): string {
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
        <li key={`${id} ${at}`}>
          <Icon of={schemeIcons[id]} />
          {words.names.schemes[id].name}
        </li>
      ))}
    </ul>
  );
}
