import { newState, openGame } from '@manigance/core';
import type { TgOptions, TgState } from './state.ts';
import { turn } from './turn.ts';

/** Template Game, by rulebook/en.md. */
export const game = openGame<TgState, TgOptions>({
  id: 'template-game',
  seats: { min: 2, max: 4 },
  settings: { stones: [15, 21] },
  /** TG-1.2 The first seat begins. */
  setup: (seats, { stones }, rng) => newState<TgState>(seats, rng, [{ kind: 'turn', seat: 0 }], { stones }),
  frames: { turn },
});
