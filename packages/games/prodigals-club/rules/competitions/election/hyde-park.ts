import { tell } from '@manigance/core';
import { addTo, numberAt } from '../../arrays.ts';
import { mostVotes } from '../../constants.ts';
import type { Speech } from '../../events.ts';
import type { PcState } from '../../state.ts';
import { hydeParkTable } from './board.ts';

/** PC-13.2 The megaphones of the space in this round. */
export function megaphonesOfRound(round: number): number {
  return numberAt(hydeParkTable.megaphones, round - 1);
}

/** PC-13.3 Compares megaphones and changes the votes. */
export function hydePark(draft: PcState): void {
  const results: Speech[] = [];
  for (const seat of draft.order) results.push(speechOf(draft, seat));
  for (const { seat, change } of results) addTo(draft.votes, seat, change);
  tell(draft, { type: 'hydePark', results });
}

function speechOf(state: PcState, seat: number): Speech {
  const megaphones = numberAt(state.megaphones, seat);
  let louder = 0;
  let softer = 0;
  for (const others of state.megaphones) {
    if (others > megaphones) louder++;
    if (others < megaphones) softer++;
  }
  // PC-13.4: all players with the fewest gain, even if that is everybody.
  if (softer === 0) {
    const gain = numberAt(hydeParkTable.fewestGain, state.round - 1);
    const room = mostVotes - numberAt(state.votes, seat);
    return { seat, megaphones, rank: 0, change: Math.min(gain, room) };
  }
  // PC-13.5: tied players are all rewarded, and the next rank does not move up.
  const reward = hydeParkTable.rewards[louder]?.[state.round - 1] ?? 0;
  return { seat, megaphones, rank: louder + 1, change: reward === 0 ? 0 : -reward };
}
