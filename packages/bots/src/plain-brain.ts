import type { Game, Vocabulary } from '@manigance/core';
import type { Brain } from './brain.ts';

/** Knows nothing of a game but its rules: plays positions out at random, and has no opinion on those it does not finish. */
export function plainBrain<W extends Vocabulary>(game: Game<W>): Brain<W> {
  return {
    game,
    evaluate: (state, worth) => {
      worth.fill(1 / state.seats);
    },
    pick: (_state, _seat, _runner, count, dice) => dice.below(count),
    blunders: [],
  };
}
