import { type MoveList, type Reason, type Seat, tell } from '@manigance/core';
import type { DistrictId } from '../board.ts';
import { neutralLeft, takeControl, tokenBar } from '../control.ts';
import type { EdgarMoves } from '../moves.ts';
import { planFor } from '../plan.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElMove, ElState } from '../state.ts';
import { checkVictory } from '../victory.ts';
import { protectedBar } from './purchase.ts';

const ownDistrict: ElReason = { rule: 'EL-11.4.1', code: 'own-district' };
const neutralFirst: ElReason = { rule: 'EL-11.4.2', code: 'neutral-first' };

/** EL-11.4 Any neutral district; only when there is none, an opponent's that is not protected. */
export function offerRequisition(
  state: ElState,
  seat: Seat,
  moves: EdgarMoves,
  ownMarks: number,
  list: MoveList<ElMove>,
  barred: Reason | undefined,
): void {
  const bar = barred ?? tokenBar(state, seat, ownMarks);
  if (bar !== undefined && !list.explains) return;
  const anyNeutral = neutralLeft(state);
  for (let district = 0; district < state.owner.length; district++) {
    list.offerUnless(
      moves.requisition[district] as ElMove,
      bar ?? districtBar(state, seat, district, anyNeutral),
    );
  }
}

function districtBar(state: ElState, seat: Seat, district: number, anyNeutral: boolean): Reason | undefined {
  const owner = state.owner[district];
  if (owner === -1) return undefined;
  if (owner === seat) return ownDistrict;
  if (anyNeutral) return neutralFirst;
  return protectedBar(state, district);
}

export function requisitionDistrict(draft: Draft, seat: Seat, district: number): void {
  const owner = draft.owner[district] as Seat;
  takeControl(draft, seat, district);
  const id = planFor[draft.seats]?.ids[district] as DistrictId;
  tell(draft, { type: 'requisitioned', seat, district: id, from: owner === -1 ? undefined : owner });
  checkVictory(draft, seat);
}
