import type { Seat } from '@manigance/core';
import { askSeat, chooseMove, given, type ModelPart } from '@manigance/core/second-opinion';
import type { Move, Standing } from './words.ts';

export { given };

/** A part of a match, in which questions are asked. */
export type Play<T = void> = ModelPart<Move, T>;

/** AM-4.8, AM-5.6, AM-5.7, AM-9.2 A question that is put even if it has one answer. */
export const ask = askSeat<Move>;

/** AM-5.9 A choice with one legal answer is made without a question. */
export const choose = chooseMove<Move>;

/** A piece on foot is named. */
export function* chooseVictim(seat: Seat, moves: readonly Move[], kind = 'chooseVictim'): Play<Standing> {
  const move = yield* choose(seat, kind, moves);
  return { area: given(move, 'area'), piece: given(move, 'piece') };
}
