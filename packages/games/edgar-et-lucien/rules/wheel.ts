import type { Seat } from '@manigance/core';
import { indexById } from '@manigance/core';
import { type WheelPosition, wheelPositions } from './board.ts';
import { itemAt, numberAt } from './lists.ts';
import type { ElState } from './state.ts';

/** One of the two characters of a seat. */
export type Character = 'edgar' | 'lucien';

/** The number of each wheel position. */
export const wheelNumber = indexById(wheelPositions);

/** The eight positions fit in this many bits. */
const positionBits = 3;
const positionMask = (1 << positionBits) - 1;

/** Before the reveal. */
export const unrevealed = -1;

/** EL-6.8 A revealed programme is kept as one number, also the index of its move among `commits`. */
export function packProgramme(edgar: WheelPosition, lucien: WheelPosition): number {
  return (wheelNumber[edgar] << positionBits) | wheelNumber[lucien];
}

/** The wheel position that a seat has set for one of its characters. */
export function positionOf(state: ElState, seat: Seat, character: Character): number {
  const programme = numberAt(state.programmes, seat);
  return character === 'edgar' ? programme >> positionBits : programme & positionMask;
}

/** The id of the wheel position that a seat has set for a character. */
export function positionId(state: ElState, seat: Seat, character: Character): WheelPosition {
  return itemAt(wheelPositions, positionOf(state, seat, character));
}
