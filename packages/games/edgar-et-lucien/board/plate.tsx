import cards from 'icon:card-play';
import megaphone from 'icon:megaphone';
import padlock from 'icon:padlock';
import purse from 'icon:wallet';
import { Icon } from '@manigance/ui/icon.tsx';
import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import type { ConditionId } from '../rules/victory.ts';
import { type Lamp, lamps } from './conditions.ts';
import type { Props } from './el.ts';
import { conditionIcons } from './icons.ts';
import { laurel } from './laurel.ts';
import { characters } from './pawn.tsx';
import { WheelChip } from './wheel.tsx';
import { type Said, saidIn } from './words/index.ts';

/** What everybody sees of a seat: popularity, offices, cards, and how far it is with the four conditions. */
export function Plate({ seat, ...props }: Props & { readonly seat: number }) {
  const { view } = props.shown;
  const said = saidIn(props.language);
  const player = view.players[seat];
  if (player === undefined) return undefined;
  if (player.gone) return <p class="el-gone">{said.plate.gone}</p>;
  const { money, programme } = player;
  return (
    <div class="el-plate-body">
      <p class="el-line">
        <span class="el-popularity">
          <Icon of={megaphone} />
          <span class="vh">{said.names.terms.popularity} </span>
          <b>
            <RollingNumber value={player.popularity} />
          </b>
          <i class="el-bar" aria-hidden="true">
            <i style={{ '--share': `${player.popularity}%` }} />
          </i>
        </span>
        <Badges view={view} seat={seat} said={said} />
      </p>
      <p class="el-line el-numbers">
        <span>
          <Icon of={cards} />
          <span class="vh">{said.plate.cards(player.cards)}</span>
          <b aria-hidden="true">{player.cards}</b>
        </span>
        <span>
          <Icon of={purse} />
          <span class="vh">
            {money === undefined ? said.plate.hidden : said.plate.money(said.cogs(money))}
          </span>
          <b aria-hidden="true">{money === undefined ? '?' : said.short(money)}</b>
        </span>
        {programme !== undefined && (
          <span class="el-revealed">
            <span class="vh">
              {said.plate.wheel(said.names.wheel[programme.edgar], said.names.wheel[programme.lucien])}
            </span>
            {characters.map((of) => (
              <WheelChip key={of} of={programme[of]} />
            ))}
          </span>
        )}
      </p>
      <ul class="el-conditions">
        {lamps(view, seat).map((lamp) => (
          <li key={lamp.condition} class={`el-condition is-${lamp.state}`}>
            <span class="vh">{spokenLamp(lamp, said)}</span>
            <Icon of={conditionIcons[lamp.condition]} />
            <span class="el-count" aria-hidden="true">
              {shortLamp(lamp)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Badges({
  view,
  seat,
  said,
}: {
  readonly view: Props['shown']['view'];
  readonly seat: number;
  readonly said: Said;
}) {
  return (
    <span class="el-badges">
      {view.governor === seat && (
        <span title={said.plate.governor}>
          <Icon of={laurel} />
          <span class="vh">{said.plate.governor}</span>
        </span>
      )}
      {view.heritage === seat && (
        <span title={said.plate.heritage}>
          <Icon of={padlock} />
          <span class="vh">{said.plate.heritage}</span>
        </span>
      )}
      {view.firstPlayer === seat && (
        <span class="el-first" title={said.plate.first}>
          <b aria-hidden="true">1</b>
          <span class="vh">{said.plate.first}</span>
        </span>
      )}
    </span>
  );
}

const counted: readonly ConditionId[] = ['high_collector', 'influential_bureaucrat'];

function shortLamp({ condition, state, have, need }: Lamp): string {
  if (state === 'unknown') return '?';
  return counted.includes(condition) ? `${have}/${need}` : '';
}

export function spokenLamp({ condition, state, have, need }: Lamp, said: Said): string {
  const { name } = said.names.conditions[condition];
  const word = {
    certificate: said.plate.certified,
    met: said.plate.met,
    not: said.plate.notMet,
    unknown: said.plate.unknown,
  };
  if (!counted.includes(condition) || have === undefined) return said.plate.condition(name, word[state]);
  const count =
    condition === 'high_collector'
      ? said.plate.districts(have, need)
      : said.plate.administrations(have, need);
  return said.plate.condition(name, `${count}, ${word[state]}`);
}
