import type { Move, Reason } from './game.ts';

/** A move that a player might try here and may not make, with the reason. */
export interface Refusal<M> {
  readonly move: M;
  readonly why: Reason;
}

/**
 * The list a frame fills with its options. The frame goes once through everything a player might try; the list keeps
 * the moves offered and, where it `explains`, the moves refused.
 */
export class MoveList<M extends Move = Move> {
  /** False on the fast path: a frame may then skip a whole group it would refuse. */
  readonly explains: boolean;
  readonly refusals: Refusal<M>[] = [];
  /** Number of moves offered. `clear` keeps the array behind it, because emptying it would cost time. */
  count = 0;
  private readonly moves: M[] = [];

  constructor(use: { readonly explains: boolean }) {
    this.explains = use.explains;
  }

  offer(move: M): void {
    this.moves[this.count++] = move;
  }

  /** Offers all of these moves. */
  offerAll(moves: readonly M[]): void {
    const { moves: offered, count } = this;
    for (let index = 0; index < moves.length; index++) offered[count + index] = moves[index] as M;
    this.count = count + moves.length;
  }

  refuse(move: M, why: Reason): void {
    if (this.explains) this.refusals.push({ move, why });
  }

  /** Offers the move if there is no reason against it, and refuses it otherwise. */
  offerUnless(move: M, reason: Reason | undefined): void {
    if (reason === undefined) this.moves[this.count++] = move;
    else if (this.explains) this.refusals.push({ move, why: reason });
  }

  /** The offered move at this index, which must be below `count`. */
  at(index: number): M {
    const move = this.moves[index];
    if (move === undefined) throw new RangeError(`there is no move ${index} among ${this.count}`);
    return move;
  }

  offered(): M[] {
    return this.moves.slice(0, this.count);
  }

  clear(): void {
    this.count = 0;
    if (this.explains) this.refusals.length = 0;
  }
}
