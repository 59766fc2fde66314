import { Card as CardPiece } from '@manigance/ui/card.tsx';
import { memo } from '@manigance/ui/memo.ts';
import type { BoardContext } from './board-context.ts';
import type { ThingState } from './choosing.ts';
import { CardMarks } from './effects.tsx';
import { type Card, type CardId, cardNumber, cards, type HandCardId, type Names } from './from-game.ts';
import { isOfLastWill } from './hand-card.ts';
import { pieceOf } from './last-played.tsx';
import { LastWillMarks } from './last-will.tsx';
import { CardPicture } from './picture.tsx';
import type { BoardWords } from './words/en.ts';

/** The data of a Prodigals card. */
export function cardOf(id: CardId): Card {
  return cards[cardNumber[id]] as Card;
}

/** The label of a card without its name: border, text, offended party. */
function cardSays(id: CardId, names: Names, words: BoardWords): string {
  const { white, party } = cardOf(id);
  const parts = [`(${white ? words.white : words.black}). ${names.cards[id].text}`];
  if (party !== undefined) parts.push(`${names.parties[party]}.`);
  return parts.join(' ');
}

/** The whole label of a card. */
export function cardLabel(id: CardId, names: Names, words: BoardWords): string {
  return `${names.cards[id].name} ${cardSays(id, names, words)}`;
}

/** A card in the viewer's hand or tableau. */
export function ClubCard(props: {
  readonly table: BoardContext;
  readonly id: CardId;
  readonly state: ThingState;
  readonly onTap: () => void;
  /** Ready, used … */
  readonly note?: string | undefined;
  readonly why?: string | undefined;
  readonly class?: string;
}) {
  const { id, state, note, why } = props;
  const { names, words } = props.table;
  const card = cardOf(id);
  const said = [cardSays(id, names, words), note, why].filter((part) => part !== undefined).join(' ');
  return (
    <CardPiece
      title={names.cards[id].name}
      state={state}
      onTap={props.onTap}
      card={id}
      piece={pieceOf(id)}
      art={
        <>
          <CardPicture card={id} size="w" />
          <CardMarks card={card} words={words} />
        </>
      }
      class={`pc-card ${card.white ? 'is-white' : 'is-black'} ${props.class ?? ''}`}
    >
      <span class="vh">{said}</span>
      {(note ?? why) !== undefined && (
        <span class="pc-note" aria-hidden="true">
          {note ?? why}
        </span>
      )}
    </CardPiece>
  );
}

/** A card in a bundle: its framed marks and its name. */
export const CardLine = memo(function CardLine({
  id,
  names,
  words,
}: {
  readonly id: CardId;
  readonly names: Names;
  readonly words: BoardWords;
}) {
  const card = cardOf(id);
  return (
    <span class="pc-card-line" data-card={id}>
      <span class={`pc-mini ${card.white ? 'is-white' : 'is-black'}`}>
        <CardMarks card={card} words={words} />
      </span>
      <span class="pc-card-name">{names.cards[id].name}</span>
    </span>
  );
});

/** Cards with their full text. */
export function CardTexts({
  ids,
  names,
  words,
}: {
  readonly ids: readonly HandCardId[];
  readonly names: Names;
  readonly words: BoardWords;
}) {
  return (
    <ul class="pc-texts" tabIndex={0}>
      {ids.map((id, at) => {
        if (isOfLastWill(id)) {
          return (
            <li key={id} class="pc-text-card is-last-will" data-card={id}>
              <CardPicture card={id} size="m" />
              <b>{names.cards[id].name}</b>
              <LastWillMarks id={id} words={words} />
              <p>{names.cards[id].text}</p>
            </li>
          );
        }
        const card = cardOf(id);
        return (
          <li
            key={`${id}-${at}`}
            class={`pc-text-card ${card.white ? 'is-white' : 'is-black'}`}
            data-card={id}
          >
            <CardPicture card={id} size="m" />
            <b>{names.cards[id].name}</b>
            <CardMarks card={card} words={words} />
            <p>
              {names.cards[id].text} {card.party && <i>{names.parties[card.party]}.</i>}
            </p>
            <span class="vh">{card.white ? words.white : words.black}</span>
          </li>
        );
      })}
    </ul>
  );
}
