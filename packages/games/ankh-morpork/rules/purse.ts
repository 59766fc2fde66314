import { type Seat, tell } from '@manigance/core';
import { numberAt } from './lists.ts';
import type { AmState } from './state.ts';

/** The money of a seat, in dollars. */
export function moneyOf(state: AmState, seat: Seat): number {
  return numberAt(state.money, seat);
}

/** AM-1.3 The bank never runs out. */
export function takeFromBank(draft: AmState, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  draft.money[seat] = moneyOf(draft, seat) + amount;
  tell(draft, { type: 'tookMoney', seat, amount });
}

/** AM-1.3 A seat pays the bank. */
export function payBank(draft: AmState, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  draft.money[seat] = moneyOf(draft, seat) - amount;
  tell(draft, { type: 'paidBank', seat, amount });
}

/** AM-13 A player who has less than the amount hands over everything. */
export function handOver(draft: AmState, seat: Seat, to: Seat, amount: number): void {
  const given = Math.min(amount, moneyOf(draft, seat));
  if (given === 0) return;
  draft.money[seat] = moneyOf(draft, seat) - given;
  draft.money[to] = moneyOf(draft, to) + given;
  tell(draft, { type: 'gaveMoney', seat, to, amount: given });
}
