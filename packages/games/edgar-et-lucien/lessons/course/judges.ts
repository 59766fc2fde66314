import type { Answer, Seat } from '@manigance/core';
import type { WheelPosition } from '../../rules/board.ts';
import type { ElMove } from '../../rules/state.ts';

type Judge = (move: ElMove) => boolean;
type Commit = Extract<ElMove, { readonly do: 'commit' }>;

/** An administration action, done where the character stands. */
export const acts =
  (action: Extract<ElMove, { readonly do: 'administration' }>['action']): Judge =>
  (move) =>
    move.do === 'administration' && move.action === action;

/** A programme of which this is true. */
export const sets =
  (fits: (programme: Commit) => boolean): Judge =>
  (move) =>
    move.do === 'commit' && fits(move);

/** A seat's programme by the script; both characters stay unless it says otherwise. */
export function commits(
  seat: Seat,
  edgar: WheelPosition = 'immobile',
  lucien: WheelPosition = 'immobile',
): Answer<ElMove> {
  return { seat, move: { do: 'commit', edgar, lucien } };
}

/** These seats end their turns. */
export function pass(...seats: readonly Seat[]): readonly Answer<ElMove>[] {
  return seats.map((seat) => ({ seat, move: { do: 'pass' } }));
}
