import type { Rng, Seat } from '@manigance/core';
import type { CompetitionId, Effect } from '../effects/language.ts';
import type { PcState } from '../state.ts';

/**
 * PC-1.1 One of the things a player tries to lose. Its cards, spaces and bundles are tables of its own, which
 * `cards.ts` and `spaces.ts` gather; this is the rest of what a round asks of it.
 */
export interface Competition {
  readonly id: CompetitionId;
  /** PC-10.10 */
  readonly basic: Effect<number>;
  /** PC-12.6 */
  readonly benefit: Effect<number>;
  /** PC-4 Everything but cards: gives each player what the table says. */
  setUp(draft: PcState, rng: Rng): void;
  /** PC-4.14 One handicap. */
  handicap(draft: PcState, seat: Seat): void;
  /** PC-6 Its tiles for the round. */
  prepare(draft: PcState): void;
  /** PC-5 Its own phase after the actions, if it has one. */
  phase?(draft: PcState): void;
  /** PC-16.4 What is taken off its board at the end of a round. */
  clear(draft: PcState): void;
  /** PC-16.6 */
  score(state: PcState, seat: Seat): number;
}
