import type { Seat } from '@manigance/core';
import type { LdEvent } from '../../rules/state.ts';

/** How a seat ended: with dice left, or out of the match in a round. */
export interface Standing {
  readonly seat: Seat;
  readonly left: number;
  /** The round in which it lost its last die or left. */
  readonly round?: number;
  readonly hasLeft?: boolean;
}

/** LD-6 The seats by how long they kept dice, the winner first. */
export function standingsOf(diceLeft: readonly number[], log: readonly LdEvent[]): readonly Standing[] {
  const out: Standing[] = [];
  let round = 0;
  for (const event of log) {
    if (event.type === 'round') round = event.round;
    const hasLeft = event.type === 'left';
    if (hasLeft || (event.type === 'lostDie' && event.left === 0))
      out.push({ seat: event.seat, left: 0, round, hasLeft });
  }
  const inPlay = diceLeft.flatMap((left, seat) => (left > 0 ? [{ seat, left }] : []));
  return [...inPlay, ...out.toReversed()];
}
