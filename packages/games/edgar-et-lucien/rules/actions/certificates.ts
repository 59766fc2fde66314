import { type Reason, type Seat, tell } from '@manigance/core';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElState } from '../state.ts';
import { type ConditionId, checkVictory, conditionIds, trulyMet } from '../victory.ts';

const alreadyGained: ElReason = { rule: 'EL-15.5', code: 'certificate-gained' };
const ownCertificate: ElReason = { rule: 'EL-15.3', code: 'own-certificate' };
const notMet: ElReason = { rule: 'EL-15.3', code: 'condition-not-met' };
const heldByOther: ElReason = { rule: 'EL-15.4', code: 'certificate-held' };

/** EL-15.5 One a period, by any means. */
export function gainedBar(state: ElState, seat: Seat): Reason | undefined {
  return state.certified[seat] === 1 ? alreadyGained : undefined;
}

/** EL-15.3, EL-19.2 A certificate held does not count for this. */
export function metBar(state: ElState, seat: Seat, condition: number): Reason | undefined {
  return (trulyMet(state, seat) & (1 << condition)) === 0 ? notMet : undefined;
}

/** EL-15.4 */
export function unheldBar(state: ElState, condition: number): Reason | undefined {
  return state.certificates[condition] === -1 ? undefined : heldByOther;
}

/** EL-12.3 Free or held by another. */
export function acquisitionBar(state: ElState, seat: Seat, condition: number): Reason | undefined {
  if (state.certificates[condition] === seat) return ownCertificate;
  return gainedBar(state, seat) ?? metBar(state, seat, condition);
}

export function takeCertificate(draft: Draft, seat: Seat, condition: number): void {
  const holder = draft.certificates[condition] as Seat;
  draft.certificates[condition] = seat;
  draft.certified[seat] = 1;
  const certificate = conditionIds[condition] as ConditionId;
  tell(draft, { type: 'certificateTaken', seat, certificate, from: holder === -1 ? undefined : holder });
  checkVictory(draft, seat);
}
