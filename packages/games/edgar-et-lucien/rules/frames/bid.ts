import { type MoveList, push, tell } from '@manigance/core';
import { note } from '../constants.ts';
import { numberAt } from '../lists.ts';
import { bidOf, pass } from '../moves.ts';
import { moneyOf } from '../players.ts';
import type { Bidding, Draft, ElMove, Question } from '../state.ts';
import { elect, leaveVacant } from './period-end.ts';

/** EL-17.2 Asked even if only passing is left, because being passed over would show the purse (EL-17.2.7). */
export const bid: Question<'bid'> = {
  asks: (_state, { seat }) => seat,
  options(state, { standing }, seat, list) {
    list.offer(pass);
    const lowest = standing === undefined ? 1 : standing.amount / note + 1;
    const highest = moneyOf(state, seat) / note;
    for (let notes = lowest; notes <= highest; notes++) list.offer(bidOf(notes));
    if (list.explains) refuseBids(list, lowest, highest);
  },
  resolve(draft, frame, move, seat) {
    if (move.do === 'bid') {
      tell(draft, { type: 'bid', seat, amount: move.amount });
      goRound(draft, { ...frame, standing: { seat, amount: move.amount } });
    } else {
      tell(draft, { type: 'bidPassed', seat });
      goRound(draft, { ...frame, passed: [...frame.passed, seat] });
    }
  },
  timeout: () => pass, // EL-17.2.6
};

/** EL-17.2.1 Refuses the next lower and the next higher bid, with the reason. */
function refuseBids(list: MoveList<ElMove>, lowest: number, highest: number): void {
  if (lowest > 1)
    list.refuse(bidOf(lowest - 1), { rule: 'EL-17.2.1', code: 'bid-too-low', least: lowest * note });
  const beyond = Math.max(lowest, Math.floor(highest) + 1);
  list.refuse(bidOf(beyond), { rule: 'EL-17.2.1', code: 'cannot-pay', price: beyond * note });
}

/** EL-17.2.2 Asks the next tied player who has not passed; never the standing bidder. */
function goRound(draft: Draft, frame: Bidding): void {
  const { tied, passed, standing } = frame;
  for (let step = 1; step <= tied.length; step++) {
    const next = numberAt(tied, (tied.indexOf(frame.seat) + step) % tied.length);
    if (passed.includes(next) || next === standing?.seat) continue;
    push(draft, { ...frame, seat: next });
    return;
  }
  if (standing === undefined) leaveVacant(draft);
  else elect(draft, standing.seat, standing.amount);
}
