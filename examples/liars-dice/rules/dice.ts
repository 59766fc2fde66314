import type { Seat } from '@manigance/core';
import { type Bid, type Face, type LdState, wildFace } from './state.ts';

type Table = Pick<LdState, 'dice' | 'wildOnes'>;

/** All dice in play. */
export function totalDice({ dice }: Pick<LdState, 'dice'>): number {
  return dice.reduce((sum, own) => sum + own.length, 0);
}

/** LD-4.1, LD-4.4 How many dice of all in play match a face. */
export function countFace({ dice, wildOnes }: Table, face: Face): number {
  return dice.flat().filter((die) => matches(die, face, wildOnes)).length;
}

/** LD-4.4 Whether a die counts for a face. */
export function matches(die: Face, face: Face, wildOnes: boolean): boolean {
  return die === face || (wildOnes && die === wildFace);
}

/** LD-4.2 More dice of any face, or as many of a higher face. */
export function isHigher(quantity: number, face: Face, bid: Bid | undefined): boolean {
  if (bid === undefined) return true;
  return quantity > bid.quantity || (quantity === bid.quantity && face > bid.face);
}

/** The next seat clockwise that still has dice. */
export function nextWithDice({ dice }: Pick<LdState, 'dice'>, seat: Seat): Seat {
  for (let step = 1; step <= dice.length; step++) {
    const next = (seat + step) % dice.length;
    if ((dice[next]?.length ?? 0) > 0) return next;
  }
  return seat;
}
