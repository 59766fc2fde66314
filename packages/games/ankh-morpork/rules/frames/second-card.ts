import { push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { isPlayable } from '../cards.ts';
import { handOf, holdsCard, holdsPlayable, layAsideFromHand } from '../hands.ts';
import { type Card, cardId, cardOf } from '../ids.ts';
import { forgetCard, nothingLaidAside } from '../knowledge.ts';
import { laidAsideBy } from '../laid-aside.ts';
import { moveAt } from '../lists.ts';
import { layAsideCard, stop } from '../moves.ts';
import type { AmReason } from '../reasons.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { resolveCard, showCard } from './turn.ts';

const interrupt: AmReason = { rule: 'AM-5.7', code: 'interruptOnly' };
const mustChoose: AmReason = { rule: 'AM-5.7', code: 'holdsPlayable' };

/** AM-5.7 The first of two cards; unless the hand is empty, the second is chosen before anything is done. */
export function playFirstOfTwo(draft: AmState, seat: Seat, first: Card): void {
  showCard(draft, seat, first);
  if (holdsCard(draft, seat)) push(draft, { kind: 'layAside', seat });
  else resolveCard(draft, seat, first);
}

/** AM-4.8 (d) Choosing the second card. The question is put for every hand, so that it reveals nothing; without a playable card the only answer is none. */
export const layAside: QuestionRule<AmVocabulary, 'layAside'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    for (const held of handOf(state, seat))
      list.offerUnless(moveAt(layAsideCard, held), isPlayable(held) ? undefined : interrupt);
    list.offerUnless(stop, holdsPlayable(state, seat) ? mustChoose : undefined);
  },
  resolve(draft, _frame, move, seat) {
    if (move.do === 'layAside') {
      const card = cardOf(move.card);
      layAsideFromHand(draft, seat, card);
      push(draft, { kind: 'laidAside', seat, card });
    }
    resolveCard(draft, seat, draft.playing);
  },
};

/** AM-5.7 The first card and everything it led to is over: the second is turned up and begun. */
export const laidAside: StepRule<AmVocabulary, 'laidAside'> = {
  resolve(draft, { seat, card }) {
    forgetCard(draft, card);
    if (laidAsideBy(draft, seat).length === 0) nothingLaidAside(draft, seat);
    draft.playing = card;
    tell(draft, { type: 'played', seat, card: cardId(card), turnedUp: true });
    resolveCard(draft, seat, card);
  },
};
