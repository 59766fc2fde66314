import { type MoveList, push, type Seat, tell } from '@manigance/core';
import { type Areas, has, withArea, withoutArea } from './area-sets.ts';
import { areas, type PowerEffect } from './board.ts';
import { draw, holdsCard } from './hands.ts';
import { type Area, areaId, areaOf } from './ids.ts';
import { itemAt, moveAt } from './lists.ts';
import { type AmMove, usePower } from './moves.ts';
import { areaCount, hasDemon, neighboursOf, onFoot } from './pieces.ts';
import { canPlace, startPlacing } from './placing.ts';
import { moneyOf, payBank, takeFromBank } from './purse.ts';
import type { AmReason } from './reasons.ts';
import type { AmFrame, AmState } from './state.ts';

const used: AmReason = { rule: 'AM-8.1', code: 'usedThisTurn' };
const tooNew: AmReason = { rule: 'AM-8.2', code: 'gainedThisTurn' };
const demon: AmReason = { rule: 'AM-8.3', code: 'demonThere' };
const onlyEvents: AmReason = { rule: 'AM-8.6', code: 'notNow' };
const lost: AmReason = { rule: 'AM-10.10', code: 'noPower' };
const noCard: AmReason = { rule: 'AM-8.7', code: 'noHandCard' };
const noArea: AmReason = { rule: 'AM-8.7', code: 'noTarget' };
const noTrouble: AmReason = { rule: 'AM-8.7', code: 'noTrouble' };

function powerOf(area: Area): PowerEffect {
  return itemAt(areas, area).power;
}

/** AM-8 Why the owner of the building in this area may not use its City Area card now. */
function barsPower(state: AmState, seat: Seat, area: Area): AmReason | undefined {
  if (has(state.used, area)) return used;
  if (has(state.cityCardsOut, area)) return lost;
  if (state.gained[area] === state.turn) return tooNew;
  if (hasDemon(state, area)) return demon;
  return barsEffect(state, seat, powerOf(area));
}

/** AM-8.7 Why a power cannot be used now. */
function barsEffect(state: AmState, seat: Seat, power: PowerEffect): AmReason | undefined {
  switch (power.effect) {
    case 'takeMoney':
    case 'drawThenDiscard':
      return undefined;
    case 'payPlaceNear':
      if (!canPlace(state, seat, { to: 'near', area: areaOf(power.area) })) return noArea;
      return barsPaying(state, seat, power.pay);
    case 'discardOneForMoney':
      return holdsCard(state, seat) ? undefined : noCard;
    case 'placeTroubleNear':
      return quietAreasNear(state, areaOf(power.area)) === 0 ? noArea : undefined;
    case 'payRemoveTrouble':
      return state.trouble === 0 ? noTrouble : barsPaying(state, seat, power.pay);
    case 'smallGods':
      return onlyEvents;
    default: {
      const never: never = power;
      return never;
    }
  }
}

function barsPaying(state: AmState, seat: Seat, cost: number): AmReason | undefined {
  const money = moneyOf(state, seat);
  return money < cost ? { rule: 'AM-8.7', code: 'cannotPay', cost, money } : undefined;
}

/** AM-8.5 The Shades: there or next door, without a marker, with a piece on foot. */
function quietAreasNear(state: AmState, area: Area): Areas {
  let found = withArea(neighboursOf(area), area) & ~state.trouble;
  for (let near = 0; near < areaCount; near++) {
    if (has(found, near) && onFoot(state, near) === 0) found = withoutArea(found, near);
  }
  return found;
}

/** AM-4.6 The powers of a seat's City Area cards, beside the answers to the question that is put. */
export function listPowers(state: AmState, seat: Seat, list: MoveList<AmMove>): void {
  const { buildings } = state;
  for (let area = 0; area < areaCount; area++) {
    if (buildings[area] === seat) list.offerUnless(moveAt(usePower, area), barsPower(state, seat, area));
  }
}

/** AM-8.1 Whether a seat can use any power now. */
export function canUsePower(state: AmState, seat: Seat): boolean {
  const { buildings } = state;
  for (let area = 0; area < areaCount; area++) {
    if (buildings[area] === seat && barsPower(state, seat, area) === undefined) return true;
  }
  return false;
}

/** AM-4.8 Uses a power, after which the same question is put again. */
export function startPower(draft: AmState, seat: Seat, move: AmMove, again: AmFrame): void {
  if (move.do !== 'power') return;
  const area = areaOf(move.area);
  draft.used = withArea(draft.used, area);
  tell(draft, { type: 'usedPower', seat, area: areaId(area) });
  push(draft, again);
  applyPower(draft, seat, powerOf(area));
}

/** AM-8.7 */
function applyPower(draft: AmState, seat: Seat, power: PowerEffect): void {
  switch (power.effect) {
    case 'takeMoney':
      return takeFromBank(draft, seat, power.amount);
    case 'payPlaceNear':
      payBank(draft, seat, power.pay);
      return startPlacing(draft, seat, { to: 'near', area: areaOf(power.area) });
    case 'drawThenDiscard':
      if (draw(draft, seat, power.draw)) push(draft, { kind: 'discardOne', seat, gain: 0 });
      return;
    case 'discardOneForMoney':
      return push(draft, { kind: 'discardOne', seat, gain: power.amount });
    case 'placeTroubleNear':
      return push(draft, { kind: 'setTrouble', seat, areas: quietAreasNear(draft, areaOf(power.area)) });
    case 'payRemoveTrouble':
      payBank(draft, seat, power.pay);
      return push(draft, { kind: 'clearTrouble', seat });
    case 'smallGods':
      return;
    default: {
      const never: never = power;
      return never;
    }
  }
}
