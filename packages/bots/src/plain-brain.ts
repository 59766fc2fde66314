import type { Game, Vocabulary } from '@manigance/core';
import type { Brain } from './brain.ts';

/** A brain that knows only the rules: random playouts, and equal chances in unfinished positions. */
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
