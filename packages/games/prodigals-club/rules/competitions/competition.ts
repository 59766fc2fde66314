import type { Rng, Seat } from '@manigance/core';
import type { CompetitionId, Effect } from '../effects/language.ts';
import type { PcState } from '../state.ts';

/**
 * PC-1.1 A competition as the phases of a round call it. Its cards, spaces and bundles are data tables, which
 * `cards.ts` and `board.ts` collect.
 */
export interface Competition {
  readonly id: CompetitionId;
  /** PC-10.10 Its basic action. */
  readonly basic: Effect<number>;
  /** PC-12.6 Its benefit for an inner circle. */
  readonly benefit: Effect<number>;
  /** PC-4 Sets up everything but cards. */
  setUp(draft: PcState, rng: Rng): void;
  /** PC-4.14 Applies one handicap. */
  handicap(draft: PcState, seat: Seat): void;
  /** PC-6 Deals its tiles for the round. */
  prepare(draft: PcState): void;
  /** PC-5 Its phase after the actions, if it has one. */
  phase?(draft: PcState): void;
  /** PC-16.4 Clears its board at the end of a round. */
  clear(draft: PcState): void;
  /** PC-16.6 The score of a player. */
  score(state: PcState, seat: Seat): number;
}
