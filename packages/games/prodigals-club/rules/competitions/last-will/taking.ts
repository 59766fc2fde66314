import { type Seat, tell } from '@manigance/core';
import { addTo, listAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import type { PcState } from '../../state.ts';
import { type OfferPlace, offerPlaces } from './board.ts';
import { lwCardAt } from './cards.ts';
import { lastWillOf } from './decks.ts';
import { offeredAt } from './offer.ts';
import { placesOf } from './property.ts';

/** LW-8.4 The card lying there goes to the hand, open. */
export function takeOffer(draft: PcState, seat: Seat, place: string): void {
  const card = offeredAt(draft, place);
  const at = place as OfferPlace; // the places in the data are these
  lastWillOf(draft).offer[offerPlaces.indexOf(at)] = none;
  listAt(draft.hands, seat).push(card);
  tell(draft, { type: 'offerTaken', seat, place: at, card: lwCardAt(card).id });
}

/** LW-8.5 One more place for black cards, for the rest of the match. */
export function takeExtension(draft: PcState, seat: Seat): void {
  addTo(lastWillOf(draft).extensions, seat, 1);
  tell(draft, { type: 'extension', seat, places: placesOf(draft, seat) });
}
