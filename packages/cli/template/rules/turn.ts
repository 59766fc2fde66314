import { finish, push, type QuestionRule, tell } from '@manigance/core';
import type { TgVocabulary } from './state.ts';

/** TG-2.1 The most stones a player takes in one turn. */
const mostTaken = 3;

/** TG-2 A turn: the player takes one, two or three stones. */
export const turn: QuestionRule<TgVocabulary, 'turn'> = {
  asks: (_state, { seat }) => seat,
  options({ stones }, _frame, _seat, list) {
    const tooFew = { rule: 'TG-2.2', code: 'too-few', stones };
    for (let count = 1; count <= mostTaken; count++)
      list.offerUnless({ do: 'take', count }, count > stones ? tooFew : undefined);
  },
  resolve(draft, _frame, { count }, seat) {
    draft.stones -= count;
    tell(draft, { type: 'taken', seat, count, left: draft.stones });
    if (draft.stones === 0)
      finish(draft, { winners: [seat], how: 'last-stone' }); // TG-3.1
    else push(draft, { kind: 'turn', seat: (seat + 1) % draft.seats });
  },
};
