import type { Answer, Seat } from '@manigance/core';
import { at } from '@manigance/core';
import type { Move, Standing } from './words.ts';

/** A question: who is asked, and what may be answered. */
export interface Question {
  readonly kind: string;
  readonly seats: readonly Seat[];
  readonly legal: (seat: Seat) => readonly Move[];
}

/** A part of the match, told in order: it stops at every question and goes on with the answer. */
export type Play<T = void> = Generator<Question, T, Answer<Move>>;

/** AM-4.8, AM-5.6, AM-5.7, AM-9.2 A question that is put even if it has one answer. */
export function* ask(seat: Seat, kind: string, moves: readonly Move[]): Play<Move> {
  if (moves.length === 0) throw new RangeError(`nothing to answer to ${kind}`);
  const { move } = yield { kind, seats: [seat], legal: (who) => (who === seat ? moves : []) };
  return move;
}

/** AM-5.9 A choice with one legal answer is made without a question. */
export function* choose(seat: Seat, kind: string, moves: readonly Move[]): Play<Move> {
  return moves.length === 1 ? at(moves, 0) : yield* ask(seat, kind, moves);
}

/** The field of a move that its kind always has. */
export function given<K extends keyof Move>(move: Move, field: K): NonNullable<Move[K]> {
  const value = move[field];
  if (value === undefined) throw new TypeError(`${move.do} lacks ${field}`);
  return value as NonNullable<Move[K]>;
}

/** A piece on foot is named. */
export function* chooseVictim(seat: Seat, moves: readonly Move[], kind = 'chooseVictim'): Play<Standing> {
  const move = yield* choose(seat, kind, moves);
  return { area: given(move, 'area'), piece: given(move, 'piece') };
}
