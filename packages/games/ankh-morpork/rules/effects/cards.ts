import {
  push,
  type QuestionRule,
  randomBelow,
  type Seat,
  type StepRule,
  shuffle,
  tell,
} from '@manigance/core';
import { buildingsOf } from '../buildings.ts';
import {
  discardFromHand,
  draw,
  handOf,
  giveCards as handOverCards,
  holdsCard,
  drawUp as refillHand,
} from '../hands.ts';
import { type Card, cardId, cardOf, personalityId } from '../ids.ts';
import { handsSwapped, learnHeld, learnUnused, othersThan, personalityExchanged } from '../knowledge.ts';
import { moveAt, numberAt } from '../lists.ts';
import { discardCard, giveCard, keepCard, stop } from '../moves.ts';
import { handOver, takeFromBank } from '../purse.ts';
import type { AmReason } from '../reasons.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { aim } from './aiming.ts';
import type { Scrolls } from './scroll.ts';

const noHandCard: AmReason = { rule: 'AM-5.4', code: 'noHandCard' };
const emptyDiscard: AmReason = { rule: 'AM-13.19', code: 'emptyDiscard' };

function needsHandCard(state: AmState, seat: Seat): AmReason | undefined {
  return holdsCard(state, seat) ? undefined : noHandCard;
}
function emptyHanded(state: AmState, target: Seat): boolean {
  return !holdsCard(state, target);
}

/** Scrolls that move cards between hands, pile and discard pile. */
export const cardScrolls: Scrolls<
  | 'receiveCards'
  | 'drawFromDiscard'
  | 'draw'
  | 'drawPerOwnBuilding'
  | 'discardForMoney'
  | 'discard'
  | 'discardAndRefill'
  | 'sellCard'
  | 'inspectAndDiscard'
  | 'swapHands'
  | 'stealFromRandom'
  | 'peekPersonalities'
  | 'exchangePersonality'
> = {
  /** AM-13.3 */
  receiveCards: {
    start: aim,
    harmless: emptyHanded,
    hits(draft, seat, target, { count }) {
      const hand = handOf(draft, target);
      if (hand.length <= count) handOverCards(draft, target, seat, [...hand]);
      else push(draft, { kind: 'giveCards', seat: target, to: seat, left: count });
    },
  },
  /** AM-13.19 */
  drawFromDiscard: {
    needs: (state) => (state.discard.length === 0 ? emptyDiscard : undefined),
    start(draft, seat, { count }) {
      const taken: Card[] = [];
      while (taken.length < count && draft.discard.length > 0) {
        taken.push(...draft.discard.splice(randomBelow(draft.rng, draft.discard.length), 1));
      }
      handOf(draft, seat).push(...taken);
      learnHeld(draft, seat, taken, othersThan(draft, seat));
      tell(draft, { type: 'recovered', seat, cards: taken.map(cardId) });
    },
  },
  /** AM-13.20 */
  draw: {
    start(draft, seat, { count }) {
      draw(draft, seat, count);
    },
  },
  /** AM-13.21 */
  drawPerOwnBuilding: {
    start(draft, seat, { per }) {
      draw(draft, seat, per * buildingsOf(draft, seat));
    },
  },
  /** AM-13.22 */
  discardForMoney: {
    needs: needsHandCard,
    start: (draft, seat, { per }) =>
      push(draft, { kind: 'discardSome', seat, left: handOf(draft, seat).length, gain: per }),
  },
  /** AM-13.23 */
  discard: {
    needs: needsHandCard,
    start: (draft, seat) => push(draft, { kind: 'discardOne', seat, gain: 0 }),
  },
  /** AM-13.24 */
  discardAndRefill: {
    start: (draft, seat, { max }) =>
      push(draft, { kind: 'drawUp', seat }, { kind: 'discardSome', seat, left: max, gain: 0 }),
  },
  /** AM-13.26 */
  sellCard: {
    needs: needsHandCard,
    start: aim,
    aimed: (draft, seat, target, _params, card) => push(draft, { kind: 'chooseSale', seat, card, target }),
    hits(draft, seat, target, { amount }, _card, sold) {
      handOverCards(draft, seat, target, [sold]);
      handOver(draft, target, seat, amount);
    },
  },
  /** AM-13.37 */
  inspectAndDiscard: {
    start: aim,
    harmless: emptyHanded,
    hits(draft, seat, target) {
      const hand = lookedAt(draft, target);
      tell(draft, { type: 'looked', seat, target, count: hand.length, cards: hand.map(cardId) });
      learnHeld(draft, target, hand, [seat]);
      push(draft, { kind: 'pickFromHand', seat, target });
    },
  },
  /** AM-13.39 */
  swapHands: {
    start: aim,
    hits(draft, seat, target) {
      const own = handOf(draft, seat);
      draft.hands[seat] = handOf(draft, target);
      draft.hands[target] = own;
      handsSwapped(draft, seat, target);
      tell(draft, { type: 'swappedHands', seat, target });
    },
  },
  /** AM-13.48 */
  stealFromRandom: {
    start: aim,
    harmless: emptyHanded,
    hits(draft, seat, target, { look }) {
      const hand = shuffle(draft.rng, [...handOf(draft, target)]).slice(0, look);
      if (hand.length < look) return handOverCards(draft, target, seat, hand);
      tell(draft, { type: 'drewBlind', seat, target, count: look, cards: hand.map(cardId) });
      learnHeld(draft, target, hand, [seat]);
      push(draft, { kind: 'keepOne', seat, target, cards: hand });
    },
  },
  /** AM-13.11 */
  peekPersonalities: {
    start(draft, seat, { leaveOut }) {
      const seen = shuffle(draft.rng, draft.unused).slice(leaveOut);
      tell(draft, { type: 'peeked', seat, count: seen.length, personalities: seen.map(personalityId) });
      shuffle(draft.rng, draft.unused);
      learnUnused(draft, seat, seen);
    },
  },
  /** AM-13.32 */
  exchangePersonality: {
    start(draft, seat) {
      const drawn = randomBelow(draft.rng, draft.unused.length);
      const taken = numberAt(draft.unused, drawn);
      const former = numberAt(draft.personalities, seat);
      draft.unused[drawn] = former;
      draft.personalities[seat] = taken;
      shuffle(draft.rng, draft.unused);
      personalityExchanged(draft, seat, former);
      tell(draft, { type: 'exchanged', seat, personality: personalityId(taken) });
    },
  },
};

