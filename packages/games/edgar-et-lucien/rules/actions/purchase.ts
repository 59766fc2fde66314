import { type MoveList, type Reason, type Seat, tell } from '@manigance/core';
import type { DistrictId } from '../board.ts';
import { cityPrice, playerPrice } from '../constants.ts';
import { isProtected, takeControl, tokenBar } from '../control.ts';
import { buyCity, buyPlayer } from '../moves.ts';
import { planFor } from '../plan.ts';
import { addMoney } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElMove, ElState } from '../state.ts';
import { checkVictory } from '../victory.ts';

const ownDistrict: ElReason = { rule: 'EL-9.3', code: 'own-district' };
const notNeutral: ElReason = { rule: 'EL-9.1', code: 'not-neutral' };
const isNeutral: ElReason = { rule: 'EL-9.2', code: 'is-neutral' };
const isLocked: ElReason = { rule: 'EL-14.5', code: 'protected' };

export function neutralBar(state: ElState, seat: Seat, district: number): Reason | undefined {
  const owner = state.owner[district];
  if (owner === -1) return undefined;
  return owner === seat ? ownDistrict : notNeutral;
}

export function opponentsBar(state: ElState, seat: Seat, district: number): Reason | undefined {
  const owner = state.owner[district];
  if (owner === -1) return isNeutral;
  return owner === seat ? ownDistrict : undefined;
}

export function protectedBar(state: ElState, district: number): Reason | undefined {
  return isProtected(state, district) ? isLocked : undefined;
}

/** EL-9.3 The full price or nothing. */
export function payBar(state: ElState, seat: Seat, price: number): ElReason | undefined {
  return (state.money[seat] as number) >= price ? undefined : { rule: 'EL-9.3', code: 'cannot-pay', price };
}

/** EL-9 Lucien's two ordinary actions, where he stands. */
export function offerPurchases(
  state: ElState,
  seat: Seat,
  list: MoveList<ElMove>,
  spent: Reason | undefined,
): void {
  const district = state.lucien[seat] as number;
  const owner = state.owner[district];
  if (list.explains || owner === -1) list.offerUnless(buyCity, spent ?? cityBar(state, seat, district));
  if (list.explains || owner !== -1) list.offerUnless(buyPlayer, spent ?? playerBar(state, seat, district));
}

function cityBar(state: ElState, seat: Seat, district: number): Reason | undefined {
  return neutralBar(state, seat, district) ?? tokenBar(state, seat, 0) ?? payBar(state, seat, cityPrice);
}

function playerBar(state: ElState, seat: Seat, district: number): Reason | undefined {
  return (
    opponentsBar(state, seat, district) ??
    protectedBar(state, district) ??
    tokenBar(state, seat, 0) ??
    payBar(state, seat, playerPrice)
  );
}

/** EL-9.4 Payment, token and receipt are one atomic change. A neutral district is the bank's to sell. */
export function buyDistrict(draft: Draft, seat: Seat, district: number, price: number): void {
  const owner = draft.owner[district] as Seat;
  addMoney(draft, seat, -price);
  if (owner !== -1) addMoney(draft, owner, price);
  takeControl(draft, seat, district);
  const id = planFor[draft.seats]?.ids[district] as DistrictId;
  tell(draft, { type: 'bought', seat, district: id, from: owner === -1 ? undefined : owner, price });
  checkVictory(draft, seat, owner === -1 ? seat : owner);
}
