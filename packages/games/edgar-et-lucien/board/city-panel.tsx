import cards from 'icon:card-play';
import { Icon } from '@manigance/ui/icon.tsx';
import type { ComponentChildren } from 'preact';
import { conditionIds } from '../rules/victory.ts';
import { explains } from './guide/explains.ts';
import { SeatName } from './pawn.tsx';
import { Picture } from './picture.tsx';
import type { Props } from './props.ts';
import { type BoardWords, wordsIn } from './words/index.ts';

/** The common cards beside the board: four certificates, Heritage Protection, the deck. */
export function CityPanel(props: Props) {
  const { view } = props.shown;
  const words = wordsIn(props.language);
  const short = {
    wealthy_dandy: words.city.dandy(words.number(view.needs.wealthy_dandy)),
    high_collector: words.city.districts(view.needs.high_collector),
    influential_bureaucrat: words.city.administrations(view.needs.influential_bureaucrat),
    grand_zealot: words.city.zealot,
  };
  return (
    <ul class="el-commons" aria-label={words.names.terms.certificate}>
      {conditionIds.map((condition) => (
        <Common
          key={condition}
          card={condition}
          picture={<Picture of={`cert_${condition}`} group="certificates" size="s" />}
          name={words.names.conditions[condition].name}
          holder={view.certificates[condition]}
          words={words}
        >
          {short[condition]}
        </Common>
      ))}
      <Common
        card="heritage_protection"
        picture={<Picture of="heritage_protection" group="commons" size="s" />}
        name={words.names.actions.heritage_protection.name}
        holder={view.heritage}
        words={words}
      >
        {words.city.protects}
      </Common>
      <li class="el-deck" {...explains('cards')}>
        <Icon of={cards} /> <span>{words.city.deck(view.deck)}</span>
        {view.discard.length > 0 && <span>{words.city.discard(view.discard.length)}</span>}
      </li>
    </ul>
  );
}

function Common({
  card,
  picture,
  name,
  holder,
  words,
  children,
}: {
  readonly card: string;
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly holder: number | undefined;
  readonly words: BoardWords;
  readonly children: ComponentChildren;
}) {
  return (
    <li class={`el-common ${holder === undefined ? '' : 'is-held'}`} data-card={card}>
      <b class="el-common-name">{name}</b>
      {picture}
      <span class="el-common-what">{children}</span>
      <span class="el-holder">
        {holder === undefined ? (
          words.city.free
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
