import type { Seat } from '@manigance/core';
import { has, listAt, removeFrom } from '../../arrays.ts';
import type { PcState } from '../../state.ts';
import { type LwCardNumber, lwCardAt } from './cards.ts';
import { lastWillOf } from './decks.ts';

/** LW-15.2 A drawn card comes to the hand: only its owner knows its face. */
export function takeClosed(draft: PcState, seat: Seat, card: LwCardNumber): void {
  listAt(draft.hands, seat).push(card);
  listAt(lastWillOf(draft).closed, seat).push(card);
}

/** LW-16.2 Whether a hand shows the back of a companion. */
export function holdsClosedCompanion(state: PcState, seat: Seat): boolean {
  for (const card of listAt(lastWillOf(state).closed, seat)) {
    if (lwCardAt(card).deck === 'companion') return true;
  }
  return false;
}

/**
 * LW-15.2, LW-15.9 Everybody sees the face from now on. The card waits at the end of the hand for its place: where it lay
 * would tell when it was drawn.
 */
export function showCard(draft: PcState, seat: Seat, card: LwCardNumber): void {
  const closed = listAt(lastWillOf(draft).closed, seat);
  if (!has(closed, card)) return;
  removeFrom(closed, card);
  const hand = listAt(draft.hands, seat);
  removeFrom(hand, card);
  hand.push(card);
}

/** LW-15.2 A card leaves the hand face up. */
export function takeFromHand(draft: PcState, seat: Seat, card: LwCardNumber): void {
  showCard(draft, seat, card);
  removeFrom(listAt(draft.hands, seat), card);
}
