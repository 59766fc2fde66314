import { type Seat, tell } from '@manigance/core';
import { addTo, numberAt } from '../../arrays.ts';
import { mostVotes } from '../../constants.ts';
import type { PcState } from '../../state.ts';

/** PC-10.1 There is no lower limit. */
export function loseVotes(draft: PcState, seat: Seat, n: number): void {
  if (n === 0) return; // PC-18.6
  const votes = addTo(draft.votes, seat, -n);
  tell(draft, { type: 'votesLost', seat, n, votes });
}

/** PC-12.1 What goes beyond 44 is lost. */
export function gainVotes(draft: PcState, seat: Seat, n: number): void {
  const before = numberAt(draft.votes, seat);
  const votes = Math.min(before + n, mostVotes);
  draft.votes[seat] = votes;
  tell(draft, { type: 'votesGained', seat, n: votes - before, votes });
}

/** PC-10.6 They count for this round only. */
export function gainMegaphones(draft: PcState, seat: Seat, n: number): void {
  const megaphones = addTo(draft.megaphones, seat, n);
  tell(draft, { type: 'megaphones', seat, n, megaphones });
}
