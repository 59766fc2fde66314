import { indexById, shuffle, tell } from '@manigance/core';
import { listAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import { type RegularDeck, regularDecks } from '../../effects/language.ts';
import type { PcState } from '../../state.ts';
import { type LwCardNumber, lwCardAt } from './cards.ts';
import type { LastWillState } from './state.ts';

/** The pieces of Last Will, in a mode that plays it. */
export function lastWillOf(state: PcState): LastWillState {
  return state.lastWill as LastWillState;
}

const deckIndex = indexById(regularDecks);

/** LW-7.5 The cards of a deck and its discard pile together: as often it can be named. */
export function cardsLeft(state: PcState, deck: RegularDeck): number {
  const { decks, discards } = lastWillOf(state);
  const index = deckIndex[deck];
  return listAt(decks, index).length + listAt(discards, index).length;
}

/** LW-6.4 The top card of a regular deck, whose discard pile is shuffled first where it is empty; `none` if both are. */
export function takeTop(draft: PcState, deck: RegularDeck): LwCardNumber {
  const { decks } = lastWillOf(draft);
  const cards = listAt(decks, deckIndex[deck]);
  if (cards.length === 0) reshuffle(draft, deck);
  return cards.pop() ?? none;
}

/** LW-6.4, LW-16.5 In the order of the data before it is shuffled: the same cards give the same deck. */
function reshuffle(draft: PcState, deck: RegularDeck): void {
  const { decks, discards } = lastWillOf(draft);
  const [cards, pile] = [listAt(decks, deckIndex[deck]), listAt(discards, deckIndex[deck])];
  if (pile.length === 0) return;
  pile.sort((one, other) => one - other);
  for (const card of shuffle(draft.rng, pile)) cards.push(card);
  tell(draft, { type: 'reshuffled', deck, cards: pile.length });
  pile.length = 0;
}

/** LW-6.2 The top special card of a pile, or `none`. */
export function takeSpecial(draft: PcState, crowns: number): LwCardNumber {
  return listAt(lastWillOf(draft).specials, crowns - 1).pop() ?? none;
}

/** LW-11.10, LW-14.5 Regular cards go to the discard pile of their deck; special ones leave the game. */
export function discardCard(draft: PcState, card: LwCardNumber): void {
  const { discards, removed } = lastWillOf(draft);
  const { deckNumber } = lwCardAt(card);
  const pile = deckNumber === none ? removed : listAt(discards, deckNumber);
  pile.push(card);
}
