import { tell } from '@manigance/core';
import { itemAt, numberAt } from '../arrays.ts';
import { hasBit, withoutBit } from '../bits.ts';
import { bonusNumber, bonusTiles, bundleNumber, bundles } from '../board.ts';
import { cardIds } from '../cards.ts';
import { loseVotes } from '../competitions/election/votes.ts';
import { begin } from '../effects/snapshot.ts';
import { receiveBundle } from '../effects/taking.ts';
import { drawFromHand, isPubCrawl, pubCrawlCards } from '../hands.ts';
import type { PcMove } from '../moves.ts';
import type { Question } from '../state.ts';

const bundleMoves: readonly PcMove[] = bundles.map(({ id }) => ({ do: 'takeBundle', bundle: id }));
const bonusMoves: readonly PcMove[] = bonusTiles.map(({ id }) => ({ do: 'takeBonus', tile: id }));
const joinMoves: readonly PcMove[] = [0, 1, 2, 3].map((cards) => ({ do: 'join', cards }));

/** PC-13.9 Votes lost by 1, 2, 3 or 4 pub crawl cards together. */
const crawlVotes: readonly number[] = [0, 1, 3, 6, 10];

/** PC-7.6 Takes any bundle still on this board. */
export const bundle: Question<'bundle'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options({ bundlesLeft }, { board }, _seat, list) {
    for (let number = 0; number < bundles.length; number++) {
      const there = hasBit(bundlesLeft, number) && itemAt(bundles, number).board === board;
      if (there) list.offer(itemAt(bundleMoves, number));
    }
  },
  resolve(draft, _frame, move, seat) {
    if (move.do === 'takeBundle') receiveBundle(draft, seat, bundleNumber[move.bundle]);
  },
};

/** PC-7.12 Takes a bonus tile from the central board; this is compulsory. */
export const bonus: Question<'bonus'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options({ bonusLeft }, _frame, _seat, list) {
    for (let tile = 0; tile < bonusTiles.length; tile++) {
      if (hasBit(bonusLeft, tile)) list.offer(itemAt(bonusMoves, tile));
    }
  },
  resolve(draft, _frame, move, seat) {
    if (move.do !== 'takeBonus') return;
    const tile = bonusNumber[move.tile];
    const { id, mode, effect } = itemAt(bonusTiles, tile);
    draft.bonusLeft = withoutBit(draft.bonusLeft, tile);
    draft.bonus[seat] = tile;
    tell(draft, { type: 'tookBonus', seat, tile: id });
    if (mode === 'passive') begin(draft, seat, effect); // PC-9.8
  },
};

/** PC-13.9 Adds other pub crawl cards from the hand to the one played. */
export const pubCrawl: Question<'pubCrawl'> = {
  asks: (_state, { seat }) => seat,
  onlyOption: 'taken',
  options(state, _frame, seat, list) {
    const others = Math.min(pubCrawlCards(state, seat), 3);
    for (let cards = 0; cards <= others; cards++) list.offer(itemAt(joinMoves, cards));
  },
  resolve(draft, _frame, move, seat) {
    const joining = drawFromHand(draft, seat, isPubCrawl, move.do === 'join' ? move.cards : 0);
    for (const card of joining) draft.whites[seat]?.push(card);
    if (joining.length > 0) {
      tell(draft, { type: 'pubCrawl', seat, cards: joining.map((card) => itemAt(cardIds, card)) });
    }
    loseVotes(draft, seat, numberAt(crawlVotes, joining.length + 1));
  },
};
