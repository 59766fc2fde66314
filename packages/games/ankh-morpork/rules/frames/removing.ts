import { type MoveList, push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { areaSet } from '../area-sets.ts';
import { barsPrice } from '../effects/index.ts';
import { areaId, areaOf, minionOf, ownerOf, pieceId, pieceOf } from '../ids.ts';
import { itemAt, moveAt } from '../lists.ts';
import { type AmMove, pay, removeAt } from '../moves.ts';
import { areaCount, minionsAt } from '../pieces.ts';
import { handOver, payBank } from '../purse.ts';
import {
  attack,
  hasVictim,
  isSpared,
  listVictims,
  noTroubleThere,
  notNamed,
  removeAndReturn,
  threatenRemoval,
} from '../removal.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { comeBack, fitsRemoval, gaspode, openWindowOf, susan } from '../windows.ts';

/** AM-13.35 The target of a paid assassination. */
export const chooseHit: QuestionRule<AmVocabulary, 'chooseHit'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, _frame, seat, list) =>
    listVictims(state, seat, state.trouble, 'notOwn', noTroubleThere, list),
  resolve(draft, { payee, pay: price }, move, seat) {
    if (move.do !== 'remove') return;
    const [area, piece] = [areaOf(move.area), pieceOf(move.piece)];
    tell(draft, { type: 'threatened', area: move.area, piece: move.piece });
    push(draft, { kind: 'payThenRemove', seat, payee, pay: price, area, piece, stopped: false, back: false });
    openWindowOf(draft, piece, fitsRemoval(draft, ownerOf(piece), 'scroll'));
  },
};

/** AM-13.35, AM-9.5 The money goes to anybody but a player who blocked the scroll. */
export const payThenRemove: StepRule<AmVocabulary, 'payThenRemove'> = {
  resolve(draft, { seat, payee, pay: price, area, piece, stopped, back }) {
    if (!isSpared(draft, payee)) handOver(draft, seat, payee, price);
    if (!stopped) removeAndReturn(draft, area, piece, back);
    else tell(draft, { type: 'spared', area: areaId(area), piece: pieceId(piece) });
  },
};

/** AM-13.38 Compulsory while there is a piece in a rolled area not yet used; none: over. */
export const carcer: StepRule<AmVocabulary, 'carcer'> = {
  resolve(draft, { seat, rolled }) {
    if (hasVictim(draft, seat, areaSet(rolled), 'any')) push(draft, { kind: 'carcerPick', seat, rolled });
  },
};

/** AM-13.38 Asks which piece to remove in the rolled areas. */
export const carcerPick: QuestionRule<AmVocabulary, 'carcerPick'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, { rolled }, seat, list) =>
    listVictims(state, seat, areaSet(rolled), 'any', notNamed, list),
  resolve(draft, { rolled }, move, seat) {
    if (move.do !== 'remove') return;
    const area = areaOf(move.area);
    push(draft, { kind: 'carcer', seat, rolled: rolled.toSpliced(rolled.indexOf(area), 1) });
    attack(draft, area, pieceOf(move.piece), 'scroll');
  },
};

function listOwn(state: AmState, seat: Seat, list: MoveList<AmMove>): void {
  for (let area = 0; area < areaCount; area++) {
    if (minionsAt(state, seat, area) > 0) list.offer(moveAt(itemAt(removeAt, area), seat));
  }
}

/** A player removes a minion of their own. AM-9.5: Wallace Sonky does not fit after a scroll window. */
function removeOwnMinion(draft: AmState, seat: Seat, move: AmMove): void {
  if (move.do !== 'remove') return;
  const fits = seat === draft.active ? susan | comeBack : gaspode | susan | comeBack;
  threatenRemoval(draft, areaOf(move.area), minionOf(seat), fits);
}

/** AM-13.40 Asks which of the player's own minions goes. */
export const removeOwn: QuestionRule<AmVocabulary, 'removeOwn'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, _frame, seat, list) => listOwn(state, seat, list),
  resolve: (draft, _frame, move, seat) => removeOwnMinion(draft, seat, move),
};

/** AM-13.8 On a 1. */
export const payOrRemoveOwn: QuestionRule<AmVocabulary, 'payOrRemoveOwn'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, { pay: price }, seat, list) {
    list.offerUnless(pay, barsPrice(state, seat, price));
    listOwn(state, seat, list);
  },
  resolve(draft, { pay: price }, move, seat) {
    if (move.do === 'pay') payBank(draft, seat, price);
    else removeOwnMinion(draft, seat, move);
  },
};
