import { type MoveList, type Reason, type Seat, tell } from '@manigance/core';
import { cityPrice, playerPrice } from '../constants.ts';
import { isProtected, takeControl, tokenBar } from '../control.ts';
import { numberAt } from '../lists.ts';
import { buyCity, buyPlayer } from '../moves.ts';
import type { District } from '../plan.ts';
import { districtId } from '../plan.ts';
import { addMoney, moneyOf, nobody, seatOrNone } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElMove, ElState } from '../state.ts';
import { checkVictory } from '../victory.ts';

const ownDistrict: ElReason = { rule: 'EL-9.3', code: 'own-district' };
const notNeutral: ElReason = { rule: 'EL-9.1', code: 'not-neutral' };
const isNeutral: ElReason = { rule: 'EL-9.2', code: 'is-neutral' };
const isLocked: ElReason = { rule: 'EL-14.5', code: 'protected' };

/** EL-9.1 Why a district may not be bought from the city. */
export function neutralBar(state: ElState, seat: Seat, district: District): Reason | undefined {
  const owner = state.owner[district];
  if (owner === nobody) return undefined;
  return owner === seat ? ownDistrict : notNeutral;
}

/** EL-9.2 Why a district may not be bought from a player. */
export function opponentsBar(state: ElState, seat: Seat, district: District): Reason | undefined {
  const owner = state.owner[district];
  if (owner === nobody) return isNeutral;
  return owner === seat ? ownDistrict : undefined;
}

/** EL-14.4 Why a protected district may not change hands. */
export function protectedBar(state: ElState, district: District): Reason | undefined {
  return isProtected(state, district) ? isLocked : undefined;
}

/** EL-9.3 The full price or nothing. */
export function payBar(state: ElState, seat: Seat, price: number): ElReason | undefined {
  return moneyOf(state, seat) >= price ? undefined : { rule: 'EL-9.3', code: 'cannot-pay', price };
}

/** EL-9 Lucien's two ordinary actions, where he stands. */
export function offerPurchases(
  state: ElState,
  seat: Seat,
  list: MoveList<ElMove>,
  spent: Reason | undefined,
): void {
  const district = numberAt(state.lucien, seat);
  const owner = state.owner[district];
  if (list.explains || owner === nobody) list.offerUnless(buyCity, spent ?? cityBar(state, seat, district));
  if (list.explains || owner !== nobody)
    list.offerUnless(buyPlayer, spent ?? playerBar(state, seat, district));
}

function cityBar(state: ElState, seat: Seat, district: District): Reason | undefined {
  return neutralBar(state, seat, district) ?? tokenBar(state, seat, 0) ?? payBar(state, seat, cityPrice);
}

function playerBar(state: ElState, seat: Seat, district: District): Reason | undefined {
  return (
    opponentsBar(state, seat, district) ??
    protectedBar(state, district) ??
    tokenBar(state, seat, 0) ??
    payBar(state, seat, playerPrice)
  );
}

/** EL-9.4 Payment, token and receipt are one atomic change. A neutral district is the bank's to sell. */
export function buyDistrict(draft: Draft, seat: Seat, district: District, price: number): void {
  const owner = numberAt(draft.owner, district);
  addMoney(draft, seat, -price);
  if (owner !== nobody) addMoney(draft, owner, price);
  takeControl(draft, seat, district);
  const id = districtId(draft, district);
  tell(draft, { type: 'bought', seat, district: id, from: seatOrNone(owner), price });
  checkVictory(draft, seat, owner === nobody ? seat : owner);
}
