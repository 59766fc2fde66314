import { push } from '@manigance/core';
import { pileNumber } from '../../decks.ts';
import type { Column } from '../../effects/language.ts';
import { startFor } from '../../modes.ts';
import type { Competition } from '../competition.ts';
import { above, cellAt, influence } from './ladder.ts';
import { markersEach, rightmostMarker, startColumn } from './markers.ts';

const pile = pileNumber.dames as number;

export const society: Competition = {
  id: 'society',
  basic: { do: 'move', n: 1, dirs: ['down'] },
  benefit: { do: 'move', n: 1, dirs: ['down'] },
  /** PC-4.12 */
  setUp(draft) {
    const { markers } = startFor(draft.seats);
    for (let seat = 0; seat < draft.seats; seat++) {
      for (let marker = 0; marker < markersEach; marker++) {
        draft.markers.push(cellAt(startColumn[marker] as Column, markers[marker] as number));
      }
    }
  },
  /** PC-4.15 The marker in the right column; nothing ever stands above it at the start. */
  handicap(draft, seat) {
    const at = seat * markersEach + rightmostMarker;
    draft.markers[at] = above[draft.markers[at] as number] as number;
  },
  /** PC-6.7 */
  prepare(draft) {
    draft.dame = draft.decks[pile]?.pop() as number;
  },
  /** PC-15 */
  phase: (draft) => push(draft, { kind: 'dame', at: 0 }),
  clear(draft) {
    draft.dameDiscards.push(draft.dame);
    draft.dame = -1;
    draft.immune = 0;
  },
  score: influence,
};
