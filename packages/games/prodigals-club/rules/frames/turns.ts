import type { MoveList, Seat } from '@manigance/core';
import { competitionsIn } from '../competitions/index.ts';
import type { PcMove } from '../moves.ts';
import type { PcState } from '../state.ts';

/** LW-9.1 Offers or refuses the own actions of the competitions in play. */
export function listOwnActions(state: PcState, seat: Seat, list: MoveList<PcMove>): void {
  for (const { turn } of competitionsIn(state)) turn?.list(state, seat, list);
}

/** LW-9.1 Carries out an own action of a competition. */
export function actForCompetition(draft: PcState, seat: Seat, move: PcMove): void {
  for (const { turn } of competitionsIn(draft)) turn?.act(draft, seat, move);
}

/** LW-9.1 Ends the action turn for the competitions in play. */
export function endForCompetition(draft: PcState, seat: Seat): void {
  for (const { turn } of competitionsIn(draft)) turn?.end(draft, seat);
}
