import { at, push, tell } from '@manigance/core';
import type { DistrictId } from '../board.ts';
import { takeControl } from '../control.ts';
import { itemAt } from '../lists.ts';
import { movesOn } from '../moves.ts';
import { districtNumber, planOn, steel } from '../plan.ts';
import { nextInOrder, nobody } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElState, Question } from '../state.ts';
import { startTurn } from './turn.ts';

const taken: ElReason = { rule: 'EL-3.4', code: 'taken' };

/** EL-3.4 A neutral district of any type for both pawns and a token. */
export const place: Question<'place'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, _seat, list) {
    const { place: moves } = movesOn(state);
    for (let district = 0; district < moves.length; district++) {
      list.offerUnless(itemAt(moves, district), state.owner[district] === nobody ? undefined : taken);
    }
  },
  resolve(draft, _frame, move, seat) {
    const { district } = move as { district: DistrictId };
    const at = districtNumber[district];
    takeControl(draft, seat, at);
    draft.edgar[seat] = at;
    draft.lucien[seat] = at;
    tell(draft, { type: 'placed', seat, district });
    placeNext(draft, nextInOrder(draft, seat));
  },
  timeout: (state) => itemAt(movesOn(state).place, lowestNeutral(state)),
};

/** The next player places, or the first turn begins. */
export function placeNext(draft: Draft, next: number | undefined): void {
  if (next === undefined) startTurn(draft);
  else push(draft, { kind: 'place', seat: next });
}

/** EL-3.6 Among the Steel ones if there is one. */
function lowestNeutral(state: ElState): number {
  const neutral = state.owner.flatMap((owner, district) => (owner === nobody ? [district] : []));
  return neutral.find((district) => planOn(state).type[district] === steel) ?? at(neutral, 0);
}
