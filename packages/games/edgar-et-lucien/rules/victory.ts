import type { Branded } from '@manigance/core';
import { finish, indexById, type Seat, tell } from '@manigance/core';
import { bitCount } from './administrations.ts';
import { conditionsToWin, dandyMoney, popularityMax, thresholds } from './constants.ts';
import { numberAt } from './lists.ts';
import { moneyOf } from './players.ts';
import type { Draft, ElState } from './state.ts';

/** EL-19.2 The four conditions, each with its certificate (EL-15.1). */
export const conditionIds = [
  'wealthy_dandy',
  'high_collector',
  'influential_bureaucrat',
  'grand_zealot',
] as const;
/** Id of a condition. */
export type ConditionId = (typeof conditionIds)[number];

/** The number of a condition, in the order of `conditionIds`. Sets of conditions have one bit for each. */
export type Condition = Branded<number, 'Condition'>;
/** The number of each condition. */
export const conditionNumber: Readonly<Record<ConditionId, Condition>> = indexById(conditionIds);
/** EL-19.2 Number of Wealthy Dandy. */
export const wealthyDandy: Condition = 0;
/** EL-19.2 Number of High Collector. */
export const highCollector: Condition = 1;
/** EL-19.2 Number of Influential Bureaucrat. */
export const influentialBureaucrat: Condition = 2;
/** EL-19.2 Number of Grand Zealot. */
export const grandZealot: Condition = 3;

/** Whether a set of conditions, one bit each, includes this one. */
export function includes(conditions: number, condition: Condition): boolean {
  return (conditions & (1 << condition)) !== 0;
}

/** EL-19.2 The threshold of each condition with this many seats. */
export function needsAt(seats: number): Readonly<Record<ConditionId, number>> {
  return {
    wealthy_dandy: dandyMoney,
    high_collector: numberAt(districtsToWin, seats),
    influential_bureaucrat: numberAt(administrationsToWin, seats),
    grand_zealot: popularityMax,
  };
}

/** EL-19.2 by number of seats; read too often for a record. */
const districtsToWin = [0, 1, 2, 3, 4].map((seats) => thresholds[seats]?.districts ?? 0);
const administrationsToWin = [0, 1, 2, 3, 4].map((seats) => thresholds[seats]?.administrations ?? 0);

/** EL-19.2 The conditions truly met, as bits in the order of `conditionIds`. */
export function trulyMet(state: ElState, seat: Seat): number {
  const dandy = moneyOf(state, seat) >= dandyMoney ? 1 << wealthyDandy : 0;
  return dandy | openlyMet(state, seat);
}

/** The conditions truly met that everybody can see: all but Wealthy Dandy. */
export function openlyMet(state: ElState, seat: Seat): number {
  let met = 0;
  // Plain reads: asked of every seat after every action.
  const { districts, administrations, seats } = state;
  if ((districts[seat] ?? 0) >= (districtsToWin[seats] ?? 0)) met |= 1 << highCollector;
  if ((administrations[seat] ?? 0) >= (administrationsToWin[seats] ?? 0)) met |= 1 << influentialBureaucrat;
  if (state.governor === seat && state.popularity[seat] === popularityMax) met |= 1 << grandZealot;
  return met;
}

/** EL-15.2 The conditions a seat holds the certificate of. */
export function certificatesOf(state: ElState, seat: Seat): number {
  const { certificates } = state;
  let held = 0;
  for (let condition = 0; condition < certificates.length; condition++)
    if (certificates[condition] === seat) held |= 1 << condition;
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
    if (bitCount(conditions) >= conditionsToWin) {
      win(draft, seat, conditionsIn(conditions).join('+'));
      return;
    }
  }
}

/** EL-21.9 With two conditions openly fulfilled the purse decides: whether the match ends now reveals it. */
function tellBrink(draft: Draft, seat: Seat): void {
  const open = openlyMet(draft, seat) | certificatesOf(draft, seat);
  if (draft.openMoney || includes(open, wealthyDandy) || bitCount(open) !== conditionsToWin - 1) return;
  tell(draft, { type: 'brink', seat });
}

function conditionsIn(bits: number): ConditionId[] {
  return conditionIds.filter((_, condition) => includes(bits, condition));
}

/** `how`: the conditions fulfilled, or what else ended the match. */
export function win(draft: Draft, seat: Seat, how: string): void {
  tell(draft, { type: 'won', seat, how });
  finish(draft, { winners: [seat], how });
}

/** EL-24.1 Nobody has won by the last period: the player closest to victory wins. */
export function winByGuard(draft: Draft): void {
  let best = numberAt(draft.order, 0);
  for (const seat of draft.order) if (isAhead(draft, seat, best)) best = seat;
  win(draft, best, 'guard');
}

/** Strictly: in a full tie the seat earlier in the order of the last turn stays ahead. */
function isAhead(state: ElState, seat: Seat, other: Seat): boolean {
  const theirs = scoresOf(state, other);
  for (const [index, score] of scoresOf(state, seat).entries()) {
    const lead = score - numberAt(theirs, index);
    if (lead !== 0) return lead > 0;
  }
  return false;
}

/** EL-24.1 In the order in which they decide. */
function scoresOf(state: ElState, seat: Seat): readonly number[] {
  const { districts, popularity } = state;
  return [
    bitCount(fulfilled(state, seat)),
    numberAt(districts, seat),
    moneyOf(state, seat),
    numberAt(popularity, seat),
  ];
}
