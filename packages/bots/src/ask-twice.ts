import { imagine, rngFrom, sha256, show, type Vocabulary } from '@manigance/core';
import type { Brain, Skill } from './brain.ts';
import { Player } from './player.ts';
import type { Position } from './positions.ts';

/**
 * Asks a fresh player of that skill twice with the same seed, the second time with the hidden information rearranged.
 * Returns both moves; they are equal if the player uses only what its seat knows.
 */
export function askTwice<W extends Vocabulary>(
  brain: Brain<W>,
  skill: Skill,
  { shown, seat, history, seed }: Position<W>,
): readonly [W['move'], W['move']] {
  const otherwise = imagine(brain.game, shown, rngFrom(sha256(`otherwise:${seed}`).slice(0, 32)));
  const [one, other] = [shown, show(brain.game, otherwise, seat)].map(
    (look) => new Player(brain, skill).decide(look, { seed, history }).move,
  );
  return [one as W['move'], other as W['move']];
}
