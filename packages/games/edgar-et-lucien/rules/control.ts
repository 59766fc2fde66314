import type { Reason, Seat } from '@manigance/core';
import { bitCount } from './administrations.ts';
import { influenceTokens } from './constants.ts';
import { numberAt } from './lists.ts';
import type { District } from './plan.ts';
import { administrationAt, noAdministration } from './plan.ts';
import { nobody } from './players.ts';
import type { ElReason } from './reasons.ts';
import type { Draft, ElState } from './state.ts';

const noToken: ElReason = { rule: 'EL-22.3', code: 'no-token' };

/** EL-22.3 A token must be left; marks that the action under way has made do not count. */
export function tokenBar(state: ElState, seat: Seat, ownMarks: number): Reason | undefined {
  const marks = bitCount(numberAt(state.marks, seat)) - ownMarks;
  return numberAt(state.districts, seat) + marks < influenceTokens ? undefined : noToken;
}

/** EL-14.4 Whether the district has a token with a padlock. */
export function isProtected(state: ElState, district: District): boolean {
  const owner = numberAt(state.owner, district);
  return owner !== nobody && owner === state.heritage;
}

/** EL-14.1 Puts this seat's token on a district; a former owner takes theirs back (EL-14.3). */
export function takeControl(draft: Draft, seat: Seat, district: District): void {
  loseControl(draft, district);
  draft.owner[district] = seat;
  count(draft, seat, district, 1);
}

/** The district becomes neutral. */
export function loseControl(draft: Draft, district: District): void {
  const owner = numberAt(draft.owner, district);
  if (owner === nobody) return;
  draft.owner[district] = nobody;
  count(draft, owner, district, -1);
}

function count(draft: Draft, seat: Seat, district: District, change: number): void {
  draft.districts[seat] = numberAt(draft.districts, seat) + change;
  if (administrationAt(draft, district) !== noAdministration) {
    draft.administrations[seat] = numberAt(draft.administrations, seat) + change;
  }
}

/** EL-11.4.2 Whether any district is left without a token. */
export function neutralLeft(state: ElState): boolean {
  return state.owner.includes(nobody);
}
