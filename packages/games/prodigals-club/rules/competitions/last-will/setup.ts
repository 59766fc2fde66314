import { type Rng, randomBelow, type Seat, shuffle, tell } from '@manigance/core';
import { listOf, numberAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import { propertyTypes, type RegularDeck, regularDecks } from '../../effects/language.ts';
import type { PcState } from '../../state.ts';
import { firstWildPlace, marketModifiers, offerPlaces, plansFor } from './board.ts';
import { type LwCardId, type LwCardNumber, lwCardAt, lwCards } from './cards.ts';
import { startHelpers, startPounds, startProperties } from './constants.ts';
import { lastWillOf, takeTop } from './decks.ts';
import { takeClosed } from './hand.ts';
import type { LastWillState } from './state.ts';
import type { Modifiers } from './view-types.ts';

/** Last Will without cards. */
export function emptyLastWill(seats: number): LastWillState {
  const each = <T>(make: () => T): T[] => listOf(seats, make);
  return {
    firstPlayer: 0,
    plans: plansFor(seats).map(() => none),
    actionsLeft: each(() => 0),
    modifiers: propertyTypes.map(() => 0),
    offer: offerPlaces.map(() => none),
    decks: regularDecks.map(() => []),
    specials: [[], [], []],
    discards: regularDecks.map(() => []),
    removed: [],
    extensions: each(() => 0),
    boards: each(() => []),
    closed: each(() => []),
    played: each(() => []),
    wildsUsed: each(() => []),
  };
}

/** LW-4.9 Decks, special piles, modifiers and first player, in this order; then the hands (LW-4.7). */
export function setUp(draft: PcState, rng: Rng): void {
  const table = emptyLastWill(draft.seats);
  draft.lastWill = table;
  table.decks = regularCards.map((cards) => shuffle(rng, cards.slice()));
  table.specials = specialCards.map((cards) => shuffle(rng, cards.slice()));
  table.modifiers = shuffle(rng, marketModifiers.slice());
  table.firstPlayer = randomBelow(rng, draft.seats);
  draft.order = clockwiseFrom(table.firstPlayer, draft.seats);
  returnWilds(draft);
  for (let seat = 0; seat < draft.seats; seat++) draft.pounds.push(startPounds);
}

/** LW-4.7 In seat order, from the top of the two decks. */
export function dealHands(draft: PcState): void {
  for (let seat = 0; seat < draft.seats; seat++) {
    const cards: LwCardId[] = [];
    for (const deck of startDecks) {
      const card = takeTop(draft, deck);
      takeClosed(draft, seat, card);
      cards.push(lwCardAt(card).id);
    }
    tell(draft, { type: 'dealt', seat, decks: startDecks, cards });
  }
}
const startDecks: readonly RegularDeck[] = [
  ...listOf(startHelpers, (): RegularDeck => 'helper'),
  ...listOf(startProperties, (): RegularDeck => 'property'),
];

function numbersOf(deck: RegularDeck | 'special' | 'wild', crowns = 0): LwCardNumber[] {
  return lwCards.filter((card) => card.deck === deck && card.crown === crowns).map(({ number }) => number);
}

/** LW-4.9 The cards of each deck and special pile, in the order of the data. */
const regularCards = regularDecks.map((deck) => numbersOf(deck));
const specialCards = [1, 2, 3].map((crowns) => numbersOf('special', crowns));
/** LW-4.10 The wild cards, in the order of their places. */
const wilds: readonly LwCardNumber[] = numbersOf('wild');

/** LW-4.10, LW-14.4 Each wild card lies on its own place. */
export function returnWilds(draft: PcState): void {
  const { offer } = lastWillOf(draft);
  for (let index = 0; index < wilds.length; index++) offer[firstWildPlace + index] = numberAt(wilds, index);
}

/** LW-1.6, LW-7.9 The seats clockwise from one of them. */
export function clockwiseFrom(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let index = 0; index < seats; index++) order.push((first + index) % seats);
  return order;
}

/** LW-11.9 The modifiers as viewers see them. */
export function modifiersOf(state: PcState): Modifiers {
  const { modifiers } = lastWillOf(state);
  return {
    townhouse: numberAt(modifiers, 0),
    manor: numberAt(modifiers, 1),
    mansion: numberAt(modifiers, 2),
    farm: numberAt(modifiers, 3),
  };
}
