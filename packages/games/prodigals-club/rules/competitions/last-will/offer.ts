import { itemAt, numberAt } from '../../arrays.ts';
import type { PcState } from '../../state.ts';
import { type OfferPlace, offerPlaces, offers, specialCrowns } from './board.ts';
import { lastWillOf, takeSpecial, takeTop } from './decks.ts';

/** LW-6.1 Deals one card to each offer place of this number of players. */
export function dealOffer(draft: PcState): void {
  const { offer } = lastWillOf(draft);
  const decks = offers[draft.seats] ?? [];
  for (let place = 0; place < decks.length; place++) {
    const deck = itemAt(decks, place);
    offer[place] =
      deck === 'special'
        ? takeSpecial(draft, numberAt(specialCrowns, draft.round - 1))
        : takeTop(draft, deck);
  }
}

/** The number of an offer place. */
export function offerIndex(place: string): number {
  return offerPlaces.indexOf(place as OfferPlace); // the places in the data are these
}
