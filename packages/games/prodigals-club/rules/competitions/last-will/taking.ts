import { type Seat, tell } from '@manigance/core';
import { addTo, itemAt, listAt, numberAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import type { PcState } from '../../state.ts';
import { offerPlaces } from './board.ts';
import { lwCardAt } from './cards.ts';
import { lastWillOf } from './decks.ts';
import { offerIndex } from './offer.ts';
import { placesOf } from './property.ts';

/** LW-8.4 The card lying there goes to the hand, open. */
export function takeOffer(draft: PcState, seat: Seat, place: string): void {
  const { offer } = lastWillOf(draft);
  const at = offerIndex(place);
  const card = numberAt(offer, at);
  offer[at] = none;
  listAt(draft.hands, seat).push(card);
  tell(draft, { type: 'offerTaken', seat, place: itemAt(offerPlaces, at), card: lwCardAt(card).id });
}

/** LW-8.5 One more place for black cards, for the rest of the match. */
export function takeExtension(draft: PcState, seat: Seat): void {
  addTo(lastWillOf(draft).extensions, seat, 1);
  tell(draft, { type: 'extension', seat, places: placesOf(draft, seat) });
}
