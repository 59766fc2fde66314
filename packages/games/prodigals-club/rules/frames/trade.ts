import { push } from '@manigance/core';
import { itemAt, listAt, numberAt } from '../arrays.ts';
import {
  possessionIds,
  possessionNumber,
  sell as sellTile,
  swap,
} from '../competitions/possessions/trade.ts';
import { drawFromHand, isMoreTime, moreTimeCards } from '../hands.ts';
import type { PcMove } from '../moves.ts';
import { ownsAny, spend } from '../purse.ts';
import type { Question } from '../state.ts';

const sellMoves: readonly PcMove[] = possessionIds.map((tile) => ({ do: 'sell', tile }));
const giveMoves: readonly PcMove[] = possessionIds.map((tile) => ({ do: 'give', tile }));
const takeMoves: readonly PcMove[] = possessionIds.map((tile) => ({ do: 'take', tile }));
const timeMoves: readonly PcMove[] = [0, 1, 2, 3, 4].map((cards) => ({ do: 'addTime', cards }));
const stop: PcMove = { do: 'stop' };

/** PC-11.2, PC-11.3 Sells a tile; a second sale is optional. */
export const sell: Question<'sell'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, { may }, seat, list) {
    for (const tile of listAt(state.possessions, seat)) list.offer(itemAt(sellMoves, tile));
    if (may) list.offer(stop);
  },
  resolve(draft, { left, discount }, move, seat) {
    if (move.do !== 'sell') return;
    sellTile(draft, seat, possessionNumber[move.tile], discount);
    if (left > 1 && ownsAny(draft, seat))
      push(draft, { kind: 'sell', seat, left: left - 1, discount, may: true });
  },
  timeout: (state, { seat, may }) =>
    may ? stop : itemAt(sellMoves, numberAt(listAt(state.possessions, seat), 0)),
};

/** PC-11.4 Chooses the tile to give in a swap. */
export const give: Question<'give'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, _frame, seat, list) {
    for (const tile of listAt(state.possessions, seat)) list.offer(itemAt(giveMoves, tile));
  },
  resolve(draft, { limit }, move, seat) {
    if (move.do === 'give') push(draft, { kind: 'take', seat, limit, give: move.tile });
  },
};

/** PC-11.4 Chooses the tile to take for it. */
export const take: Question<'take'> = {
  asks: (_state, { seat }) => seat,
  options(state, _frame, _seat, list) {
    for (const tile of state.offer) list.offer(itemAt(takeMoves, tile));
  },
  resolve(draft, { give: given, limit }, move, seat) {
    if (move.do === 'take') swap(draft, seat, possessionNumber[given], possessionNumber[move.tile], limit);
  },
};

/** PC-10.2 How many More Time cards are added; amount and extras are one payment. */
export const moreTime: Question<'moreTime'> = {
  asks: (_state, { seat }) => seat,
  options(state, { extras }, seat, list) {
    const most = Math.min(extras.length, moreTimeCards(state, seat));
    for (let cards = 0; cards <= most; cards++) list.offer(itemAt(timeMoves, cards));
  },
  resolve(draft, { n, extras }, move, seat) {
    const count = move.do === 'addTime' ? move.cards : 0;
    for (const card of drawFromHand(draft, seat, isMoreTime, count)) draft.discards.push(card);
    const added = extras.slice(0, count).reduce((sum, extra) => sum + extra, 0);
    spend(draft, seat, n + added, count);
  },
};
