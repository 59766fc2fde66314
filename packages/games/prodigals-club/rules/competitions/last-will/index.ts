import { push, type Seat, tell } from '@manigance/core';
import { has, itemAt, listAt, numberAt, removeFrom } from '../../arrays.ts';
import { none } from '../../constants.ts';
import { reason } from '../../reasons.ts';
import type { PcState } from '../../state.ts';
import type { Competition } from '../competition.ts';
import { firstWildPlace } from './board.ts';
import { isLwCard, type LwCardNumber, lwCardAt } from './cards.ts';
import { discardCard, lastWillOf } from './decks.ts';
import { act, listActions, loseActions } from './frames/actions.ts';
import { dealOffer, offerIndex } from './offer.ts';
import { boardOf, ownsProperty, presentValue, wear } from './property.ts';
import { clockwiseFrom, dealHands, returnWilds, setUp } from './setup.ts';

const nothingThere = reason('LW-6.5', 'lw-empty-place');

/** LW-1 Last Will. */
export const lastWill: Competition = {
  id: 'last-will',
  basic: { do: 'spend', n: 2 },
  benefit: { do: 'spend', n: 1 },
  setUp,
  afterSetUp: dealHands,
  prepare: dealOffer,
  /** LW-5 Planning, and before the first one "keep two". */
  beforeErrands(draft) {
    draft.phase = 'planning';
    push(draft, { kind: 'planning', at: 0 });
    if (draft.round === 1) push(draft, { kind: 'keepTwo' });
  },
  refusalOfSpace({ effect }) {
    if (effect.do !== 'takeOffer') return undefined;
    const place = offerIndex(effect.place);
    return (state) => (lastWillOf(state).offer[place] === none ? nothingThere : undefined);
  },
  /** LW-10.4 Each black card shows its symbol. */
  countSymbol(state, seat, symbol) {
    let count = 0;
    for (const { card } of boardOf(state, seat)) if (lwCardAt(card).symbol === symbol) count++;
    return count;
  },
  owns: ownsProperty,
  sell(draft, seat, left, discount) {
    push(draft, { kind: 'sellProperty', seat, left, discount, may: false });
  },
  turn: { list: listActions, act, end: loseActions },
  beforeCheck: wear,
  afterCheck(draft) {
    takeBackWilds(draft);
    dropPlayed(draft);
  },
  clear,
  score,
};

/** LW-14.7 Cash and the present values of the properties on the board. */
function score(state: PcState, seat: Seat): number {
  let sum = numberAt(state.pounds, seat);
  for (const laid of boardOf(state, seat)) sum += presentValue(state, laid);
  return sum;
}

/** LW-14.4 Wild cards, used or still in the hand, go back to their places. */
function takeBackWilds(draft: PcState): void {
  const { wildsUsed } = lastWillOf(draft);
  for (let seat = 0; seat < draft.seats; seat++) {
    const hand = listAt(draft.hands, seat);
    for (let place = hand.length - 1; place >= 0; place--) {
      const card = numberAt(hand, place);
      if (isWild(card)) removeFrom(hand, card);
    }
    listAt(wildsUsed, seat).length = 0;
  }
  if (!has(lastWillOf(draft).offer, none, firstWildPlace)) return;
  returnWilds(draft);
  tell(draft, { type: 'wildsReturned' });
}

function isWild(card: LwCardNumber): boolean {
  return isLwCard(card) && lwCardAt(card).deck === 'wild';
}

/** LW-14.5 White cards played leave the board. */
function dropPlayed(draft: PcState): void {
  for (const played of lastWillOf(draft).played) {
    for (const card of played) discardCard(draft, card);
    played.length = 0;
  }
}

/** LW-14.8, LW-14.9 Marks, plans and the offer are cleared, and the first-player marker moves on. */
function clear(draft: PcState): void {
  const table = lastWillOf(draft);
  for (const board of table.boards) {
    for (let place = 0; place < board.length; place++) {
      const { card, step, used, keptUp, lodged } = itemAt(board, place);
      if (used || keptUp) board[place] = { card, step, used: false, keptUp: false, lodged };
    }
  }
  for (let place = 0; place < firstWildPlace; place++) {
    const card = numberAt(table.offer, place);
    if (card !== none) discardCard(draft, card);
    table.offer[place] = none;
  }
  table.plans.fill(none);
  table.actionsLeft.fill(0);
  table.firstPlayer = (table.firstPlayer + 1) % draft.seats;
  draft.order = clockwiseFrom(table.firstPlayer, draft.seats);
  tell(draft, { type: 'firstPlayer', seat: table.firstPlayer });
}
