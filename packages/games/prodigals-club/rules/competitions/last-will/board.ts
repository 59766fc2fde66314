import type { RegularDeck } from '../../effects/language.ts';
import type { Crown } from './card-data.ts';

/** LW-6.1 The places with a card to take, in the order in which they are dealt; the wild cards last. */
export const offerPlaces = [
  'lw-offer-1',
  'lw-offer-2',
  'lw-offer-3',
  'lw-offer-4',
  'lw-offer-5',
  'lw-offer-6',
  'lw-offer-7',
  'lw-wild-1',
  'lw-wild-2',
] as const;
/** An offer place. */
export type OfferPlace = (typeof offerPlaces)[number];
/** LW-4.10 Number of the first place of a wild card among the offer places. */
export const firstWildPlace = offerPlaces.indexOf('lw-wild-1');

type OfferDeck = RegularDeck | 'special';
const four: readonly OfferDeck[] = ['special', 'helper', 'property', 'companion', 'event', 'event'];
/** LW-6.1 The decks of the offer places, by number of players. */
export const offers: { readonly [players: number]: readonly OfferDeck[] } = {
  2: ['special', 'helper', 'property', 'companion', 'event'],
  3: ['special', 'helper', 'property', 'companion', 'event', 'helper'],
  4: four,
  5: [...four, 'special'],
};
/** LW-6.2 The crowns of the special cards, by round. */
export const specialCrowns: readonly Crown[] = [1, 1, 2, 2, 3];

/** LW-7.2 A plan: cards to draw, errand boys and Last Will actions. */
export interface Plan {
  readonly cards: number;
  readonly boys: number;
  readonly actions: number;
}
const plansForFew: readonly Plan[] = [
  { cards: 5, boys: 2, actions: 1 },
  { cards: 2, boys: 2, actions: 2 },
  { cards: 6, boys: 2, actions: 1 },
  { cards: 4, boys: 1, actions: 3 },
  { cards: 0, boys: 1, actions: 4 },
  { cards: 2, boys: 2, actions: 3 },
];
const plansForMany: readonly Plan[] = [
  { cards: 5, boys: 2, actions: 1 },
  { cards: 2, boys: 2, actions: 2 },
  { cards: 6, boys: 2, actions: 1 },
  { cards: 3, boys: 1, actions: 3 },
  { cards: 3, boys: 2, actions: 2 },
  { cards: 4, boys: 1, actions: 3 },
  { cards: 0, boys: 1, actions: 4 },
  { cards: 1, boys: 2, actions: 3 },
];
/** LW-4.3, LW-7.2 The plans from left to right; place 1 is the first. */
export function plansFor(players: number): readonly Plan[] {
  return players <= 3 ? plansForFew : plansForMany;
}

/** LW-2, LW-4.4 */
export const marketModifiers = [-3, -2, 1, 3] as const;
