import { PlaceMarks } from '@manigance/ui/marks.tsx';
import { offerPlaces } from '../../rules/competitions/last-will/board.ts';
import type { BoardContext } from '../board-context.ts';
import { useCardReading } from '../card-sheet.tsx';
import { type OfferPlace, type Space, spacesOf } from '../from-game.ts';
import { EmptyLot, Lot } from '../lot.tsx';
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
  const { choosing, view, names, props } = table;
  const own = lastWillWords(props.language);
  const reading = useCardReading(table);
  const card = view.lastWill?.offer[space.id as OfferPlace];
  const letter = space.id.startsWith('lw-wild') ? own.wildPlace : space.id.slice(-1);
  const takers = view.boys[space.id] ?? [];
  if (card === undefined) {
    return (
      <EmptyLot
        table={table}
        letter={letter}
        text={takers.length > 0 ? own.takenPlace : own.emptyPlace}
        place={space.id}
        takers={takers}
      />
    );
  }
  const move = { do: 'send', space: space.id } as const;
  const state = choosing.stateOf(move);
  return (
    <>
      <Lot
        state={state}
        label={`${spaceLabel(table, space)} ${names.cards[card].name} ${labelRest(table, card)}`}
        letter={letter}
        cards={<LwCardLine table={table} id={card} />}
        onTap={() => choosing.tap(move, () => reading.read(card))}
      >
        {state === 'still' ? (
          <PlaceMarks marks={props.marks} place={space.id} />
        ) : (
          <Slot table={table} space={space} state={state} />
        )}
      </Lot>
      {reading.sheet}
    </>
  );
}
