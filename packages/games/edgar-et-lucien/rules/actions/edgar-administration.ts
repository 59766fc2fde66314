import { type MoveList, push, type Reason, type Seat, tell } from '@manigance/core';
import type { Action } from '../administrations.ts';
import {
  actionNumber,
  bankHeist,
  barSchemes,
  edgarActionIds,
  intimidation,
  politicalSupport,
  requisition,
} from '../administrations.ts';
import { cardsDrawn, edgarCost, heistMoney, supportedCost } from '../constants.ts';
import { canDraw, draw } from '../deck.ts';
import { numberAt } from '../lists.ts';
import type { TargetMoves } from '../moves.ts';
import { type EdgarMoves, movesOn } from '../moves.ts';
import { administrationAt, districtNumber, noAdministration } from '../plan.ts';
import { addMoney, addPopularity } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, EdgarAction, ElMove, ElState, TargetedAction, Targets } from '../state.ts';
import { checkVictory } from '../victory.ts';
import { intimidate, offerIntimidation } from './intimidation.ts';
import { offerRequisition, requisitionDistrict } from './requisition.ts';

/** EL-7.4 The action of another place. */
export const notThere: ElReason = { rule: 'EL-7.4', code: 'not-there' };
const alreadyDone: ElReason = { rule: 'EL-10.2', code: 'already-done' };
const unpopular: ElReason = { rule: 'EL-10.3', code: 'unpopular', cost: edgarCost };
const unpopularForSupport: ElReason = { rule: 'EL-13.3', code: 'unpopular', cost: supportedCost };
const noCards: ElReason = { rule: 'EL-22.4', code: 'no-cards' };

/** EL-10.2 */
export function markBar(state: ElState, seat: Seat, action: Action): Reason | undefined {
  return hasMark(state, seat, action) ? alreadyDone : undefined;
}

/** EL-10.3 */
export function costBar(state: ElState, seat: Seat): Reason | undefined {
  return numberAt(state.popularity, seat) < edgarCost ? unpopular : undefined;
}

/** EL-13.3 */
export function supportedCostBar(state: ElState, seat: Seat): Reason | undefined {
  return numberAt(state.popularity, seat) < supportedCost ? unpopularForSupport : undefined;
}

/** EL-0.7 Why the action itself is barred, before any target is named. */
export function actionBar(state: ElState, action: Action): Reason | undefined {
  return action === barSchemes && !canDraw(state) ? noCards : undefined;
}

/** EL-11 Edgar's administration action on the spot. */
export function offerEdgarAdministration(
  state: ElState,
  seat: Seat,
  list: MoveList<ElMove>,
  spent: Reason | undefined,
): void {
  const here = administrationAt(state, numberAt(state.edgar, seat));
  if (here === noAdministration && !list.explains) return;
  const moves = movesOn(state).onTheSpot;
  for (let action = 0; action < edgarActionIds.length; action++) {
    if (here !== action && !list.explains) continue;
    const where = here === action ? undefined : notThere;
    const bar =
      spent ?? where ?? markBar(state, seat, action) ?? costBar(state, seat) ?? actionBar(state, action);
    offerAction(state, seat, action, moves, list, bar);
  }
}

/** Offers the action with each of its targets: on the spot, from afar or supported, as `moves` says. */
export function offerAction(
  state: ElState,
  seat: Seat,
  action: Action,
  moves: EdgarMoves,
  list: MoveList<ElMove>,
  bar: Reason | undefined,
): void {
  if (bar !== undefined && !list.explains) return;
  if (action === barSchemes) list.offerUnless(moves.barSchemes, bar);
  else if (action === bankHeist) list.offerUnless(moves.bankHeist, bar);
  else offerTargets(state, seat, action, moves, 0, list, bar);
}

/** Offers Requisition or Intimidation with each of its targets. `ownMarks`: see EL-22.3. */
export function offerTargets(
  state: ElState,
  seat: Seat,
  action: Action,
  moves: TargetMoves,
  ownMarks: number,
  list: MoveList<ElMove>,
  bar: Reason | undefined,
): void {
  if (action === requisition) offerRequisition(state, seat, moves, ownMarks, list, bar);
  else offerIntimidation(state, seat, moves, list, bar);
}

/** EL-10.5 Popularity is paid and the aid marked before anything happens. */
export function administer(draft: Draft, seat: Seat, choice: EdgarAction, supported: boolean): void {
  const action = actionNumber[choice.action];
  const cost = supported ? supportedCost : edgarCost;
  addPopularity(draft, seat, -cost);
  mark(draft, seat, action);
  if (supported) mark(draft, seat, politicalSupport);
  tell(draft, { type: 'administered', seat, action: choice.action, supported, cost });
  if (action === barSchemes) draw(draft, seat, supported ? 2 * cardsDrawn : cardsDrawn);
  else if (action === bankHeist) robBank(draft, seat, supported ? 2 * heistMoney : heistMoney);
  else if ('players' in choice || 'district' in choice) startHalves(draft, seat, choice, supported);
}

/** EL-10.2 Whether the aid of a seat has a mark on this action. */
export function hasMark(state: ElState, seat: Seat, action: Action): boolean {
  return (numberAt(state.marks, seat) & (1 << action)) !== 0;
}

/** EL-10.2 Marks an action on the aid of a seat. */
export function mark(draft: Draft, seat: Seat, action: Action): void {
  draft.marks[seat] = numberAt(draft.marks, seat) | (1 << action);
}

/** EL-11.3 */
function robBank(draft: Draft, seat: Seat, money: number): void {
  addMoney(draft, seat, money);
  tell(draft, { type: 'gained', seat, by: 'bank_heist', money, popularity: 0 });
  checkVictory(draft, seat);
}

/** EL-13.9 The second half is pushed below the first and asked once the first is resolved. */
function startHalves(draft: Draft, seat: Seat, choice: TargetedAction, supported: boolean): void {
  const action = actionNumber[choice.action];
  if (supported) push(draft, { kind: 'again', seat, action });
  doHalf(draft, seat, action, choice);
}

/** One half of an action that has targets; a plain one is all of it. */
export function doHalf(draft: Draft, seat: Seat, action: Action, targets: Targets): void {
  if (action === intimidation) intimidate(draft, seat, targets);
  else if ('district' in targets) requisitionDistrict(draft, seat, districtNumber[targets.district]);
}
