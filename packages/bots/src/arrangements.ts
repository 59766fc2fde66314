import { fork, type Game, imagine, type Rng, type Seat, type Shown, type Vocabulary } from '@manigance/core';
import type { Brain } from './brain.ts';
import type { Dice } from './dice.ts';

/** How many different arrangements a search looks at; more cost time and were not seen to add strength. */
const poolSize = 128;

/**
 * Arrangements of what a seat cannot see, drawn one by one until there are enough and then again and again: to copy
 * one costs far less than to imagine one. Those that explain better what the others did are drawn more often.
 */
export class Arrangements<W extends Vocabulary> {
  private readonly game: Game<W>;
  private readonly shown: Shown<W>;
  private readonly rng: Rng;
  private readonly dice: Dice;
  private readonly recall: ((state: W['state']) => void) | undefined;
  private readonly suspect: ((state: W['state']) => number) | undefined;
  private readonly pool: W['state'][] = [];
  /** Of each in the pool and all before it. */
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

  /** A state of the caller's own. */
  draw(): W['state'] {
    if (this.pool.length < poolSize) this.imagineOne();
    const drawn = this.game.copy(this.pool[this.choose()] as W['state']);
    drawn.rng = fork(this.rng);
    return drawn;
  }

  private imagineOne(): void {
    const state = imagine(this.game, this.shown, this.rng);
    // What others have sealed is theirs to choose in the search, not ours to guess at.
    state.answers.length = 0;
    this.recall?.(state);
    const weight = this.suspect?.(state) ?? 1;
    this.pool.push(state);
    this.weights.push((this.weights.at(-1) ?? 0) + weight);
  }

  /** While the pool grows its newest member is taken, unless some weigh more than others. */
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
