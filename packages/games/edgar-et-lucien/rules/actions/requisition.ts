import { type MoveList, type Reason, type Seat, tell } from '@manigance/core';
import { neutralLeft, takeControl, tokenBar } from '../control.ts';
import { itemAt, numberAt } from '../lists.ts';
import type { TargetMoves } from '../moves.ts';
import type { District } from '../plan.ts';
import { districtId } from '../plan.ts';
import { nobody, seatOrNone } from '../players.ts';
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
  moves: TargetMoves,
  ownMarks: number,
  list: MoveList<ElMove>,
  barred: Reason | undefined,
): void {
  const bar = barred ?? tokenBar(state, seat, ownMarks);
  if (bar !== undefined && !list.explains) return;
  const anyNeutral = neutralLeft(state);
  for (let district = 0; district < state.owner.length; district++) {
    list.offerUnless(
      itemAt(moves.requisition, district),
      bar ?? districtBar(state, seat, district, anyNeutral),
    );
  }
}

function districtBar(
  state: ElState,
  seat: Seat,
  district: District,
  anyNeutral: boolean,
): Reason | undefined {
  const owner = state.owner[district];
  if (owner === nobody) return undefined;
  if (owner === seat) return ownDistrict;
  if (anyNeutral) return neutralFirst;
  return protectedBar(state, district);
}

/** EL-11.4 A district is requisitioned. */
export function requisitionDistrict(draft: Draft, seat: Seat, district: District): void {
  const owner = numberAt(draft.owner, district);
  takeControl(draft, seat, district);
  const id = districtId(draft, district);
  tell(draft, { type: 'requisitioned', seat, district: id, from: seatOrNone(owner) });
  checkVictory(draft, seat);
}
