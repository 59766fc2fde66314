import { type Seat, takeLast, tell } from '@manigance/core';
import { type CardId, isPlayable } from './cards.ts';
import { handSize } from './constants.ts';
import { type Card, cardId, nobody } from './ids.ts';
import { cardLaidAside, cardsPassed, forgetCard } from './knowledge.ts';
import { itemAt } from './lists.ts';
import type { AmState } from './state.ts';
import { endByExhaustion } from './victory.ts';

/** The hand of a seat. */
export function handOf(state: AmState, seat: Seat): Card[] {
  const hand = state.hands[seat];
  if (hand === undefined) throw new RangeError(`there is no seat ${seat}`);
  return hand;
}
/** Whether a seat holds any card. */
export function holdsCard(state: AmState, seat: Seat): boolean {
  return handOf(state, seat).length > 0;
}

/** AM-4.2 Whether a seat holds a card that can be played. */
export function holdsPlayable(state: AmState, seat: Seat): boolean {
  for (const card of handOf(state, seat)) if (isPlayable(card)) return true;
  return false;
}

/** Order in a hand means nothing, so the last card takes the place of the one that goes. */
function removeFromHand(draft: AmState, seat: Seat, card: Card): void {
  const hand = handOf(draft, seat);
  const last = takeLast(hand);
  if (last !== card) hand[hand.indexOf(card)] = last;
}

/** A card leaves the hand and everybody concerned sees which one. */
export function takeFromHand(draft: AmState, seat: Seat, card: Card): void {
  removeFromHand(draft, seat, card);
  forgetCard(draft, card);
}

/** AM-5.7 Face down. */
export function layAsideFromHand(draft: AmState, seat: Seat, card: Card): void {
  removeFromHand(draft, seat, card);
  cardLaidAside(draft, seat);
  tell(draft, { type: 'laidAside', seat, card: cardId(card) });
}

/** AM-12.2 Draws up to this many cards; the last card of the pile ends the match. Returns whether the match goes on. */
export function draw(draft: AmState, seat: Seat, wanted: number): boolean {
  const { deck } = draft;
  const drawn = Math.min(wanted, deck.length);
  if (drawn === 0) return true;
  const hand = handOf(draft, seat);
  const seen: CardId[] = [];
  for (let left = drawn; left > 0; left--) {
    const card = takeLast(deck);
    hand.push(card);
    seen.push(cardId(card));
  }
  tell(draft, { type: 'drew', seat, count: drawn, cards: seen });
  if (deck.length === 0) endByExhaustion(draft);
  return deck.length > 0;
}

/** AM-4.3 Draws up to five, stuck cards counted. */
export function drawUp(draft: AmState, seat: Seat): boolean {
  const stuck = itemAt(draft.stuck, seat).length;
  return draw(draft, seat, Math.max(0, handSize - handOf(draft, seat).length - stuck));
}

/** A card goes from a hand to the discard pile. */
export function discardFromHand(draft: AmState, seat: Seat, card: Card, by: Seat = seat): void {
  takeFromHand(draft, seat, card);
  draft.discard.push(card);
  tell(draft, { type: 'discarded', seat, card: cardId(card), ...(by === seat ? {} : { by }) });
}

/** Cards go from one hand to another. */
export function giveCards(draft: AmState, seat: Seat, to: Seat, given: readonly Card[]): void {
  for (const card of given) {
    takeFromHand(draft, seat, card);
    handOf(draft, to).push(card);
  }
  cardsPassed(draft, seat, to, given);
  tell(draft, { type: 'gaveCards', seat, to, count: given.length, cards: given.map(cardId) });
}

/** AM-5.5 The card being resolved goes to the discard pile, unless it has become a loan or a stuck card. */
export function putAway(draft: AmState): void {
  if (draft.playing === nobody) return;
  draft.discard.push(draft.playing);
  draft.playing = nobody;
}
