import { fork, type Game, imagine, type Rng, type Seat, type Shown, type Vocabulary } from '@manigance/core';
import type { Brain } from './brain.ts';
import type { Dice } from './dice.ts';

/** Arrangements per search. More cost time and did not add strength in experiments. */
const poolSize = 128;

/**
 * Arrangements of the hidden information of a seat. The pool is filled by `imagine` and then reused, because a copy costs
 * far less. Arrangements that explain the other players' moves better are drawn more often.
 */
export class Arrangements<W extends Vocabulary> {
  private readonly game: Game<W>;
  private readonly shown: Shown<W>;
  private readonly rng: Rng;
  private readonly dice: Dice;
  private readonly recall: ((state: W['state']) => void) | undefined;
  private readonly suspect: ((state: W['state']) => number) | undefined;
  private readonly pool: W['state'][] = [];
  /** Cumulative weights of the pool. */
  private readonly weights: number[] = [];

  constructor(
    brain: Brain<W>,
    shown: Shown<W>,
    chance: { readonly rng: Rng; readonly dice: Dice },
    history: readonly W['event'][],
  ) {
    this.game = brain.game;
    this.shown = shown;
    this.rng = chance.rng;
    this.dice = chance.dice;
    const viewer = shown.viewer as Seat;
    this.recall = brain.recall?.(history, viewer);
    this.suspect = brain.suspect?.(history, viewer);
  }

  /** A copy that the caller may change. */
  draw(): W['state'] {
    if (this.pool.length < poolSize) this.imagineOne();
    const drawn = this.game.copy(this.pool[this.choose()] as W['state']);
    drawn.rng = fork(this.rng);
    return drawn;
  }

  private imagineOne(): void {
    const state = imagine(this.game, this.shown, this.rng);
    // The search chooses the sealed answers of the other seats itself.
    state.answers.length = 0;
    this.recall?.(state);
    const weight = this.suspect?.(state) ?? 1;
    this.pool.push(state);
    this.weights.push((this.weights.at(-1) ?? 0) + weight);
  }

  /** The newest arrangement while the pool grows, then any; by weight if arrangements have weights. */
  private choose(): number {
    const { weights } = this;
    const last = weights.length - 1;
    if (this.suspect === undefined) return last < poolSize - 1 ? last : this.dice.below(poolSize);
    const drawn = this.dice.fraction() * (weights[last] as number);
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((weights[middle] as number) <= drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
