import cards from 'icon:card-play';
import padlock from 'icon:padlock';
import { Icon } from '@manigance/ui/icon.tsx';
import type { ComponentChildren } from 'preact';
import { conditionIds } from '../rules/victory.ts';
import { needs } from './conditions.ts';
import type { Props } from './el.ts';
import { conditionIcons } from './icons.ts';
import { SeatName } from './pawn.tsx';
import { type Said, saidIn } from './words/index.ts';

/** What lies beside the board for all: the four certificates, the Heritage Protection card, the deck. */
export function Commons(props: Props) {
  const { view } = props.shown;
  const said = saidIn(props.language);
  const need = needs(view);
  const short = {
    wealthy_dandy: said.city.dandy(said.number(need.wealthy_dandy)),
    high_collector: said.city.districts(need.high_collector),
    influential_bureaucrat: said.city.administrations(need.influential_bureaucrat),
    grand_zealot: said.city.zealot,
  };
  return (
    <ul class="el-commons" aria-label={said.names.terms.certificate}>
      {conditionIds.map((condition) => (
        <Common
          key={condition}
          icon={conditionIcons[condition]}
          name={said.names.conditions[condition].name}
          holder={view.certificates[condition]}
          said={said}
        >
          {short[condition]}
        </Common>
      ))}
      <Common
        icon={padlock}
        name={said.names.actions.heritage_protection.name}
        holder={view.heritage}
        said={said}
      >
        {said.city.protects}
      </Common>
      <li class="el-deck">
        <Icon of={cards} /> <span>{said.city.deck(view.deck)}</span>
        {view.discard.length > 0 && <span>{said.city.discard(view.discard.length)}</span>}
      </li>
    </ul>
  );
}

function Common({
  icon,
  name,
  holder,
  said,
  children,
}: {
  readonly icon: string;
  readonly name: string;
  readonly holder: number | undefined;
  readonly said: Said;
  readonly children: ComponentChildren;
}) {
  return (
    <li class={`el-common ${holder === undefined ? '' : 'is-held'}`}>
      <Icon of={icon} />
      <b class="el-common-name">{name}</b>
      <span class="el-common-what">{children}</span>
      <span class="el-holder">
        {holder === undefined ? (
          said.city.free
        ) : (
          // A new holder turns the card over.
          <span key={holder} class="el-turned">
            <SeatName seat={holder} />
          </span>
        )}
      </span>
    </li>
  );
}
