import { type Reason, type Seat, tell } from '@manigance/core';
import { seatOrNone } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElState } from '../state.ts';

const holdsIt: ElReason = { rule: 'EL-12.2', code: 'holds-heritage' };

/** EL-14.4 Why a seat may not take Heritage Protection. */
export function heritageBar(state: ElState, seat: Seat): Reason | undefined {
  return state.heritage === seat ? holdsIt : undefined;
}

/** EL-14.4 The card fulfils no condition, so no victory check is needed. */
export function takeHeritage(draft: Draft, seat: Seat): void {
  const from = seatOrNone(draft.heritage);
  draft.heritage = seat;
  tell(draft, { type: 'protectionTaken', seat, from });
}
