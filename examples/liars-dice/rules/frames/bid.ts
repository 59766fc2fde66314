import { push, type QuestionRule, type Seat, tell } from '@manigance/core';
import { countFace, isHigher, nextWithDice, totalDice } from '../dice.ts';
import { endIfDecided, loseDie } from '../losing.ts';
import {
  type Bid,
  type Face,
  type LdReason,
  type LdState,
  type LdVocabulary,
  sides,
  wildFace,
} from '../state.ts';

/** LD-3.2 In turn, each player makes a higher bid or challenges the last one. */
export const bid: QuestionRule<LdVocabulary, 'bid'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, _seat, list) {
    const noBid: LdReason = { rule: 'LD-5.1', code: 'no-bid-yet' };
    list.offerUnless({ do: 'challenge' }, state.bid === undefined ? noBid : undefined);
    const most = totalDice(state); // LD-4.3
    for (let quantity = 1; quantity <= most; quantity++)
      for (let face: Face = 1; face <= sides; face++)
        list.offerUnless({ do: 'bid', quantity, face }, barToBid(state, quantity, face));
  },
  resolve(draft, _frame, move, seat) {
    if (move.do === 'bid') {
      draft.bid = { quantity: move.quantity, face: move.face, seat };
      tell(draft, { type: 'bid', seat, quantity: move.quantity, face: move.face });
      push(draft, { kind: 'bid', seat: nextWithDice(draft, seat) });
    } else if (draft.bid !== undefined) challenge(draft, draft.bid, seat);
  },
  // LD-3.3 A challenge if there is a bid, else the lowest bid.
  timeout: (state) =>
    state.bid === undefined
      ? { do: 'bid', quantity: 1, face: state.wildOnes ? wildFace + 1 : 1 }
      : { do: 'challenge' },
};

function barToBid({ bid, wildOnes }: LdState, quantity: number, face: Face): LdReason | undefined {
  if (wildOnes && face === wildFace) return { rule: 'LD-4.4', code: 'ones-are-wild' };
  if (bid === undefined || isHigher(quantity, face, bid)) return undefined;
  return { rule: 'LD-4.2', code: 'not-higher', quantity: bid.quantity, face: bid.face };
}

/** LD-5 All dice are shown; the one who was wrong loses a die and starts the next round. */
function challenge(draft: LdState, last: Bid, challenger: Seat): void {
  const count = countFace(draft, last.face);
  const loser = count >= last.quantity ? challenger : last.seat;
  const dice = draft.dice.map((own) => own.slice());
  draft.reveal = { bid: last, seat: challenger, dice, count, loser };
  tell(draft, { type: 'revealed', ...draft.reveal });
  loseDie(draft, loser);
  if (endIfDecided(draft)) return;
  const starter = (draft.dice[loser]?.length ?? 0) > 0 ? loser : nextWithDice(draft, loser);
  push(draft, { kind: 'roll', starter });
}
