import type { Seat } from '@manigance/core';
import type { ModelPart } from '@manigance/core/second-opinion';
import { leave } from './leaving.ts';
import { playerAt, type Table } from './table.ts';
import type { Move } from './words.ts';

/** A part of a match, in which questions are asked. */
export type Play<T = void> = ModelPart<Move, T>;

interface Asking {
  /** EL-21.10 Whether a single choice, which follows from public facts, is made for him. */
  readonly single?: 'asked' | 'taken';
  /** EL-24.4, EL-24.5 The question lapses as well when one of these players leaves. */
  readonly whileIn?: readonly Seat[];
}

/**
 * One player is asked. The answer is `undefined` if there is nothing to choose, or if he has left (EL-24.4). Anybody may
 * leave meanwhile (EL-24.3), after which the choices are worked out anew.
 */
export function* ask(
  table: Table,
  seat: Seat,
  kind: string,
  legal: () => readonly Move[],
  { single = 'asked', whileIn = [] }: Asking = {},
): Play<Move | undefined> {
  while ([seat, ...whileIn].every((one) => !playerAt(table, one).gone)) {
    const moves = legal();
    if (moves.length === 0) return undefined;
    if (moves.length === 1 && single === 'taken') return moves[0];
    const answer = yield { kind, seats: [seat], legal: (who) => (who === seat ? moves : []) };
    if (answer.move.do !== 'concede') return answer.move;
    leave(table, answer.seat);
  }
  return undefined;
}
