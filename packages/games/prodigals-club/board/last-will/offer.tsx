import { PlaceMarks } from '@manigance/ui/marks.tsx';
import { useState } from 'preact/hooks';
import { type BoardContext, namesOf } from '../board-context.ts';
import { CardSheet } from '../card.tsx';
import { type OfferPlace, offerPlaces, type Space, spacesOf } from '../from-game.ts';
import { Hat } from '../hat.tsx';
import { Slot, SpaceButton, spaceLabel } from '../space.tsx';
import { LwCardLine, labelRest } from './card.tsx';
import { LwMark } from './mark.tsx';
import { Marks } from './marks.tsx';
import { lastWillWords } from './words/index.ts';

/** LW-8.3 The places of Last Will: first those with a card to take, then the others. */
export function Offer({ table }: { readonly table: BoardContext }) {
  const own = lastWillWords(table.props.language);
  const here = spacesOf(table.view).filter(({ board }) => board === 'last-will');
  const withCard = here.filter(({ id }) => isOffer(id));
  return (
    <section class="pc-lw-offer" aria-label={own.offer}>
      <div class="pc-h3">
        <h3>{own.offer}</h3>
      </div>
      <div class="pc-lot-list pc-lw-lots">
        {withCard.map((space) => (
          <OfferButton key={space.id} table={table} space={space} />
        ))}
      </div>
      <div class="pc-spaces pc-lw-places">
        {here
          .filter(({ id }) => !isOffer(id))
          .map((space) => (
            <SpaceButton
              key={space.id}
              table={table}
              space={space}
              marks={<Marks effect={space.effect} words={table.words} />}
            >
              {space.activity && <LwMark of={space.activity} class="pc-lw-activity" />}
            </SpaceButton>
          ))}
      </div>
    </section>
  );
}

function isOffer(id: string): id is OfferPlace {
  return offerPlaces.some((place) => place === id);
}

function OfferButton({ table, space }: { readonly table: BoardContext; readonly space: Space }) {
  const { choosing, view, words, names, props } = table;
  const own = lastWillWords(props.language);
  const [reading, setReading] = useState(false);
  const card = view.lastWill?.offer[space.id as OfferPlace];
  const letter = space.id.startsWith('lw-wild') ? own.wildPlace : space.id.slice(-1);
  const takers = view.boys[space.id] ?? [];
  if (card === undefined) {
    return (
      <p class="pc-lot is-gone">
        <PlaceMarks marks={props.marks} place={space.id} />
        <b class="pc-lot-letter">{letter}</b>
        <span class="pc-lot-cards">
          {takers.length > 0 ? own.takenPlace : own.emptyPlace}
          {takers.length > 0 && <span class="vh"> {words.taken(namesOf(takers, props.names))}</span>}
        </span>
        {takers.map((seat) => (
          <Hat key={seat} seat={seat} fly={0} />
        ))}
      </p>
    );
  }
  const move = { do: 'send', space: space.id } as const;
  const state = choosing.stateOf(move);
  return (
    <>
      <button
        type="button"
        class={`pc-lot is-${state}`}
        aria-pressed={state === 'chosen' ? true : undefined}
        aria-disabled={state === 'closed'}
        onClick={() => choosing.tap(move, () => setReading(true))}
      >
        <span class="vh">{`${spaceLabel(table, space)} ${names.cards[card].name} ${labelRest(table, card)}`}</span>
        <b class="pc-lot-letter" aria-hidden="true">
          {letter}
        </b>
        <span class="pc-lot-cards" aria-hidden="true">
          <LwCardLine table={table} id={card} />
        </span>
        {state === 'still' ? (
          <PlaceMarks marks={props.marks} place={space.id} />
        ) : (
          <Slot table={table} space={space} state={state} />
        )}
      </button>
      {reading && (
        <CardSheet
          title={names.cards[card].name}
          ids={[card]}
          names={names}
          words={words}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}
