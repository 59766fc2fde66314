import { push, type Seat, tell } from '@manigance/core';
import { itemAt } from '../../../arrays.ts';
import { type RegularDeck, regularDecks } from '../../../effects/language.ts';
import type { PcMove } from '../../../moves.ts';
import { reason } from '../../../reasons.ts';
import type { PcState, Question } from '../../../state.ts';
import { type LwCardId, lwCardAt } from '../cards.ts';
import { cardsLeft, takeTop } from '../decks.ts';
import { takeClosed } from '../hand.ts';

const drawMoves: readonly PcMove[] = regularDecks.map((deck) => ({ do: 'drawFrom', deck }));
const emptyDeck = reason('LW-7.5', 'lw-empty-deck');
const noneNamed: readonly RegularDeck[] = [];

/** LW-7.4 Asks for a deck for each card. */
export function startNaming(
  draft: PcState,
  seat: Seat,
  cards: number,
  decks: readonly RegularDeck[] = regularDecks,
): void {
  nameNext(draft, seat, cards, decks, noneNamed);
}

/** LW-7.5 The next deck is named, or all cards are drawn; cards that no deck can give are lost. */
function nameNext(
  draft: PcState,
  seat: Seat,
  left: number,
  decks: readonly RegularDeck[],
  named: readonly RegularDeck[],
): void {
  if (left > 0 && anyCanBeNamed(draft, decks, named))
    push(draft, { kind: 'naming', seat, left, decks, named });
  else if (named.length > 0) draw(draft, seat, named);
}

function anyCanBeNamed(
  state: PcState,
  decks: readonly RegularDeck[],
  named: readonly RegularDeck[],
): boolean {
  for (const deck of decks) if (canBeNamed(state, deck, named)) return true;
  return false;
}

/** LW-7.5 As often as the deck and its discard pile together hold cards. */
function canBeNamed(state: PcState, deck: RegularDeck, named: readonly RegularDeck[]): boolean {
  let left = cardsLeft(state, deck);
  if (left > named.length) return true;
  for (const other of named) if (other === deck) left--;
  return left > 0;
}

/** LW-7.4 Names the deck of the next card. */
export const naming: Question<'naming'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { decks, named }, _seat, list) {
    for (let index = 0; index < regularDecks.length; index++) {
      const deck = itemAt(regularDecks, index);
      if (decks !== regularDecks && !decks.includes(deck)) continue;
      list.offerUnless(itemAt(drawMoves, index), canBeNamed(state, deck, named) ? undefined : emptyDeck);
    }
  },
  resolve(draft, { left, decks, named }, move, seat) {
    if (move.do === 'drawFrom') nameNext(draft, seat, left - 1, decks, [...named, move.deck]);
  },
};

/** LW-7.4 Draws the cards in the order named, closed. */
function draw(draft: PcState, seat: Seat, named: readonly RegularDeck[]): void {
  const cards: LwCardId[] = [];
  for (const deck of named) {
    const card = takeTop(draft, deck);
    cards.push(lwCardAt(card).id);
    takeClosed(draft, seat, card);
  }
  tell(draft, { type: 'drawn', seat, decks: named, cards });
}
