import { Icon } from '@manigance/ui/icon.tsx';
import type { SchemeId } from '../rules/schemes.ts';
import { districtsHeld, type Lamp, lamps } from './conditions.ts';
import type { Props } from './el.ts';
import { conditionIcons, schemeIcons } from './icons.ts';
import { SeatName } from './pawn.tsx';
import { spokenLamp } from './plate.tsx';
import { type Said, saidIn } from './words/index.ts';

/** Who won and why: the four conditions of everybody, every purse and every hand laid open. */
export function After(props: Props) {
  const { shown, language } = props;
  const said = saidIn(language);
  const { view, outcome } = shown;
  if (outcome === undefined) return undefined;
  const seats = view.players.map((_, seat) => seat);
  const order = seats.toSorted((one, other) => place(props, other) - place(props, one));
  return (
    <div class="el-after">
      <p class="el-after-why">{said.after.rule}</p>
      <ol class="el-after-seats">
        {order.map((seat) => (
          <Seat key={seat} seat={seat} props={props} said={said} />
        ))}
      </ol>
      {view.deckCards !== undefined && view.deckCards.length > 0 && (
        <details>
          <summary>{said.after.deck}</summary>
          <Cards cards={view.deckCards.toReversed()} said={said} />
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

function Seat({ seat, props, said }: { readonly seat: number; readonly props: Props; readonly said: Said }) {
  const { view, outcome } = props.shown;
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const all = lamps(view, seat);
  const won = outcome?.winners.includes(seat) === true;
  return (
    <li class={`el-after-seat ${won ? 'is-winner' : ''}`}>
      <div class="el-after-head">
        <SeatName seat={seat} />
        {won && <span class="el-triumph">{said.after.winner}</span>}
        <b class="el-after-score">{said.after.score(all.filter(isLit).length)}</b>
      </div>
      <ul class="el-after-lamps">
        {all.map((lamp) => (
          <li key={lamp.condition}>
            <span class={`el-condition is-${lamp.state}`}>
              <Icon of={conditionIcons[lamp.condition]} />
            </span>
            <span class="vh">{spokenLamp(lamp, said)}</span>
            <span aria-hidden="true">
              {said.names.conditions[lamp.condition].name}
              <small>{amountOf(lamp, said, view.governor === seat)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p class="el-after-hand">
        <span class="el-quiet">{said.after.hand}</span>{' '}
        {player.hand === undefined || player.hand.length === 0 ? said.after.noCards : undefined}
      </p>
      {player.hand !== undefined && player.hand.length > 0 && <Cards cards={player.hand} said={said} />}
    </li>
  );
}

function amountOf({ condition, state, have, need }: Lamp, said: Said, governs: boolean): string {
  const counted = said.after.of(said.number(have ?? 0), said.number(need));
  const governor = condition === 'grand_zealot' && governs ? `${said.plate.governor}, ` : '';
  const lacksOffice = condition === 'grand_zealot' && state === 'not' && (have ?? 0) >= need;
  const note = lacksOffice ? said.after.notGovernor : state === 'certificate' && said.after.byCertificate;
  return `${governor}${counted}${note ? `, ${note}` : ''}`;
}

function Cards({ cards, said }: { readonly cards: readonly SchemeId[]; readonly said: Said }) {
  return (
    <ul class="el-after-cards">
      {cards.map((id, at) => (
        <li key={`${id} ${at}`}>
          <Icon of={schemeIcons[id]} />
          {said.names.schemes[id].name}
        </li>
      ))}
    </ul>
  );
}
