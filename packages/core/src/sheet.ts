import type { Move, Why } from './game.ts';

/** Something a player might try here and may not. */
export interface Refusal<M> {
  readonly move: M;
  readonly why: Why;
}

/**
 * What a frame writes its options on. The frame goes once through everything a player might try; the sheet keeps
 * what is offered and, only when somebody wants to know why not, what is refused.
 */
export class Sheet<M extends Move = Move> {
  /** False on the fast path: a frame may then pass over a whole group it would refuse. */
  readonly explains: boolean;
  readonly refusals: Refusal<M>[] = [];
  /** How many moves are offered. The list behind it is kept when the sheet is wiped: emptying it would cost. */
  count = 0;
  private readonly moves: M[] = [];

  constructor(use: { readonly explains: boolean }) {
    this.explains = use.explains;
  }

  offer(move: M): void {
    this.moves[this.count++] = move;
  }

  refuse(move: M, why: Why): void {
    if (this.explains) this.refusals.push({ move, why });
  }

  /** Offers the move unless something bars it. */
  put(move: M, bar: Why | undefined): void {
    if (bar === undefined) this.moves[this.count++] = move;
    else if (this.explains) this.refusals.push({ move, why: bar });
  }

  at(index: number): M {
    return this.moves[index] as M;
  }

  offers(): M[] {
    return this.moves.slice(0, this.count);
  }

  wipe(): void {
    this.count = 0;
    if (this.explains) this.refusals.length = 0;
  }
}
