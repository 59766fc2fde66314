import { type Rng, shuffle } from '@manigance/core';
import { listAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import { propertyTypes, type RegularDeck, regularDecks } from '../../effects/language.ts';
import { handCardNumber } from '../../hand-cards.ts';
import type { PcState } from '../../state.ts';
import type { PcView } from '../../view-types.ts';
import { offerPlaces } from './board.ts';
import { type LwCardId, type LwCardNumber, lwCardAt, lwCardNumber, lwCards } from './cards.ts';
import { boardPlaces } from './constants.ts';
import { emptyLastWill } from './setup.ts';
import type { LastWillState } from './state.ts';
import type { LastWillSeat, LastWillTable } from './view-types.ts';

/** LW-15.8 The part of an imagined state that is Last Will: cards that this viewer cannot place are dealt at random. */
export function imagineLastWill(state: PcState, view: PcView, rng: Rng): void {
  if (view.lastWill === undefined) return;
  const table = emptyLastWill(view.seats);
  state.lastWill = table;
  layTable(table, view.lastWill);
  for (const { seat, lastWill } of view.players)
    if (lastWill !== undefined) seatHeir(state, table, seat, lastWill);
  const unplaced = unplacedCards(state, table);
  regularDecks.forEach((deck, index) => {
    const hidden = shuffle(
      rng,
      unplaced.filter((card) => lwCardAt(card).deck === deck),
    );
    for (const { seat, lastWill } of view.players) {
      if (lastWill !== undefined) dealHidden(state, seat, deck, lastWill, hidden);
    }
    table.decks[index] = hidden;
  });
  table.specials = [1, 2, 3].map((crowns) =>
    shuffle(
      rng,
      unplaced.filter((card) => lwCardAt(card).crown === crowns),
    ),
  );
}

function layTable(table: LastWillState, view: LastWillTable): void {
  table.firstPlayer = view.firstPlayer;
  table.plans = view.plans.map(({ seat }) => seat ?? none);
  table.modifiers = propertyTypes.map((type) => view.modifiers[type]);
  table.offer = offerPlaces.map((place) => {
    const card = view.offer[place];
    return card === undefined ? none : lwCardNumber[card];
  });
  table.discards = regularDecks.map((deck) => numbersOf(view.discards[deck]));
  table.removed = numbersOf(view.removed);
}

function seatHeir(state: PcState, table: LastWillState, seat: number, view: LastWillSeat): void {
  state.pounds[seat] = view.pounds;
  table.actionsLeft[seat] = view.actionsLeft;
  table.extensions[seat] = view.places - boardPlaces;
  table.boards[seat] = view.board.map(({ card, level, used, keptUp, lodged }) => {
    const number = lwCardNumber[card];
    const step = lwCardAt(number).property?.ladder.indexOf(level) ?? 0;
    return { card: number, step, used, keptUp, lodged };
  });
  table.played[seat] = numbersOf(view.played);
  table.wildsUsed[seat] = numbersOf(view.wildsUsed);
  state.hands[seat] = view.hand.map(({ card }) => handCardNumber[card]);
  table.closed[seat] = view.hand.flatMap(({ card, closed }) => (closed ? [handCardNumber[card]] : []));
}

/** Deals the closed cards of a deck that the view does not show to the hand they are in. */
function dealHidden(
  state: PcState,
  seat: number,
  deck: RegularDeck,
  view: LastWillSeat,
  hidden: LwCardNumber[],
): void {
  const shown = view.hand.filter(
    ({ card, closed }) => closed && lwCardAt(handCardNumber[card]).deck === deck,
  );
  const dealt = hidden.splice(0, view.closed[deck] - shown.length);
  listAt(state.hands, seat).push(...dealt);
  if (state.lastWill !== undefined) listAt(state.lastWill.closed, seat).push(...dealt);
}

/** The cards that lie nowhere in the state. */
function unplacedCards(state: PcState, table: LastWillState): LwCardNumber[] {
  const placed = new Set([
    ...state.hands.flat(),
    ...placedOnTable(table).flat(),
    ...table.boards.flat().map(({ card }) => card),
  ]);
  return lwCards.map(({ number }) => number).filter((card) => !placed.has(card));
}

/** LW-17.4 The places of cards other than decks, hands and boards. */
export function placedOnTable(table: LastWillState): readonly (readonly LwCardNumber[])[] {
  const { offer, discards, removed, played, wildsUsed } = table;
  return [offer.filter((card) => card !== none), ...discards, removed, ...played, ...wildsUsed];
}

function numbersOf(ids: readonly LwCardId[]): LwCardNumber[] {
  return ids.map((id) => lwCardNumber[id]);
}
