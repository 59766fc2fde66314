import { type MoveList, push, type Seat, tell } from '@manigance/core';
import { has } from './area-sets.ts';
import { buildingsPerPlayer } from './constants.ts';
import { type Area, areaId, areaOf, nobody } from './ids.ts';
import { moveAt, numberAt } from './lists.ts';
import { type AmMove, buildIn } from './moves.ts';
import { areaCount, costOf, hasTrouble, minionsAt } from './pieces.ts';
import { moneyOf, payBank } from './purse.ts';
import type { AmReason } from './reasons.ts';
import type { AmState } from './state.ts';

/** How many buildings a seat has on the board. */
export function buildingsOf(state: AmState, seat: Seat): number {
  let found = 0;
  for (let area = 0; area < areaCount; area++) if (state.buildings[area] === seat) found++;
  return found;
}
/** How many buildings are on the board. */
export function buildingsOnBoard(state: AmState): number {
  let found = 0;
  for (let area = 0; area < areaCount; area++) if (state.buildings[area] !== nobody) found++;
  return found;
}

/** AM-8.1 The holder of the City Area card of this area. */
export function cardHolder(state: AmState, area: Area): Seat {
  return has(state.cityCardsOut, area) ? nobody : numberAt(state.buildings, area);
}

const noMinion: AmReason = { rule: 'AM-6.2.1', code: 'noMinionHere' };
const built: AmReason = { rule: 'AM-6.2.1', code: 'alreadyBuilt' };
const inTrouble: AmReason = { rule: 'AM-6.2.1', code: 'troubleHere' };

/** AM-6.2.1 A minion of yours, no building, no trouble, and the money. */
function barsBuilding(state: AmState, seat: Seat, area: Area, divisor: number): AmReason | undefined {
  if (state.buildings[area] !== nobody) return built;
  if (minionsAt(state, seat, area) === 0) return noMinion;
  if (hasTrouble(state, area)) return inTrouble;
  const cost = costOf(area) / divisor;
  const money = moneyOf(state, seat);
  return money < cost ? { rule: 'AM-6.2.1', code: 'cannotPay', cost, money } : undefined;
}

/** AM-6.2 Whether a seat can build anywhere at this fraction of the price. */
export function canBuild(state: AmState, seat: Seat, divisor: number): boolean {
  for (let area = 0; area < areaCount; area++) {
    if (barsBuilding(state, seat, area, divisor) === undefined) return true;
  }
  return false;
}

/** AM-6.2 Offers or refuses each area to build in. */
export function listBuilding(state: AmState, seat: Seat, divisor: number, list: MoveList<AmMove>): void {
  for (let area = 0; area < areaCount; area++) {
    list.offerUnless(moveAt(buildIn, area), barsBuilding(state, seat, area, divisor));
  }
}

/** AM-6.2.2, AM-6.2.3 With six on the board, one has to make way first. */
export function startBuilding(draft: AmState, seat: Seat, move: AmMove, divisor: number): void {
  if (move.do !== 'build') return;
  const area = areaOf(move.area);
  const cost = costOf(area) / divisor;
  if (buildingsOf(draft, seat) === buildingsPerPlayer)
    push(draft, { kind: 'giveUpBuilding', seat, area, cost });
  else build(draft, seat, area, cost);
}

/** AM-6.2.2 Puts a building down for this price. */
export function build(draft: AmState, seat: Seat, area: Area, cost: number): void {
  tell(draft, { type: 'built', seat, area: areaId(area), cost });
  payBank(draft, seat, cost);
  ownBuilding(draft, seat, area);
}

/** AM-8.2 The City Area card comes with the building, and cannot be used this turn. */
export function ownBuilding(draft: AmState, seat: Seat, area: Area): void {
  draft.buildings[area] = seat;
  draft.gained[area] = draft.turn;
}

/** AM-6.2.4 The piece returns to its owner, the City Area card to the display. */
export function loseBuilding(draft: AmState, area: Area): void {
  const seat = numberAt(draft.buildings, area);
  tell(draft, { type: 'buildingLost', seat, area: areaId(area) });
  draft.buildings[area] = nobody;
}
