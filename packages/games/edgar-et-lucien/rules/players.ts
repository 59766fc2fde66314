import type { Seat } from '@manigance/core';
import { popularityMax } from './constants.ts';
import { numberAt } from './lists.ts';
import type { Draft, ElState } from './state.ts';

/** The holder of what nobody holds. */
export const nobody: Seat = -1;

/** A seat, or `undefined` for `nobody`. */
export function seatOrNone(seat: Seat): Seat | undefined {
  return seat === nobody ? undefined : seat;
}

/** EL-7.1 Bits of `acted`. */
export const edgarActed = 1;
/** EL-7.1 Bit of `acted`: Lucien has acted. */
export const lucienActed = 2;
/** EL-7.1 Both bits of `acted`. */
export const bothActed = edgarActed | lucienActed;

/** EL-24.2 The next player still in the game. */
export function leftNeighbour(state: ElState, seat: Seat): Seat {
  const { seats, gone } = state;
  let left = (seat + 1) % seats;
  while (gone[left] === 1) left = (left + 1) % seats;
  return left;
}

/** EL-0.9 The opponents still in the game, beginning with the left neighbour. */
export function opponentsClockwise(state: ElState, seat: Seat): Seat[] {
  const opponents: Seat[] = [];
  for (let left = leftNeighbour(state, seat); left !== seat; left = leftNeighbour(state, left))
    opponents.push(left);
  return opponents;
}

/** The one opponent of this seat, or `nobody` if there are several (EL-11.2.2). */
export function soleOpponent(state: ElState, seat: Seat): Seat {
  const left = leftNeighbour(state, seat);
  return leftNeighbour(state, left) === seat ? left : nobody;
}

/** EL-0.3 The next seat in the order of the turn; undefined after the last. */
export function nextInOrder(state: ElState, seat: Seat): Seat | undefined {
  const { order } = state;
  return order[order.indexOf(seat) + 1];
}

/** The money of a seat, in Cogs. */
export function moneyOf(state: ElState, seat: Seat): number {
  return state.money[seat] as number;
}

/** Adds to the money of a seat, or takes from it. */
export function addMoney(draft: Draft, seat: Seat, amount: number): void {
  draft.money[seat] = moneyOf(draft, seat) + amount;
}

/** EL-22.1 Returns the change after clamping. */
export function addPopularity(draft: Draft, seat: Seat, amount: number): number {
  const before = numberAt(draft.popularity, seat);
  const after = Math.max(0, Math.min(popularityMax, before + amount));
  draft.popularity[seat] = after;
  return after - before;
}
