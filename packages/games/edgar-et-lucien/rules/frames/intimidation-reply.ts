import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { freeDistrict } from '../actions/intimidation.ts';
import type { DistrictId } from '../board.ts';
import { itemAt } from '../lists.ts';
import { movesOn } from '../moves.ts';
import { administrationAt, districtNumber, noAdministration } from '../plan.ts';
import type { ElReason } from '../reasons.ts';
import type { ElState, Question } from '../state.ts';

const notYours: ElReason = { rule: 'EL-11.2.1', code: 'not-yours' };

/** EL-11.2.1 The victim gives up a district of his own, of any type, protected or not. */
export const intimidationReply: Question<'intimidationReply'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken', // EL-21.10: who owns what is public
  options(state, _frame, seat, list) {
    const { replyIntimidation } = movesOn(state);
    for (let district = 0; district < state.owner.length; district++) {
      list.offerUnless(
        itemAt(replyIntimidation, district),
        state.owner[district] === seat ? undefined : notYours,
      );
    }
  },
  resolve(draft, { by }, move) {
    freeDistrict(draft, by, districtNumber[(move as { district: DistrictId }).district]);
  },
  timeout: (state, _frame, seat) => itemAt(movesOn(state).replyIntimidation, leastMissed(state, seat)),
};

/** EL-11.2.5 The lowest that is no Administration, else the lowest. */
function leastMissed(state: ElState, seat: Seat): number {
  const own = state.owner.flatMap((owner, district) => (owner === seat ? [district] : []));
  return own.find((district) => administrationAt(state, district) === noAdministration) ?? at(own, 0);
}
