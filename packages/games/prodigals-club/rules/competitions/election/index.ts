import { shuffle } from '@manigance/core';
import { pileNumber } from '../../decks.ts';
import { symbols } from '../../effects/language.ts';
import { startFor } from '../../modes.ts';
import type { Competition } from '../competition.ts';
import { circlePlaces } from './circle-places.ts';
import { type CircleId, circleTiles } from './circle-tiles.ts';
import { circleIds } from './circles.ts';
import { hydePark } from './hyde-park.ts';

const pile = pileNumber.circles as number;
const startingTiles = circleIds.filter((_, at) => circleTiles[at]?.back === 0);

export const election: Competition = {
  id: 'election',
  basic: { do: 'loseVotes', n: 1 },
  benefit: { do: 'loseVotes', n: 1 },
  /** PC-4.11 Votes, and a starting tile each. */
  setUp(draft, rng) {
    const tiles = shuffle(rng, startingTiles.slice());
    for (let seat = 0; seat < draft.seats; seat++) {
      draft.votes.push(startFor(draft.seats).votes);
      draft.megaphones.push(0);
      draft.grids.push([{ tile: tiles[seat] as CircleId, x: 0, y: 0, rotation: 0 }]);
      for (let symbol = 0; symbol < symbols.length; symbol++) draft.circleSymbols.push(0);
    }
  },
  handicap(draft, seat) {
    draft.votes[seat] = (draft.votes[seat] as number) + 1;
  },
  /** PC-6.6 */
  prepare(draft) {
    const { circles } = draft;
    circles.length = 0;
    for (let tile = 0; tile < circlePlaces.length; tile++) circles.push(draft.decks[pile]?.pop() as number);
  },
  phase: hydePark,
  clear(draft) {
    for (let place = 0; place < circlePlaces.length; place++) {
      const tile = draft.circles[place] as number;
      if (tile >= 0) draft.circleDiscards.push(tile);
      draft.circles[place] = -1;
    }
    draft.megaphones.fill(0);
  },
  score: (state, seat) => state.votes[seat] as number,
};
