import { type MoveList, type Reason, type Seat, tell } from '@manigance/core';
import { note } from '../constants.ts';
import { itemAt } from '../lists.ts';
import { rob } from '../moves.ts';
import { addMoney, moneyOf } from '../players.ts';
import type { ElReason } from '../reasons.ts';
import type { Draft, ElMove, ElState } from '../state.ts';
import { checkVictory } from '../victory.ts';

const notHere: ElReason = { rule: 'EL-8.1.1', code: 'not-here' };
const guarded: ElReason = { rule: 'EL-8.1.2', code: 'guarded' };

/** EL-8.1 One choice for each opponent. */
export function offerRobbery(
  state: ElState,
  seat: Seat,
  list: MoveList<ElMove>,
  spent: Reason | undefined,
): void {
  const here = state.edgar[seat];
  for (let victim = 0; victim < state.seats; victim++) {
    if (victim === seat || state.gone[victim] === 1) continue;
    if (list.explains || state.lucien[victim] === here) {
      list.offerUnless(itemAt(rob, victim), spent ?? robberyBar(state, seat, victim));
    }
  }
}

function robberyBar(state: ElState, seat: Seat, victim: Seat): Reason | undefined {
  const here = state.edgar[seat];
  if (state.lucien[victim] !== here) return notHere;
  return state.edgar[victim] === here ? guarded : undefined;
}

/** EL-8.1.3 Half of the purse, rounded up to a whole note. */
export function robberyOf(held: number): number {
  const notes = held / note;
  return (notes - (notes >> 1)) * note;
}

/** EL-8.1 Edgar robs this victim's Lucien. */
export function robLucien(draft: Draft, seat: Seat, victim: Seat): void {
  const held = moneyOf(draft, victim);
  const amount = robberyOf(held);
  addMoney(draft, victim, 0 - amount);
  addMoney(draft, seat, amount);
  tell(draft, { type: 'robbed', seat, victim, held, amount });
  checkVictory(draft, seat);
}
