import type { Reason, Seat } from '@manigance/core';
import { bitCount } from './administrations.ts';
import { influenceTokens } from './constants.ts';
import { planFor } from './plan.ts';
import type { ElReason } from './reasons.ts';
import type { Draft, ElState } from './state.ts';

const noToken: ElReason = { rule: 'EL-22.3', code: 'no-token' };

/** EL-22.3 A token must be left; marks that the action under way has made do not count. */
export function tokenBar(state: ElState, seat: Seat, ownMarks: number): Reason | undefined {
  const marks = (bitCount[state.marks[seat] as number] as number) - ownMarks;
  return (state.districts[seat] as number) + marks < influenceTokens ? undefined : noToken;
}

/** EL-14.4 Whether a token with a padlock lies there. */
export function isProtected(state: ElState, district: number): boolean {
  const owner = state.owner[district] as number;
  return owner !== -1 && owner === state.heritage;
}

/** EL-14.1 Lays this seat's token on a district; whoever had one there takes it back (EL-14.3). */
export function takeControl(draft: Draft, seat: Seat, district: number): void {
  loseControl(draft, district);
  draft.owner[district] = seat;
  count(draft, seat, district, 1);
}

/** The district becomes neutral. */
export function loseControl(draft: Draft, district: number): void {
  const owner = draft.owner[district] as number;
  if (owner === -1) return;
  draft.owner[district] = -1;
  count(draft, owner, district, -1);
}

function count(draft: Draft, seat: Seat, district: number, change: number): void {
  draft.districts[seat] = (draft.districts[seat] as number) + change;
  const plan = planFor[draft.seats];
  if (plan?.administration[district] !== -1) {
    draft.administrations[seat] = (draft.administrations[seat] as number) + change;
  }
}

/** EL-11.4.2 Whether any district is left without a token. */
export function neutralLeft(state: ElState): boolean {
  return state.owner.includes(-1);
}
