import { LatePart, type Reason, type Seat } from '@manigance/core';
import { listAt, numberAt } from './arrays.ts';
import type { LastWillRules } from './competitions/last-will/part.ts';
import { reason } from './reasons.ts';
import type { PcState } from './state.ts';

/** LW-1.1 The rules of Last Will. Tables that do not play it do not load them. */
export const lastWill = new LatePart<LastWillRules>('Last Will');

/** LW-9.2 Reason: too few actions are left. */
export const noActions: Reason = reason('LW-9.2', 'lw-no-actions');

/** LW-9.2 The actions left to a player; none in a mode without Last Will. */
export function actionsLeft(state: PcState, seat: Seat): number {
  return state.lastWill === undefined ? 0 : numberAt(state.lastWill.actionsLeft, seat);
}

/** LW-16.1 Whether a hand holds a card whose face only its owner knows. */
export function holdsClosed(state: PcState, seat: Seat): boolean {
  return state.lastWill !== undefined && listAt(state.lastWill.closed, seat).length > 0;
}
