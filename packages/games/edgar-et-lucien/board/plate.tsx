import cards from 'icon:card-play';
import megaphone from 'icon:megaphone';
import padlock from 'icon:padlock';
import purse from 'icon:wallet';
import { Icon } from '@manigance/ui/icon.tsx';
import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import type { ConditionId } from '../rules/victory.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import { conditionIcons } from './icons.ts';
import { laurel } from './laurel.ts';
import { characters } from './pawn.tsx';
import type { Props } from './props.ts';
import { WheelChip } from './wheel.tsx';
import { type BoardWords, wordsIn } from './words/index.ts';

/** The public numbers of a seat: popularity, offices, cards, and progress towards the four conditions. */
export function Plate({ seat, ...props }: Props & { readonly seat: number }) {
  const { view } = props.shown;
  const words = wordsIn(props.language);
  const player = view.players[seat];
  if (player === undefined) return undefined;
  if (player.gone) return <p class="el-gone">{words.plate.gone}</p>;
  const { money, programme } = player;
  return (
    <div class="el-plate-body">
      <p class="el-line">
        <span class="el-popularity">
          <Icon of={megaphone} />
          <span class="vh">{words.names.terms.popularity} </span>
          <b>
            <RollingNumber value={player.popularity} />
          </b>
          <i class="el-bar" aria-hidden="true">
            <i style={{ '--share': `${player.popularity}%` }} />
          </i>
        </span>
        <Badges view={view} seat={seat} words={words} />
      </p>
      <p class="el-line el-numbers">
        <span>
          <Icon of={cards} />
          <span class="vh">{words.plate.cards(player.cards)}</span>
          <b aria-hidden="true">{player.cards}</b>
        </span>
        <span>
          <Icon of={purse} />
          <span class="vh">
            {money === undefined ? words.plate.hidden : words.plate.money(words.cogs(money))}
          </span>
          <b aria-hidden="true">{money === undefined ? '?' : words.short(money)}</b>
        </span>
        {programme !== undefined && (
          <span class="el-revealed">
            <span class="vh">
              {words.plate.wheel(words.names.wheel[programme.edgar], words.names.wheel[programme.lucien])}
            </span>
            {characters.map((of) => (
              <WheelChip key={of} of={programme[of]} />
            ))}
          </span>
        )}
      </p>
      <ul class="el-conditions">
        {conditionsOf(view, seat).map((one) => (
          <li key={one.condition} class={`el-condition is-${one.state}`}>
            <span class="vh">{conditionText(one, words)}</span>
            <Icon of={conditionIcons[one.condition]} />
            <span class="el-count" aria-hidden="true">
              {conditionCount(one)}
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
  words,
}: {
  readonly view: Props['shown']['view'];
  readonly seat: number;
  readonly words: BoardWords;
}) {
  return (
    <span class="el-badges">
      {view.governor === seat && (
        <span title={words.plate.governor}>
          <Icon of={laurel} />
          <span class="vh">{words.plate.governor}</span>
        </span>
      )}
      {view.heritage === seat && (
        <span title={words.plate.heritage}>
          <Icon of={padlock} />
          <span class="vh">{words.plate.heritage}</span>
        </span>
      )}
      {view.firstPlayer === seat && (
        <span class="el-first" title={words.plate.first}>
          <b aria-hidden="true">1</b>
          <span class="vh">{words.plate.first}</span>
        </span>
      )}
    </span>
  );
}

const counted: readonly ConditionId[] = ['high_collector', 'influential_bureaucrat'];

function conditionCount({ condition, state, have, need }: Condition): string {
  if (state === 'unknown') return '?';
  return counted.includes(condition) ? `${have}/${need}` : '';
}

export function conditionText({ condition, state, have, need }: Condition, words: BoardWords): string {
  const { name } = words.names.conditions[condition];
  const word = {
    certificate: words.plate.certified,
    met: words.plate.met,
    not: words.plate.notMet,
    unknown: words.plate.unknown,
  };
  if (!counted.includes(condition) || have === undefined) return words.plate.condition(name, word[state]);
  const count =
    condition === 'high_collector'
      ? words.plate.districts(have, need)
      : words.plate.administrations(have, need);
  return words.plate.condition(name, `${count}, ${word[state]}`);
}
