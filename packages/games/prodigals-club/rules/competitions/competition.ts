import type { MoveList, Reason, Rng, Seat } from '@manigance/core';
import type { Space } from '../board.ts';
import type { CompetitionId, Effect, SymbolNumber } from '../effects/language.ts';
import type { PcMove } from '../moves.ts';
import type { PcState } from '../state.ts';

/** Why a space cannot be chosen now, if so. */
export type SpaceCheck = (state: PcState) => Reason | undefined;

/**
 * PC-1.1 A competition as the phases of a round call it, in the order in which they do. Its cards, spaces and bundles are
 * data tables, which `cards.ts` and `board.ts` collect; its frames stand in `frames/index.ts`.
 */
export interface Competition {
  readonly id: CompetitionId;
  /** PC-10.10 Its basic action. */
  readonly basic: Effect<number>;
  /** PC-12.6 Its benefit for an inner circle. */
  readonly benefit: Effect<number>;
  /** PC-4 Sets up everything but Prodigals cards. */
  setUp(draft: PcState, rng: Rng): void;
  /** PC-4.14 Applies one handicap. */
  handicap?(draft: PcState, seat: Seat): void;
  /** LW-4.7 Once the match is open: deals the secret cards of the players. */
  afterSetUp?(draft: PcState): void;
  /** PC-6 Deals its tiles or cards for the round. */
  prepare(draft: PcState): void;
  /** LW-5 Its phases between Preparation and Errands. */
  beforeErrands?(draft: PcState): void;
  /** Why one of its spaces cannot be chosen, beyond PC-7: a check for each space that ever needs one, made once. */
  refusalOfSpace?(space: Space): SpaceCheck | undefined;
  /** PC-8.1 Its share of a player's count of a symbol. */
  countSymbol?(state: PcState, seat: Seat, symbol: SymbolNumber): number;
  /** PC-11.8, LW-12.1 If it has the purse: whether the player owns anything that could be sold. */
  owns?(state: PcState, seat: Seat): boolean;
  /** PC-11.3, LW-13.7 If it has the purse: asks an owner which to sell; at most `left` of them. */
  sell?(draft: PcState, seat: Seat, left: number, discount: number): void;
  /** LW-9.1 Its own actions in an action turn. */
  readonly turn?: ActionTurn;
  /** PC-5 Its phase after the actions, if it has one. */
  phase?(draft: PcState): void;
  /** LW-14.1 Runs before the check whether the match is over. */
  beforeCheck?(draft: PcState): void;
  /** LW-14.4 Takes pieces from the players before the hand limit. */
  afterCheck?(draft: PcState): void;
  /** PC-16.4 Clears its board at the end of a round. */
  clear(draft: PcState): void;
  /** PC-16.6 The score of a player. */
  score(state: PcState, seat: Seat): number;
}

/** What a competition adds to an action turn: its own actions, and how they are carried out. */
interface ActionTurn {
  list(state: PcState, seat: Seat, list: MoveList<PcMove>): void;
  act(draft: PcState, seat: Seat, move: PcMove): void;
  /** What is lost with the turn. */
  end(draft: PcState, seat: Seat): void;
}
