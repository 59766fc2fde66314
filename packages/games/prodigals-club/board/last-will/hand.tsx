import { type ComponentChildren, Fragment } from 'preact';
import type { BoardContext } from '../board-context.ts';
import { type HandCardId, type LastWillSeat, type LwCardId, regularDecks } from '../from-game.ts';
import { isOfLastWill } from '../hand-card.ts';
import { LwCardPiece } from './card.tsx';
import { type CardChoice, cardChoice } from './card-choice.ts';
import { keptNow, toggleKept } from './keep-two.tsx';
import { LwMark } from './mark.tsx';
import { lastWillWords } from './words/index.ts';

/** LW-15.9 The whole hand in its order: Prodigals cards and those of Last Will; of a closed hand the backs. */
export function Hand({
  table,
  clubCard,
  onRead,
}: {
  readonly table: BoardContext;
  /** Draws a Prodigals card of the hand. */
  readonly clubCard: (card: HandCardId) => ComponentChildren;
  readonly onRead: (card: HandCardId) => void;
}) {
  const { mine, frame, whose } = table;
  const seat = mine.lastWill;
  if (seat === undefined) return undefined;
  const keeping = frame?.kind === 'keepTwo';
  return (
    <>
      {seat.hand.map(({ card, closed }, at) => {
        if (!isOfLastWill(card)) return <Fragment key={keyOf(seat, at)}>{clubCard(card)}</Fragment>;
        const choice = keeping && whose === undefined ? keepChoice(table, card) : cardChoice(table, card);
        const { state, why, tap } = choice;
        const tapped = () => tap(() => onRead(card));
        return (
          <LwCardPiece key={card} {...{ table, id: card, state, why }} isClosed={closed} onTap={tapped} />
        );
      })}
      {whose !== undefined && <Backs table={table} seat={seat} />}
    </>
  );
}

/** LW-4.8 Whether a card is among the two to keep; a tap keeps it or gives it back. */
function keepChoice(table: BoardContext, card: LwCardId): Pick<CardChoice, 'state' | 'why' | 'tap'> {
  const state = keptNow(table).includes(card) ? 'chosen' : 'open';
  return { state, why: undefined, tap: () => toggleKept(table, card) };
}

/** Prodigals cards may be alike: the second of two has another key. */
function keyOf({ hand }: LastWillSeat, at: number): string {
  const card = hand[at]?.card;
  return `${card}-${hand.slice(0, at).filter((one) => one.card === card).length}`;
}

/** LW-15.2 The closed cards of a hand, by their backs. */
export function Backs({
  table: { props },
  seat,
}: {
  readonly table: BoardContext;
  readonly seat: LastWillSeat;
}) {
  const own = lastWillWords(props.language);
  const shown = seat.hand.filter(({ closed }) => closed).length;
  if (shown > 0) return undefined;
  const held = regularDecks.filter((deck) => seat.closed[deck] > 0);
  if (held.length === 0) return undefined;
  return (
    <ul class="pc-lw-backs">
      {held.map((deck) => (
        <li key={deck}>
          <span class="vh">{own.closedOf(seat.closed[deck], own.deckNames[deck])}</span>
          <LwMark of={deck} />
          <b aria-hidden="true">{seat.closed[deck]}</b>
        </li>
      ))}
    </ul>
  );
}

/** LW-9.3 The white cards played this round, and the wild cards added. */
export function Played({
  table,
  onRead,
}: {
  readonly table: BoardContext;
  readonly onRead: (card: HandCardId) => void;
}) {
  const { played = [], wildsUsed = [] } = table.mine.lastWill ?? {};
  return (
    <>
      {[...played, ...wildsUsed].map((card) => (
        <LwCardPiece
          key={card}
          table={table}
          id={card}
          state="still"
          onTap={() => onRead(card)}
          class="is-spent"
        />
      ))}
    </>
  );
}
