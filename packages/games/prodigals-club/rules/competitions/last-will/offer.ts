import { numberAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import type { PcState } from '../../state.ts';
import { offerPlaces, offers, specialCrowns } from './board.ts';
import type { LwCardNumber } from './cards.ts';
import { lastWillOf, takeSpecial, takeTop } from './decks.ts';

/** LW-6.1 Deals one card to each offer place of this number of players. */
export function dealOffer(draft: PcState): void {
  const { offer } = lastWillOf(draft);
  offers[draft.seats]?.forEach((deck, place) => {
    offer[place] =
      deck === 'special'
        ? takeSpecial(draft, numberAt(specialCrowns, draft.round - 1))
        : takeTop(draft, deck);
  });
}

/** The card lying on an offer place, or `none`. */
export function offeredAt(state: PcState, place: string): LwCardNumber {
  return lastWillOf(state).offer[(offerPlaces as readonly string[]).indexOf(place)] ?? none;
}
