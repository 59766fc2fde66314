import { imagine, rngFrom, type Shown, sha256, show, type Vocabulary } from '@manigance/core';
import type { Brain, Skill } from './brain.ts';
import { type DecisionUse, Player } from './player.ts';
import type { Position } from './positions.ts';

/**
 * Asks a fresh player of that skill twice with the same seed, the second time with the hidden information rearranged.
 * Returns both moves; they are equal if the player uses only what its seat knows.
 */
export function decideTwice<W extends Vocabulary>(
  brain: Brain<W>,
  skill: Skill,
  position: Position<W>,
): readonly [W['move'], W['move']] {
  const ask = (shown: Shown<W>, use: DecisionUse<W>) => new Player(brain, skill).decide(shown, use).move;
  return [...askTwice(brain, position, ask)];
}

/** Asks the same with the hidden information as it is and rearranged. */
export function askTwice<W extends Vocabulary, T>(
  brain: Brain<W>,
  { shown, seat, history, seed }: Position<W>,
  ask: (shown: Shown<W>, use: DecisionUse<W>) => T,
): readonly [T, T] {
  const otherwise = imagine(brain.game, shown, rngFrom(sha256(`otherwise:${seed}`).slice(0, 32)));
  return [ask(shown, { seed, history }), ask(show(brain.game, otherwise, seat), { seed, history })];
}