/** Asks for the cards to give, one at a time. */
export const giveCards: QuestionRule<AmVocabulary, 'giveCards'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    for (const held of handOf(state, seat)) list.offer(moveAt(giveCard, held));
  },
  resolve(draft, { to, left }, move, seat) {
    if (move.do !== 'give') return;
    handOverCards(draft, seat, to, [cardOf(move.card)]);
    if (left > 1) push(draft, { kind: 'giveCards', seat, to, left: left - 1 });
  },
};

/** Asks for a card to discard. */
export const discardOne: QuestionRule<AmVocabulary, 'discardOne'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    for (const held of handOf(state, seat)) list.offer(moveAt(discardCard, held));
  },
  resolve(draft, { gain }, move, seat) {
    if (move.do === 'discard') discardFromHand(draft, seat, cardOf(move.card));
    takeFromBank(draft, seat, gain);
  },
};

/** One card, another, or stop. */
export const discardSome: QuestionRule<AmVocabulary, 'discardSome'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, { left }, seat, list) {
    if (left > 0) for (const held of handOf(state, seat)) list.offer(moveAt(discardCard, held));
    list.offer(stop);
  },
  resolve(draft, { left, gain }, move, seat) {
    if (move.do !== 'discard') return;
    discardFromHand(draft, seat, cardOf(move.card));
    takeFromBank(draft, seat, gain);
    push(draft, { kind: 'discardSome', seat, left: left - 1, gain });
  },
};

/** AM-13.24 Back up to five. */
export const drawUp: StepRule<AmVocabulary, 'drawUp'> = {
  resolve(draft, { seat }) {
    refillHand(draft, seat);
  },
};

/** A hand as another player sees it: in the order of the cards, because the order in which they came is hidden. */
function lookedAt(state: AmState, target: Seat): readonly Card[] {
  return handOf(state, target).toSorted((one, other) => one - other);
}

/** AM-13.37 One card of the hand that is looked at. */
export const pickFromHand: QuestionRule<AmVocabulary, 'pickFromHand'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, { target }, _seat, list) {
    for (const held of lookedAt(state, target)) list.offer(moveAt(discardCard, held));
  },
  resolve(draft, { target }, move, seat) {
    if (move.do === 'discard') discardFromHand(draft, target, cardOf(move.card), seat);
  },
};

/** AM-13.48 One of the two is kept, the other goes back. */
export const keepOne: QuestionRule<AmVocabulary, 'keepOne'> = {
  asks: (_state, { seat }) => seat,
  options(_state, { cards }, _seat, list) {
    for (const drawn of cards) list.offer(moveAt(keepCard, drawn));
  },
  resolve(draft, { target }, move, seat) {
    if (move.do === 'keep') handOverCards(draft, target, seat, [cardOf(move.card)]);
  },
};
