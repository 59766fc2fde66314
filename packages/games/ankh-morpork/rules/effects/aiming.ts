import { push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { handOf } from '../hands.ts';
import { type Card, cardId, cardOf, hasSeat, nobody } from '../ids.ts';
import { moveAt } from '../lists.ts';
import { sellCard, targetSeat } from '../moves.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { openWindow, sonky } from '../windows.ts';
import { scrollOf } from './index.ts';

/** AM-5.9 "Choose another player": any other may be named, even if nothing will come of it. */
export function aim(draft: AmState, seat: Seat, _params: unknown, card: Card): void {
  push(draft, { kind: 'chooseTarget', seat, card });
}

/** Each other player, clockwise from the left of the player of the card; one is done before the next is asked. */
export function aimAtEach(draft: AmState, seat: Seat, _params: unknown, card: Card): void {
  for (let distance = draft.seats - 1; distance > 0; distance--) {
    const target = (seat + distance) % draft.seats;
    push(draft, { kind: 'scrollReaches', seat, card, target, extra: nobody });
  }
}

/** AM-9.2 Announced with its target; the window opens; only then does it happen. */
export const scrollReaches: StepRule<AmVocabulary, 'scrollReaches'> = {
  resolve(draft, { seat, card, target, extra }) {
    const { scroll, params } = scrollOf(card);
    if (scroll.harmless?.(draft, target, params) === true) {
      return tell(draft, { type: 'unharmed', seat: target });
    }
    push(draft, { kind: 'scrollHits', seat, card, target, extra });
    openWindow(draft, [target], sonky);
  },
};

/** AM-9.2 The scroll takes effect on its target, unless a reaction has stopped it. */
export const scrollHits: StepRule<AmVocabulary, 'scrollHits'> = {
  resolve(draft, { seat, card, target, extra }) {
    if (hasSeat(draft.spared, target)) return; // AM-9.5
    const { scroll, params } = scrollOf(card);
    scroll.hits?.(draft, seat, target, params, card, extra);
  },
};

/** AM-5.9 The player of a card names its target. */
export const chooseTarget: QuestionRule<AmVocabulary, 'chooseTarget'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) list.offer(moveAt(targetSeat, other));
  },
  resolve(draft, { card }, move, seat) {
    if (move.do !== 'target') return;
    const target = move.seat;
    tell(draft, { type: 'aimed', seat, card: cardId(card), target });
    const { scroll, params } = scrollOf(card);
    if (scroll.aimed !== undefined) scroll.aimed(draft, seat, target, params, card);
    else push(draft, { kind: 'scrollReaches', seat, card, target, extra: nobody });
  },
};

/** AM-13.49 The second of two different other players. */
export const chooseReceiver: QuestionRule<AmVocabulary, 'chooseReceiver'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, { target }, seat, list) {
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat && other !== target) list.offer(moveAt(targetSeat, other));
    }
  },
  resolve(draft, { card, target }, move, seat) {
    if (move.do !== 'target') return;
    tell(draft, { type: 'orders', seat, from: target, to: move.seat });
    push(draft, { kind: 'scrollReaches', seat, card, target, extra: move.seat });
  },
};

/** AM-13.26 The card on sale: the buyer does not see it yet. */
export const chooseSale: QuestionRule<AmVocabulary, 'chooseSale'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    for (const held of handOf(state, seat)) list.offer(moveAt(sellCard, held));
  },
  resolve(draft, { card, target }, move, seat) {
    if (move.do === 'sell')
      push(draft, { kind: 'scrollReaches', seat, card, target, extra: cardOf(move.card) });
  },
};
