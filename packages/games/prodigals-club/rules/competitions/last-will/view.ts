import { at, type Seat, type Viewer, valueById } from '@manigance/core';
import { has, itemAt, listAt, numberAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import { type RegularDeck, regularDecks } from '../../effects/language.ts';
import { handCardIds } from '../../hand-cards.ts';
import type { PcState } from '../../state.ts';
import { type OfferPlace, offerPlaces, plansFor } from './board.ts';
import { type LwCardId, type LwCardNumber, lwCardAt } from './cards.ts';
import { lastWillOf } from './decks.ts';
import { levelOf, placesOf, presentValue } from './property.ts';
import { modifiersOf } from './setup.ts';
import type { LastWillSeat, LastWillTable } from './view-types.ts';

/** LW-15.1 The public view of the table. */
export function tableView(state: PcState): LastWillTable {
  const table = lastWillOf(state);
  return {
    firstPlayer: table.firstPlayer,
    plans: plansFor(state.seats).map((plan, place) => {
      const seat = numberAt(table.plans, place);
      return seat === none ? plan : { ...plan, seat };
    }),
    modifiers: modifiersOf(state),
    offer: offerView(state),
    decks: byDeck((deck) => listAt(table.decks, deck).length),
    specials: table.specials.map((pile) => pile.length),
    discards: byDeck((deck) => idsOf(listAt(table.discards, deck))),
    removed: idsOf(table.removed),
  };
}

function byDeck<T>(make: (deck: number) => T): { readonly [D in RegularDeck]: T } {
  return valueById(regularDecks, (_deck, index) => make(index));
}

/** LW-6.1 The cards lying on the offer places. */
export function offerView(state: PcState): { readonly [P in OfferPlace]?: LwCardId } {
  const { offer } = lastWillOf(state);
  const there: { [P in OfferPlace]?: LwCardId } = {};
  for (let index = 0; index < offerPlaces.length; index++) {
    const card = numberAt(offer, index);
    if (card !== none) there[itemAt(offerPlaces, index)] = lwCardAt(card).id;
  }
  return there;
}

/** LW-15.1 A player's Last Will cards as this viewer sees them. */
export function seatView(state: PcState, seat: Seat, viewer: Viewer): LastWillSeat {
  const table = lastWillOf(state);
  const plan = table.plans.indexOf(seat);
  return {
    pounds: numberAt(state.pounds, seat),
    ...(plan === none ? {} : { plan: plan + 1 }),
    actionsLeft: numberAt(table.actionsLeft, seat),
    places: placesOf(state, seat),
    board: listAt(table.boards, seat).map((laid) => ({
      card: lwCardAt(laid.card).id,
      level: levelOf(laid),
      value: presentValue(state, laid),
      used: laid.used,
      keptUp: laid.keptUp,
      lodged: laid.lodged,
    })),
    played: idsOf(listAt(table.played, seat)),
    wildsUsed: idsOf(listAt(table.wildsUsed, seat)),
    hand: handView(state, seat, viewer),
    closed: closedView(listAt(table.closed, seat)),
  };
}

/** LW-15.5, LW-15.9 The whole hand for its owner and at the end of the match, the open cards for others. */
export function handView(state: PcState, seat: Seat, viewer: Viewer): LastWillSeat['hand'] {
  const closed = listAt(lastWillOf(state).closed, seat);
  const whole = seat === viewer || state.outcome !== undefined;
  return listAt(state.hands, seat).flatMap((card) => {
    const isClosed = has(closed, card);
    return isClosed && !whole ? [] : [{ card: at(handCardIds, card), closed: isClosed }];
  });
}

function closedView(closed: readonly LwCardNumber[]): LastWillSeat['closed'] {
  return byDeck((deck) => closed.filter((card) => lwCardAt(card).deckNumber === deck).length);
}

function idsOf(cards: readonly LwCardNumber[]): LwCardId[] {
  return cards.map((card) => lwCardAt(card).id);
}
