import { type Reason, type Seat, tell } from '@manigance/core';
import { itemAt, numberAt } from '../lists.ts';
import { nobody, seatOrNone } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElState } from '../state.ts';
import type { Condition } from '../victory.ts';
import { checkVictory, conditionIds, trulyMet } from '../victory.ts';

const alreadyGained: ElReason = { rule: 'EL-15.5', code: 'certificate-gained' };
const ownCertificate: ElReason = { rule: 'EL-15.3', code: 'own-certificate' };
const notMet: ElReason = { rule: 'EL-15.3', code: 'condition-not-met' };
const heldByOther: ElReason = { rule: 'EL-15.4', code: 'certificate-held' };

/** EL-15.5 One a period, by any means. */
export function gainedBar(state: ElState, seat: Seat): Reason | undefined {
  return state.certified[seat] === 1 ? alreadyGained : undefined;
}

/** EL-15.3, EL-19.2 A certificate held does not count for this. */
export function metBar(state: ElState, seat: Seat, condition: Condition): Reason | undefined {
  return (trulyMet(state, seat) & (1 << condition)) === 0 ? notMet : undefined;
}

/** EL-15.4 */
export function unheldBar(state: ElState, condition: Condition): Reason | undefined {
  return state.certificates[condition] === nobody ? undefined : heldByOther;
}

/** EL-12.3 Free or held by another. */
export function acquisitionBar(state: ElState, seat: Seat, condition: Condition): Reason | undefined {
  if (state.certificates[condition] === seat) return ownCertificate;
  return gainedBar(state, seat) ?? metBar(state, seat, condition);
}

/** EL-15.5 A certificate goes to a seat, from the table or from its holder. */
export function takeCertificate(draft: Draft, seat: Seat, condition: Condition): void {
  const holder = numberAt(draft.certificates, condition);
  draft.certificates[condition] = seat;
  draft.certified[seat] = 1;
  const certificate = itemAt(conditionIds, condition);
  tell(draft, { type: 'certificateTaken', seat, certificate, from: seatOrNone(holder) });
  checkVictory(draft, seat);
}
