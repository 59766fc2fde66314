import type { Game, Vocabulary } from '@manigance/core';
import type { Brain } from './brain.ts';

/** The same game with the whole state as its view. Dice to come and answers to come stay unknown. */
function faceUp<W extends Vocabulary>(game: Game<W>): Game<W> {
  return {
    ...game,
    // Only the brain below reads this view, and passes it to `imagine` alone.
    view: (state) => game.copy(state) as unknown as W['view'],
    imagine: (view) => game.copy(view as unknown as W['state']),
  };
}

/** A brain that sees all hidden information, to measure what it is worth. Never used at a table. */
export function cheatingBrain<W extends Vocabulary>(brain: Brain<W>): Brain<W> {
  const { game, evaluate, pick, prior, mostSight } = brain;
  return {
    game: faceUp(game),
    evaluate,
    pick,
    ...(prior && { prior }),
    ...(mostSight && { mostSight }),
    blunders: [],
  };
}
