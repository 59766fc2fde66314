import { push, type QuestionRule, type StepRule } from '@manigance/core';
import { symbolRule } from './frames/symbols.ts';
import { beginCard, listPlayable } from './frames/turn.ts';
import { holdsCard } from './hands.ts';
import { cardOf } from './ids.ts';
import { stop } from './moves.ts';
import { canUsePower, listPowers, startPower } from './powers.ts';
import type { AmVocabulary } from './state.ts';

/*
 * The first version of the rules, for matches begun under it. It differs in AM-5.7: the second card is chosen when the
 * first and everything it leads to is over, from the hand as it then is, or not at all.
 */

/** Asks for the second card. With an empty hand and no power to use, it is lost. */
export const pendingPlay: StepRule<AmVocabulary, 'pendingPlay'> = {
  resolve(draft, { seat }) {
    if (holdsCard(draft, seat) || canUsePower(draft, seat)) push(draft, { kind: 'playNext', seat });
  },
};

/** The second card, or stop; put whenever the hand holds anything. */
export const playNext: QuestionRule<AmVocabulary, 'playNext'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    listPlayable(state, seat, list);
    listPowers(state, seat, list);
    list.offer(stop);
  },
  resolve(draft, _frame, move, seat) {
    if (move.do === 'play') beginCard(draft, seat, cardOf(move.card));
    else if (move.do === 'power') startPower(draft, seat, move, { kind: 'pendingPlay', seat });
  },
};

/** AM-4.8 (b) in version 1: the second of two cards is chosen once the first is over. */
export const symbol = symbolRule((draft, seat, first) => {
  push(draft, { kind: 'pendingPlay', seat });
  beginCard(draft, seat, first);
});
