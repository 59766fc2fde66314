import cards from 'icon:card-play';
import megaphone from 'icon:megaphone';
import padlock from 'icon:padlock';
import purse from 'icon:wallet';
import { Icon } from '@manigance/ui/icon.tsx';
import { laurel } from '@manigance/ui/laurel.ts';
import { type PlateFigure, PlateFigures } from '@manigance/ui/plate-figures.tsx';
import { RollingNumber } from '@manigance/ui/rolling-number.tsx';
import type { ConditionId } from '../rules/victory.ts';
import { type Condition, conditionsOf } from './conditions.ts';
import { explains } from './guide/explains.ts';
import { conditionIcons } from './icons.ts';
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
        <span class="el-popularity" {...explains('popularity')}>
          <Icon of={megaphone} />
          <span class="vh">{words.names.terms.popularity} </span>
          <b>
            <RollingNumber value={player.popularity} />
          </b>
        </span>
        <Badges view={view} seat={seat} words={words} />
      </p>
      <p class="el-line el-numbers">
        <span {...explains('cards')}>
          <Icon of={cards} />
          <span class="vh">{words.plate.cards(player.cards)}</span>
          <b aria-hidden="true">{player.cards}</b>
        </span>
        <span {...explains('purse')}>
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
      <PlateFigures figures={conditionsOf(view, seat).map((one) => conditionFigure(one, words))} />
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
        <span {...explains('governor')}>
          <Icon of={laurel} />
          <span class="vh">{words.plate.governor}</span>
        </span>
      )}
      {view.heritage === seat && (
        <span {...explains('heritage')}>
          <Icon of={padlock} />
          <span class="vh">{words.plate.heritage}</span>
        </span>
      )}
      {view.firstPlayer === seat && (
        <span class="el-first" {...explains('first')}>
          <b aria-hidden="true">1</b>
          <span class="vh">{words.plate.first}</span>
        </span>
      )}
    </span>
  );
}

const counted: readonly ConditionId[] = ['high_collector', 'influential_bureaucrat'];

const figureStates = { certificate: 'kept', met: 'met', not: undefined, unknown: undefined } as const;

/** EL-19.2 How far a condition is. A certificate for a closed purse shows a tick. */
function conditionFigure(one: Condition, words: BoardWords): PlateFigure {
  const { condition, state, have, need, isNear } = one;
  const said = conditionText(one, words);
  const figure = condition === 'wealthy_dandy' ? words.short : String;
  return {
    id: condition,
    label: words.plate.figures[condition],
    mark: <Icon of={conditionIcons[condition]} />,
    value:
      have === undefined ? (
        state === 'certificate' ? (
          '✓'
        ) : (
          '?'
        )
      ) : (
        <RollingNumber value={have} format={figure} />
      ),
    need: counted.includes(condition) ? `${need}` : undefined,
    state: isNear ? 'near' : figureStates[state],
    says: isNear ? `${said}, ${words.plate.near}` : said,
    explained: condition,
  };
}

/** A condition and its progress in words. */
export function conditionText({ condition, state, have, need }: Condition, words: BoardWords): string {
  const { name } = words.names.conditions[condition];
  const word = {
    certificate: words.plate.certified,
    met: words.plate.met,
    not: words.plate.notMet,
    unknown: words.plate.unknown,
  };
  if (have === undefined) return words.plate.condition(name, word[state]);
  const count = {
    wealthy_dandy: words.cogs(have),
    high_collector: words.plate.districts(have, need),
    influential_bureaucrat: words.plate.administrations(have, need),
    grand_zealot: words.plate.popularity(have),
  };
  return words.plate.condition(name, `${count[condition]}, ${word[state]}`);
}
