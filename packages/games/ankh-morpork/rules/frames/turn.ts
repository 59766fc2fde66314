import { type MoveList, push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { isPlayable } from '../cards.ts';
import { drawUp, handOf, holdsPlayable, takeFromHand } from '../hands.ts';
import { type Card, cardId, cardOf } from '../ids.ts';
import { moveAt } from '../lists.ts';
import { type AmMove, pass, playCard } from '../moves.ts';
import { listPowers, startPower } from '../powers.ts';
import type { AmReason } from '../reasons.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { end, meetsGoal } from '../victory.ts';

/** AM-4.1 A turn: victory check, one card and the further cards it allows, refill, then the player on the left. */
export const turn: StepRule<AmVocabulary, 'turn'> = {
  resolve(draft, { seat }) {
    draft.active = seat;
    draft.turn++;
    draft.used = 0;
    tell(draft, { type: 'turn', seat });
    const how = meetsGoal(draft, seat);
    if (how !== undefined) end(draft, [seat], how);
    else push(draft, { kind: 'refill', seat }, { kind: 'chooseCard', seat });
  },
};

/** AM-4.3, AM-12.2 */
export const refill: StepRule<AmVocabulary, 'refill'> = {
  resolve(draft, { seat }) {
    if (drawUp(draft, seat)) push(draft, { kind: 'turn', seat: (seat + 1) % draft.seats });
  },
};

const interrupt: AmReason = { rule: 'AM-4.2', code: 'interruptOnly' };
const mustPlay: AmReason = { rule: 'AM-4.2', code: 'holdsPlayable' };

/** AM-4.2 Every hand card that is no interrupt, whether or not it does anything. */
export function listPlayable(state: AmState, seat: Seat, list: MoveList<AmMove>): void {
  for (const card of handOf(state, seat)) {
    if (isPlayable(card)) list.offer(moveAt(playCard, card));
    else list.refuse(moveAt(playCard, card), interrupt);
  }
}

/** AM-5.8 The card leaves the hand and is resolved. */
export function beginCard(draft: AmState, seat: Seat, card: Card): void {
  showCard(draft, seat, card);
  resolveCard(draft, seat, card);
}
/** AM-5.8 A card leaves the hand face up. */
export function showCard(draft: AmState, seat: Seat, card: Card): void {
  takeFromHand(draft, seat, card);
  draft.playing = card;
  tell(draft, { type: 'played', seat, card: cardId(card) });
}
/** AM-5.1 From its first symbol on. */
export function resolveCard(draft: AmState, seat: Seat, card: Card): void {
  push(draft, { kind: 'card', seat, card, at: 0 });
}

/** AM-4.8 (a) Play a card; pass only with none to play. Always asked. */
export const chooseCard: QuestionRule<AmVocabulary, 'chooseCard'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    listPlayable(state, seat, list);
    listPowers(state, seat, list);
    list.offerUnless(pass, holdsPlayable(state, seat) ? mustPlay : undefined);
  },
  resolve(draft, frame, move, seat) {
    if (move.do === 'play') beginCard(draft, seat, cardOf(move.card));
    else if (move.do === 'power') startPower(draft, seat, move, frame);
    else tell(draft, { type: 'passedTurn', seat });
  },
};
