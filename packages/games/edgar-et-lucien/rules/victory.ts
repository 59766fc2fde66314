import { at, finish, type Seat, tell } from '@manigance/core';
import { bitCount } from './administrations.ts';
import { conditionsToWin, dandyMoney, popularityMax, thresholds } from './constants.ts';
import type { Draft, ElState } from './state.ts';

/** EL-19.2 The four conditions, each with its certificate (EL-15.1). */
export const conditionIds = [
  'wealthy_dandy',
  'high_collector',
  'influential_bureaucrat',
  'grand_zealot',
] as const;
export type ConditionId = (typeof conditionIds)[number];

export const conditionNumber = Object.fromEntries(conditionIds.map((id, at) => [id, at])) as Record<
  ConditionId,
  number
>;

/** Numbers of the conditions, in the order of `conditionIds`. */
export const wealthyDandy = 0;
export const highCollector = 1;
export const influentialBureaucrat = 2;
export const grandZealot = 3;

/** Whether a set of conditions, one bit each, includes this one. */
export function includes(conditions: number, condition: number): boolean {
  return (conditions & (1 << condition)) !== 0;
}

/** EL-19.2 What each condition takes with this many seats. */
export function needsAt(seats: number): Readonly<Record<ConditionId, number>> {
  return {
    wealthy_dandy: dandyMoney,
    high_collector: at(districtsToWin, seats),
    influential_bureaucrat: at(administrationsToWin, seats),
    grand_zealot: popularityMax,
  };
}

/** EL-19.2 by number of seats; read too often for a record. */
const districtsToWin = [0, 1, 2, 3, 4].map((seats) => thresholds[seats]?.districts ?? 0);
const administrationsToWin = [0, 1, 2, 3, 4].map((seats) => thresholds[seats]?.administrations ?? 0);

/** EL-19.2 The conditions truly met, as bits in the order of `conditionIds`. */
export function trulyMet(state: ElState, seat: Seat): number {
  const dandy = (state.money[seat] as number) >= dandyMoney ? 1 : 0;
  return dandy | openlyMet(state, seat);
}

/** The conditions truly met that everybody can see: all but Wealthy Dandy. */
export function openlyMet(state: ElState, seat: Seat): number {
  let met = 0;
  if ((state.districts[seat] as number) >= (districtsToWin[state.seats] as number)) met |= 2;
  if ((state.administrations[seat] as number) >= (administrationsToWin[state.seats] as number)) met |= 4;
  if (state.governor === seat && state.popularity[seat] === popularityMax) met |= 8;
  return met;
}

/** EL-15.2 The conditions a seat holds the certificate of. */
export function certificatesOf(state: ElState, seat: Seat): number {
  const { certificates } = state;
  let held = 0;
  for (let at = 0; at < 4; at++) if (certificates[at] === seat) held |= 1 << at;
  return held;
}

/** EL-19.3 Truly met or certificate held. */
export function fulfilled(state: ElState, seat: Seat): number {
  return trulyMet(state, seat) | certificatesOf(state, seat);
}

/**
 * EL-19.6 Ends every atomic change that favours somebody: the active player, and `paid` if he had to pay another.
 * EL-19.7: the active player wins before the others, they clockwise from him.
 */
export function checkVictory(draft: Draft, active: Seat, paid: Seat = active): void {
  const { seats } = draft;
  tellBrink(draft, active);
  if (paid !== active) tellBrink(draft, paid);
  for (let step = 0; step < seats; step++) {
    const seat = (active + step) % seats;
    const conditions = fulfilled(draft, seat);
    if ((bitCount[conditions] as number) >= conditionsToWin) {
      win(draft, seat, conditionsIn(conditions).join('+'));
      return;
    }
  }
}

/** EL-21.9 With two conditions in the open the purse decides: whether the match now ends tells what it holds. */
function tellBrink(draft: Draft, seat: Seat): void {
  const open = openlyMet(draft, seat) | certificatesOf(draft, seat);
  if (draft.openMoney || (open & 1) !== 0 || bitCount[open] !== conditionsToWin - 1) return;
  tell(draft, { type: 'brink', seat });
}

function conditionsIn(bits: number): ConditionId[] {
  return conditionIds.filter((_, at) => (bits & (1 << at)) !== 0);
}

/** `how`: the conditions fulfilled, or what else ended the match. */
export function win(draft: Draft, seat: Seat, how: string): void {
  tell(draft, { type: 'won', seat, how });
  finish(draft, { winners: [seat], how });
}

/** EL-24.1 Nobody has won in the last period: whoever is closest does. */
export function winByGuard(draft: Draft): void {
  const [first, ...others] = draft.order as [Seat, ...Seat[]];
  let best = first;
  for (const seat of others) if (isAhead(draft, seat, best)) best = seat;
  win(draft, best, 'guard');
}

/** Strictly: in a full tie whoever is earlier in the order of the last turn stays ahead. */
function isAhead(state: ElState, seat: Seat, other: Seat): boolean {
  const scores = [seat, other].map((player) => [
    bitCount[fulfilled(state, player)] as number,
    state.districts[player] as number,
    state.money[player] as number,
    state.popularity[player] as number,
  ]);
  const [mine = [], theirs = []] = scores;
  for (const [at, score] of mine.entries()) if (score !== theirs[at]) return score > (theirs[at] as number);
  return false;
}
