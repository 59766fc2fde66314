import { push, type Rng, randomBelow, shuffle } from '@manigance/core';
import { addTo, listAt, numberAt, removeFrom } from '../../arrays.ts';
import { deal } from '../../decks.ts';
import { boroughs } from '../../effects/language.ts';
import { startFor } from '../../modes.ts';
import type { PcState } from '../../state.ts';
import type { Competition } from '../competition.ts';
import { offerSize, possessionTiles } from './tiles.ts';
import { fortune, ownsTile, type PossessionNumber, possessionSymbol, worth } from './trade.ts';

const sets = (['A', 'B', 'C', 'D', 'E'] as const).map((letter) =>
  possessionTiles.flatMap(({ set }, number) => (set === letter ? [number] : [])),
);

/** PC-11 The Possessions. */
export const possessions: Competition = {
  id: 'possessions',
  basic: { do: 'spend', n: 2 },
  benefit: { do: 'spend', n: 1 },
  /** PC-4.9, PC-4.10 Places the pointer and gives each player a set and cash. */
  setUp(draft, rng) {
    const { pounds, possessions: tiles } = startFor(draft.seats);
    draft.pointer = randomBelow(rng, boroughs.length);
    const dealtSets = shuffle(rng, sets.slice());
    for (let seat = 0; seat < draft.seats; seat++) {
      const set = listAt(dealtSets, seat).slice();
      draft.pounds.push(pounds);
      draft.possessions.push(set);
      if (set.length > tiles) discardOneFive(draft, set, rng);
    }
  },
  handicap(draft, seat) {
    addTo(draft.pounds, seat, 1);
  },
  /** PC-6.5 Deals the offer. */
  prepare(draft) {
    for (let tile = 0; tile < offerSize; tile++) draft.offer.push(deal(draft, 'possessions'));
  },
  countSymbol(state, seat, symbol) {
    let count = 0;
    for (const tile of listAt(state.possessions, seat)) if (possessionSymbol[tile] === symbol) count++;
    return count;
  },
  owns: ownsTile,
  sell: (draft, seat, left, discount) => push(draft, { kind: 'sell', seat, left, discount, may: false }),
  /** PC-11.6, PC-11.7 Discards the offer and advances the pointer. */
  clear(draft) {
    for (const tile of draft.offer) draft.possessionDiscards.push(tile);
    draft.offer.length = 0;
    draft.pointer = (draft.pointer + 1) % boroughs.length;
  },
  score: fortune,
};

const discardedValue = 5;

/** PC-4.10 With five players: one of the two tiles of value 5, at random. */
function discardOneFive(draft: PcState, set: PossessionNumber[], rng: Rng): void {
  const fives = set.filter((tile) => worth[tile] === discardedValue);
  const discarded = numberAt(fives, randomBelow(rng, fives.length));
  removeFrom(set, discarded);
  draft.possessionDiscards.push(discarded);
}
