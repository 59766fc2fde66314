import { type Reason, type Seat, tell } from '@manigance/core';
import { cardFigures } from '../cards.ts';
import { numberAt } from '../lists.ts';
import { expectMove, replySmear } from '../moves.ts';
import { addMoney, addPopularity, moneyOf } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { ElState, Question } from '../state.ts';
import { checkVictory } from '../victory.ts';

const threat = cardFigures.smear_threat;

const cannotPay: ElReason = { rule: 'EL-20.3.2', code: 'cannot-pay', price: threat.money };
const mustPay: ElReason = { rule: 'EL-20.3.2', code: 'must-pay' };

/** EL-20.3 Always asked, even with a single answer: skipping the question would reveal the purse (EL-20.3.4). */
export const smearReply: Question<'smearReply'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    list.offerUnless(replySmear.popularity, popularityBar(state, seat));
    list.offerUnless(replySmear.money, moneyBar(state, seat));
  },
  resolve(draft, { by }, move, seat) {
    const { with: payment } = expectMove(move, 'replySmear');
    if (payment === 'popularity') {
      const lost = 0 - addPopularity(draft, seat, -threat.popularity);
      tell(draft, { type: 'smeared', seat, by, with: payment, amount: lost });
    } else {
      addMoney(draft, seat, -threat.money);
      addMoney(draft, by, threat.money);
      tell(draft, { type: 'smeared', seat, by, with: payment, amount: threat.money });
      checkVictory(draft, by);
    }
  },
  /** EL-20.3.3 */
  timeout: (state, _frame, seat) =>
    popularityBar(state, seat) === undefined ? replySmear.popularity : replySmear.money,
};

/** EL-20.3.2 Enough popularity to lose, or no money at all. */
function popularityBar(state: ElState, seat: Seat): Reason | undefined {
  const enough = numberAt(state.popularity, seat) >= threat.popularity;
  return enough || moneyBar(state, seat) !== undefined ? undefined : mustPay;
}

function moneyBar(state: ElState, seat: Seat): Reason | undefined {
  return moneyOf(state, seat) < threat.money ? cannotPay : undefined;
}
