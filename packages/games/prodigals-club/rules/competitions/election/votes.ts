import { type Seat, tell } from '@manigance/core';
import { addTo, numberAt } from '../../arrays.ts';
import { mostVotes } from '../../constants.ts';
import type { PcState } from '../../state.ts';

/** PC-10.1 Takes votes off, without a lower limit. */
export function loseVotes(draft: PcState, seat: Seat, n: number): void {
  if (n === 0) return; // PC-18.6
  const votes = addTo(draft.votes, seat, -n);
  tell(draft, { type: 'votesLost', seat, n, votes });
}

/** PC-12.1 Adds votes; those beyond 44 are lost. */
export function gainVotes(draft: PcState, seat: Seat, n: number): void {
  const before = numberAt(draft.votes, seat);
  const votes = Math.min(before + n, mostVotes);
  draft.votes[seat] = votes;
  tell(draft, { type: 'votesGained', seat, n: votes - before, votes });
}

/** PC-10.6 Adds megaphones for this round. */
export function gainMegaphones(draft: PcState, seat: Seat, n: number): void {
  const megaphones = addTo(draft.megaphones, seat, n);
  tell(draft, { type: 'megaphones', seat, n, megaphones });
}
