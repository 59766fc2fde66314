import { push, type Seat, tell, valueById } from '@manigance/core';
import { itemAt } from '../arrays.ts';
import { withBit } from '../bits.ts';
import { placesOfSpace } from '../competitions/election/circle-places.ts';
import { megaphonesOfRound } from '../competitions/election/hyde-park.ts';
import { gainMegaphones, loseVotes } from '../competitions/election/votes.ts';
import { markersInColumn } from '../competitions/society/selection.ts';
import { moreTimeCards } from '../hands.ts';
import { lastWill } from '../last-will.ts';
import { type Mode, modeIds, modes, plays } from '../modes.ts';
import { ownsAny, spend, startSelling } from '../purse.ts';
import type { PcState } from '../state.ts';
import type { CompetitionId, Effect } from './language.ts';
import { reservePlace, takeBundle, takeCentralCard, takeRenaissance } from './taking.ts';

type Resolver<E extends Effect['do']> = (
  draft: PcState,
  seat: Seat,
  effect: Extract<Effect<number>, { readonly do: E }>,
) => void;

/**
 * PC-10 The resolver of each effect; cards, tiles and spaces act through these alone. A decision pushes a
 * frame (PC-10.15), the rest happens at once. All amounts are fixed (PC-8.3).
 */
const resolvers: { readonly [E in Effect['do']]: Resolver<E> } = {
  loseVotes: (draft, seat, { n }) => loseVotes(draft, seat, n),
  megaphones: (draft, seat, { n }) => gainMegaphones(draft, seat, n),
  spend(draft, seat, effect) {
    const { n, moreTime, companions } = effect;
    if (companions !== undefined) lastWill.loaded.spendWithCompanions(draft, seat, effect);
    // PC-10.2: only a player who has More Time cards is asked whether to add some.
    else if (moreTime === undefined || moreTimeCards(draft, seat) === 0) spend(draft, seat, n, 0);
    else push(draft, { kind: 'moreTime', seat, n, extras: moreTime });
  },
  move(draft, seat, { n, dirs, gender }) {
    if (n > 0) push(draft, { kind: 'move', seat, left: n, dirs, gender });
  },
  moveEach(draft, seat, { where, gender, steps }) {
    if ('row' in where) push(draft, { kind: 'row', seat, gender, steps });
    else
      push(draft, {
        kind: 'moveEach',
        seat,
        markers: markersInColumn(draft, seat, where.column, gender),
        steps,
      });
  },
  jump: (draft, seat, { gender, maxOver }) => push(draft, { kind: 'jump', seat, gender, maxOver }),
  sell: (draft, seat, { times, discount }) => startSelling(draft, seat, times, discount),
  swap(draft, seat, { limit }) {
    if (ownsAny(draft, seat)) push(draft, { kind: 'give', seat, limit });
  },
  pubCrawl: (draft, seat) => push(draft, { kind: 'pubCrawl', seat }),
  moreTime: () => {}, // PC-10.8: never played by itself.
  placeErrand: (draft, seat) => push(draft, { kind: 'errand', seat, boy: 'extra' }),
  basic: (draft, seat, { times }) => push(draft, { kind: 'benefit', seat, left: times, of: 'basic' }),
  choice: (draft, seat, { times, options }) => push(draft, { kind: 'choice', seat, left: times, options }),
  exchange: (draft, seat, { times, options }) =>
    push(draft, { kind: 'exchange', seat, left: times, options }),
  seq(draft, seat, { steps }) {
    for (let index = steps.length - 1; index > 0; index--)
      push(draft, { kind: 'effect', seat, effect: itemAt(steps, index) });
    resolveEffect(draft, seat, itemAt(steps, 0));
  },
  takeBundle: (draft, seat, { board, bundle }) => takeBundle(draft, seat, board, bundle),
  takeTile: (draft, seat) => push(draft, { kind: 'circle', seat, places: placesOfSpace }),
  hydePark: (draft, seat) => gainMegaphones(draft, seat, megaphonesOfRound(draft.round)),
  immunity(draft, seat) {
    draft.immune = withBit(draft.immune, seat);
    tell(draft, { type: 'immune', seat });
  },
  actions: (draft, seat, { n }) => lastWill.loaded.gainActions(draft, seat, n),
  draw: (draft, seat, { n, decks }) => lastWill.loaded.startNaming(draft, seat, n, decks),
  depreciate: (draft, seat, effect) => lastWill.loaded.startFalling(draft, seat, effect),
  market: (draft, seat) => push(draft, { kind: 'market', seat }),
  takeOffer: (draft, seat, { place }) => lastWill.loaded.takeOffer(draft, seat, place),
  takeExtension: (draft, seat) => lastWill.loaded.takeExtension(draft, seat),
  takeCentralCard,
  takeRenaissance,
  reserveOrder: (draft, seat, { place }) => reservePlace(draft, seat, place),
};

/** PC-10.14, LW-13.10 The competition an effect belongs to, or the one with the purse. Effects not listed belong to all. */
const belongsTo: { readonly [E in Effect['do']]?: CompetitionId | 'purse' } = {
  loseVotes: 'election',
  megaphones: 'election',
  pubCrawl: 'election',
  takeTile: 'election',
  hydePark: 'election',
  move: 'society',
  moveEach: 'society',
  jump: 'society',
  immunity: 'society',
  spend: 'purse',
  moreTime: 'possessions',
  sell: 'purse',
  swap: 'possessions',
  actions: 'last-will',
  draw: 'last-will',
  depreciate: 'last-will',
  market: 'last-will',
};

/** PC-10.14 By mode: the effects that concern a competition in play. */
const concerning: { readonly [M in Mode]: { readonly [E in Effect['do']]: boolean } } = valueById(
  modeIds,
  (mode) =>
    valueById(Object.keys(resolvers) as Effect['do'][], (kind) => {
      const competition = belongsTo[kind];
      if (competition === 'purse') return modes[mode].purse !== undefined;
      return competition === undefined || plays({ mode }, competition);
    }),
);

/** PC-10.14 Parts that concern a competition not in play are ignored. */
export function concernsPlay(state: PcState, effect: Effect): boolean {
  return concerning[state.mode][effect.do];
}

/** Resolves an effect whose amounts are fixed. */
export function resolveEffect(draft: PcState, seat: Seat, effect: Effect<number>): void {
  if (!concernsPlay(draft, effect)) return;
  // Each resolver takes exactly the effect of its own name, which the compiler cannot follow through the union.
  const resolver = resolvers[effect.do] as (draft: PcState, seat: Seat, effect: never) => void;
  resolver(draft, seat, effect as never);
}
