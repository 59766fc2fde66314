import { askSeat, chooseMove, given, type ModelPart } from '@manigance/core/second-opinion';

export { given };

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

/** A part of a match, in which questions are asked. */
export type Play<T = void> = ModelPart<Move, T>;

/** Asks a seat a question. */
export const ask = askSeat<Move>;

/** PC-23.1 Where a single answer is legal it is taken without asking. */
export const choose = chooseMove<Move>;
