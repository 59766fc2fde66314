import { shuffle } from '@manigance/core';
import { addTo, itemAt, numberAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import { deal } from '../../decks.ts';
import { symbols } from '../../effects/language.ts';
import { startFor } from '../../modes.ts';
import type { Competition } from '../competition.ts';
import { circlePlaces } from './circle-places.ts';
import { circleTiles } from './circle-tiles.ts';
import { circleIds } from './circles.ts';
import { hydePark } from './hyde-park.ts';

const startingTiles = circleIds.filter((_, index) => circleTiles[index]?.back === 0);

/** PC-12, PC-13 The Election. */
export const election: Competition = {
  id: 'election',
  basic: { do: 'loseVotes', n: 1 },
  benefit: { do: 'loseVotes', n: 1 },
  /** PC-4.11 Gives each player votes and a starting tile. */
  setUp(draft, rng) {
    const tiles = shuffle(rng, startingTiles.slice());
    for (let seat = 0; seat < draft.seats; seat++) {
      draft.votes.push(startFor(draft.seats).votes);
      draft.megaphones.push(0);
      draft.grids.push([{ tile: itemAt(tiles, seat), x: 0, y: 0, rotation: 0 }]);
      for (let symbol = 0; symbol < symbols.length; symbol++) draft.circleSymbols.push(0);
    }
  },
  handicap(draft, seat) {
    addTo(draft.votes, seat, 1);
  },
  /** PC-6.6 Deals the circle tiles. */
  prepare(draft) {
    const { circles } = draft;
    circles.length = 0;
    for (let tile = 0; tile < circlePlaces.length; tile++) circles.push(deal(draft, 'circles'));
  },
  countSymbol: (state, seat, symbol) => numberAt(state.circleSymbols, seat * symbols.length + symbol),
  phase: hydePark,
  clear(draft) {
    for (let place = 0; place < circlePlaces.length; place++) {
      const tile = numberAt(draft.circles, place);
      if (tile !== none) draft.circleDiscards.push(tile);
      draft.circles[place] = none;
    }
    draft.megaphones.fill(0);
  },
  score: (state, seat) => numberAt(state.votes, seat),
};
