import type { Answer, Seat } from '@manigance/core';
import { at } from '@manigance/core';

/** PC-23.1 An answer. Which fields it has goes with `do`. */
export interface Move {
  readonly do: string;
  readonly space?: string;
  readonly card?: string;
  readonly cards?: number;
  readonly symbols?: number;
  readonly option?: number;
  readonly competition?: string;
  readonly bundle?: string;
  readonly tile?: string;
  readonly x?: number;
  readonly y?: number;
  readonly rotation?: number;
  readonly marker?: string;
  readonly dir?: string;
  readonly value?: number;
  readonly steps?: number;
}

export interface Question {
  readonly kind: string;
  readonly seats: readonly Seat[];
  readonly legal: (seat: Seat) => readonly Move[];
}

/** A part of the match, told in order: it stops at every question and goes on with the answer. */
export type Play<T = void> = Generator<Question, T, Answer<Move>>;

export function* ask(seat: Seat, kind: string, moves: readonly Move[]): Play<Move> {
  const { move } = yield { kind, seats: [seat], legal: (who) => (who === seat ? moves : []) };
  return move;
}

/** PC-23.1 Where a single answer is legal it is taken without asking. */
export function* choose(seat: Seat, kind: string, moves: readonly Move[]): Play<Move> {
  return moves.length === 1 ? at(moves, 0) : yield* ask(seat, kind, moves);
}

/** The field of a move that its kind always has. */
export function given<K extends keyof Move>(move: Move, field: K): NonNullable<Move[K]> {
  const value = move[field];
  if (value === undefined) throw new TypeError(`${move.do} lacks ${field}`);
  return value as NonNullable<Move[K]>;
}
