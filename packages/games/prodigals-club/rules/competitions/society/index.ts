import { push } from '@manigance/core';
import { itemAt, numberAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import { deal } from '../../decks.ts';
import { startFor } from '../../modes.ts';
import type { Competition } from '../competition.ts';
import { above, cellAt, cellOf, influence, symbolAt } from './ladder.ts';
import { markersEach, rightmostMarker, startColumn } from './markers.ts';

/** PC-14, PC-15 The Society. */
export const society: Competition = {
  id: 'society',
  basic: { do: 'move', n: 1, dirs: ['down'] },
  benefit: { do: 'move', n: 1, dirs: ['down'] },
  /** PC-4.12 Places the markers. */
  setUp(draft) {
    const { markers } = startFor(draft.seats);
    for (let seat = 0; seat < draft.seats; seat++) {
      for (let marker = 0; marker < markersEach; marker++) {
        draft.markers.push(cellAt(itemAt(startColumn, marker), numberAt(markers, marker)));
      }
    }
  },
  /** PC-4.15 Moves up the marker in the right column; the cell above it is free at the start. */
  handicap(draft, seat) {
    const index = seat * markersEach + rightmostMarker;
    draft.markers[index] = numberAt(above, numberAt(draft.markers, index));
  },
  /** PC-6.7 Reveals the tile of the round. */
  prepare(draft) {
    draft.dame = deal(draft, 'dames');
  },
  countSymbol(state, seat, symbol) {
    let count = 0;
    for (let marker = 0; marker < markersEach; marker++) {
      if (symbolAt[cellOf(state, seat, marker)] === symbol) count++;
    }
    return count;
  },
  /** PC-15 Dame Beatrice visits the players. */
  phase: (draft) => push(draft, { kind: 'dame', at: 0 }),
  clear(draft) {
    draft.dameDiscards.push(draft.dame);
    draft.dame = none;
    draft.immune = 0;
  },
  score: influence,
};
