import { canonical } from './canonical.ts';
import type { Vocabulary } from './game.ts';
import { sha256 } from './sha256.ts';

/** Commitment to a seed, to be published before the first move. It does not tell the seed. */
export function commitmentTo(seed: string, salt: string): string {
  return sha256(`${seed}:${salt}`);
}

/** Hash of the position. Events and knowledge follow from the moves and are not part of it. */
export function hashOf(state: Vocabulary['state']): string {
  const { events, knowledge, ...position } = state;
  return sha256(canonical(position));
}
