import {
  at,
  type MoveList,
  push,
  type QuestionRule,
  rollDie,
  type Seat,
  type StepRule,
  tell,
} from '@manigance/core';
import { type Areas, allAreas, areaSet, has, justArea, noAreas, withoutArea } from '../area-sets.ts';
import { cardData, type ScrollParams } from '../cards.ts';
import { dieSides } from '../constants.ts';
import {
  type Area,
  areaId,
  areaOf,
  type Card,
  demon,
  minionOf,
  nobody,
  ownerOf,
  type Piece,
  pieceId,
  pieceOf,
  troll,
} from '../ids.ts';
import { moveAt } from '../lists.ts';
import { type AmMove, chooseAt, moveTo, pay, removeAt } from '../moves.ts';
import {
  areaCount,
  areasWith,
  enter,
  hasTrouble,
  leave,
  minionsAt,
  minionsOnBoard,
  movePiece,
  neighboursOf,
  onFoot,
  piecesAt,
} from '../pieces.ts';
import { anywhere, canPlace, inTrouble, ownBuildings, startPlacing } from '../placing.ts';
import { handOver, moneyOf, payBank, takeFromBank } from '../purse.ts';
import type { AmReason } from '../reasons.ts';
import { attack, hasVictim, isSpared, listVictims, removeAndReturn, threatenRemoval } from '../removal.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { comeBack, fitsRemoval, gaspode, openWindow, openWindowOf, sonky, susan } from '../windows.ts';
import { aim, aimAtEach } from './aiming.ts';
import { barsPrice } from './index.ts';
import type { Scrolls } from './scroll.ts';

const noTarget: AmReason = { rule: 'AM-5.4', code: 'noTarget' };

function roll(draft: AmState, seat: Seat): number {
  const rolled = rollDie(draft, dieSides);
  tell(draft, { type: 'rolled', seat, roll: rolled });
  return rolled;
}

/** AM-1.4 A roll that names an area by its number. */
export function rollArea(draft: AmState, seat: Seat): Area {
  const rolled = rollDie(draft, dieSides);
  tell(draft, { type: 'rolled', seat, roll: rolled, area: areaId(rolled - 1) });
  return rolled - 1;
}

/** Whether any piece on foot but the seat's own minions is on the board. */
function othersOnBoard(state: AmState, seat: Seat): boolean {
  for (let area = 0; area < areaCount; area++)
    if (onFoot(state, area) > minionsAt(state, seat, area)) return true;
  return false;
}

function areasOnFoot(state: AmState): number {
  let found = 0;
  for (let area = 0; area < areaCount; area++) if (onFoot(state, area) > 0) found++;
  return found;
}

function needs(met: boolean): AmReason | undefined {
  return met ? undefined : noTarget;
}

/** A removal that falls on oneself: one's own minion, if there is any. */
function loseOwn(draft: AmState, seat: Seat): void {
  if (minionsOnBoard(draft, seat) > 0) push(draft, { kind: 'removeOwn', seat });
}

export const minionScrolls: Scrolls<
  | 'moveOtherMinion'
  | 'dibbler'
  | 'hereNNow'
  | 'errol'
  | 'moveOwnMinion'
  | 'payThenMoveOwn'
  | 'payToForceRemoval'
  | 'removeMinionInArea'
  | 'payThenAssassinate'
  | 'swapMinions'
  | 'rollAndRemove'
  | 'eachOtherRemovesOwn'
  | 'placeAnywhereQuietly'
  | 'placeAtOwnBuilding'
  | 'placeInTrouble'
  | 'placeNear'
> = {
  /** AM-13.6 */
  moveOtherMinion: {
    needs: (state, seat) => needs(othersOnBoard(state, seat)),
    start: (draft, seat, _params, card) => push(draft, { kind: 'moveOther', seat, card }),
  },
  /** AM-13.8 */
  dibbler: {
    start(draft, seat, { winFrom, gain, loseOn, pay: price }) {
      const rolled = roll(draft, seat);
      if (rolled > loseOn && rolled < winFrom) tell(draft, { type: 'nothing' });
      if (rolled >= winFrom) takeFromBank(draft, seat, gain);
      else if (rolled === loseOn && (moneyOf(draft, seat) >= price || minionsOnBoard(draft, seat) > 0)) {
        push(draft, { kind: 'payOrRemoveOwn', seat, pay: price });
      }
    },
  },
  /** AM-13.9 */
  hereNNow: {
    start(draft, seat, params, card) {
      const rolled = roll(draft, seat);
      if (rolled > params.loseOn && rolled < params.winFrom) tell(draft, { type: 'nothing' });
      if (rolled >= params.winFrom) aim(draft, seat, params, card);
      else if (rolled === params.loseOn) loseOwn(draft, seat);
    },
    harmless: (state, target) => moneyOf(state, target) === 0,
    hits: (draft, seat, target, { take }) => handOver(draft, target, seat, take),
  },
  /** AM-13.10 */
  errol: {
    start(draft, seat, { winFrom, loseOn }) {
      const rolled = roll(draft, seat);
      if (rolled > loseOn && rolled < winFrom) tell(draft, { type: 'nothing' });
      if (rolled >= winFrom) chooseAmong(draft, seat, draft.trouble);
      else if (rolled === loseOn) loseOwn(draft, seat);
    },
  },
  /** AM-13.30 */
  moveOwnMinion: {
    needs: (state, seat, { from }) => {
      const own = areasWith(state, seat);
      return needs((from === 'trouble' ? own & state.trouble : own) !== 0);
    },
    start: (draft, seat, _params, card) => push(draft, { kind: 'moveOwn', seat, card, payee: nobody }),
  },
  /** AM-13.31 Being paid threatens nobody, so there is no window. */
  payThenMoveOwn: {
    needs: (state, seat, { pay: price }) =>
      barsPrice(state, seat, price) ?? needs(minionsOnBoard(state, seat) > 0),
    start: aim,
    aimed: (draft, seat, payee, _params, card) => push(draft, { kind: 'moveOwn', seat, card, payee }),
  },
  /** AM-13.33 The paid player must name a piece, never one of the payer's minions. */
  payToForceRemoval: {
    needs: (state, seat, { pay: price }) =>
      barsPrice(state, seat, price) ?? needs(hasVictim(state, seat, state.trouble, 'notOwn')),
    start: aim,
    hits(draft, seat, target, { pay: price }) {
      handOver(draft, seat, target, price);
      const areas = draft.trouble;
      push(draft, { kind: 'chooseVictim', seat, chooser: target, areas, aim: 'notOwn', asked: target });
    },
  },
  /** AM-13.34 */
  removeMinionInArea: {
    needs: (state, _seat, { area }) => needs(onFoot(state, areaOf(area)) > 0),
    start: (draft, seat, { area }) => chooseAmong(draft, seat, justArea(areaOf(area))),
  },
  /** AM-13.35 */
  payThenAssassinate: {
    needs: (state, seat, { pay: price }) =>
      barsPrice(state, seat, price) ?? needs(hasVictim(state, seat, state.trouble, 'notOwn')),
    start: aim,
    aimed: (draft, seat, payee, { pay: price }) =>
      push(draft, { kind: 'chooseHit', seat, payee, pay: price }),
  },
  /** AM-13.36 */
  swapMinions: {
    needs: (state) => needs(areasOnFoot(state) > 1),
    start: (draft, seat, _params, card) => push(draft, { kind: 'swapFirst', seat, card }),
  },
  /** AM-13.38 */
  rollAndRemove: {
    start(draft, seat, { rolls }) {
      const rolled = Array.from({ length: rolls }, () => rollArea(draft, seat));
      push(draft, { kind: 'carcer', seat, rolled });
    },
  },
  /** AM-13.40 */
  eachOtherRemovesOwn: {
    start: aimAtEach,
    harmless: (state, target) => minionsOnBoard(state, target) === 0,
    hits: (draft, _seat, target) => push(draft, { kind: 'removeOwn', seat: target }),
  },
  /** AM-13.41 */
  placeAnywhereQuietly: {
    start: (draft, seat) => startPlacing(draft, seat, anywhere, { quiet: true }),
  },
  /** AM-13.42 */
  placeAtOwnBuilding: {
    needs: (state, seat) => needs(canPlace(state, seat, ownBuildings)),
    start: (draft, seat) => startPlacing(draft, seat, ownBuildings),
  },
  /** AM-13.43 */
  placeInTrouble: {
    needs: (state, seat) => needs(canPlace(state, seat, inTrouble)),
    start: (draft, seat) => startPlacing(draft, seat, inTrouble),
  },
  /** AM-13.44 */
  placeNear: {
    start(draft, seat, { area, max }) {
      const reach = { to: 'near', area: areaOf(area) } as const;
      if (max > 1) push(draft, { kind: 'placeMore', seat, reach, left: max - 1 });
      startPlacing(draft, seat, reach);
    },
  },
};

/** The player of the scroll must remove a piece from one of these areas, own ones included, if there is any. */
function chooseAmong(draft: AmState, seat: Seat, areas: Areas): void {
  if (!hasVictim(draft, seat, areas, 'any')) return;
  push(draft, { kind: 'chooseVictim', seat, chooser: seat, areas, aim: 'any', asked: nobody });
}

const ownPiece: AmReason = { rule: 'AM-13.6', code: 'noTarget' };
const notAdjacent: AmReason = { rule: 'AM-13.6', code: 'outOfReach' };

/** AM-13.6 A piece that is not one's own minion goes next door, if its owner lets it. */
export const moveOther: QuestionRule<AmVocabulary, 'moveOther'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, _frame, seat, list) {
    for (let area = 0; area < areaCount; area++) {
      for (let piece = 0; piece <= demon; piece++) {
        if ((piece < troll && piece >= state.seats) || piecesAt(state, area, piece) === 0) continue;
        if (ownerOf(piece) === seat) listMoves(area, piece, noAreas, ownPiece, list);
        else listMoves(area, piece, neighboursOf(area), notAdjacent, list);
      }
    }
  },
  resolve(draft, _frame, move) {
    if (move.do !== 'move') return;
    const [area, piece, to] = [areaOf(move.area), pieceOf(move.piece), areaOf(move.to)];
    tell(draft, { type: 'threatened', area: move.area, piece: move.piece });
    push(draft, { kind: 'movePiece', area, piece, to, stopped: false, back: false });
    openWindowOf(draft, piece, sonky | gaspode);
  },
};

function listMoves(area: Area, piece: Piece, open: Areas, bar: AmReason, list: MoveList<AmMove>): void {
  const moves = at(at(moveTo, area), piece);
  for (let to = 0; to < areaCount; to++) {
    if (has(open, to)) list.offer(moveAt(moves, to));
    else if (to !== area) list.refuse(moveAt(moves, to), bar);
  }
}

const needsTrouble: AmReason = { rule: 'AM-13.30', code: 'noTrouble' };
const tooFar: AmReason = { rule: 'AM-13.30', code: 'outOfReach' };

/** AM-13.30, AM-13.31 From where, and how far, a card lets one's own minion walk. */
function walkOf(card: Card): ScrollParams['moveOwnMinion'] {
  const data = cardData(card);
  return data.effect === 'moveOwnMinion' ? data.params : { from: 'any', range: 'any' };
}

/** AM-13.30, AM-13.31 One of one's own minions walks. */
export const moveOwn: QuestionRule<AmVocabulary, 'moveOwn'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options(state, { card }, seat, list) {
    const { from, range } = walkOf(card);
    for (let area = 0; area < areaCount; area++) {
      if (minionsAt(state, seat, area) === 0) continue;
      if (from === 'trouble' && !hasTrouble(state, area)) {
        listMoves(area, minionOf(seat), noAreas, needsTrouble, list);
        continue;
      }
      const open = range === 'adjacent' ? neighboursOf(area) : withoutArea(allAreas, area);
      listMoves(area, minionOf(seat), open, tooFar, list);
    }
  },
  resolve(draft, { card, payee }, move, seat) {
    if (move.do !== 'move') return;
    const data = cardData(card);
    if (data.effect === 'payThenMoveOwn') handOver(draft, seat, payee, data.params.pay);
    movePiece(draft, areaOf(move.area), minionOf(seat), areaOf(move.to));
  },
};

/** AM-13.35 The target of a paid assassination. */
export const chooseHit: QuestionRule<AmVocabulary, 'chooseHit'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, _frame, seat, list) => listVictims(state, seat, state.trouble, 'notOwn', list),
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

function listPieces(state: AmState, except: Area, list: MoveList<AmMove>): void {
  for (let area = 0; area < areaCount; area++) {
    for (let piece = 0; piece <= demon; piece++) {
      if ((piece < troll && piece >= state.seats) || piecesAt(state, area, piece) === 0) continue;
      list.offerUnless(moveAt(at(chooseAt, area), piece), area === except ? sameArea : undefined);
    }
  }
}

const sameArea: AmReason = { rule: 'AM-13.36', code: 'cameFromHere' };

/** AM-13.36 The first of the two pieces. */
export const swapFirst: QuestionRule<AmVocabulary, 'swapFirst'> = {
  asks: (_state, { seat }) => seat,
  options: (state, _frame, _seat, list) => listPieces(state, nobody, list),
  resolve(draft, _frame, move, seat) {
    if (move.do !== 'choose') return;
    push(draft, { kind: 'swapSecond', seat, area: areaOf(move.area), piece: pieceOf(move.piece) });
  },
};

/** AM-13.36 The second, in another area; then each owner but oneself may stop it. */
export const swapSecond: QuestionRule<AmVocabulary, 'swapSecond'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, { area }, _seat, list) => listPieces(state, area, list),
  resolve(draft, { area, piece }, move, seat) {
    if (move.do !== 'choose') return;
    const [otherArea, otherPiece] = [areaOf(move.area), pieceOf(move.piece)];
    tell(draft, { type: 'threatened', area: areaId(area), piece: pieceId(piece) });
    tell(draft, { type: 'threatened', area: move.area, piece: move.piece });
    push(draft, { kind: 'swapPieces', area, piece, otherArea, otherPiece, stopped: false, back: false });
    openWindow(draft, ownersClockwise(draft, seat, [piece, otherPiece]), sonky | gaspode);
  },
};

function ownersClockwise(state: AmState, seat: Seat, pieces: readonly Piece[]): Seat[] {
  const owners: Seat[] = [];
  for (let distance = 1; distance < state.seats; distance++) {
    const owner = (seat + distance) % state.seats;
    if (pieces.includes(minionOf(owner))) owners.push(owner);
  }
  return owners;
}

/** AM-7.5 Both leave, then both enter. */
export const swapPieces: StepRule<AmVocabulary, 'swapPieces'> = {
  resolve(draft, { area, piece, otherArea, otherPiece, stopped }) {
    if (stopped) return tell(draft, { type: 'spared', area: areaId(area), piece: pieceId(piece) });
    tell(draft, { type: 'moved', piece: pieceId(piece), from: areaId(area), to: areaId(otherArea) });
    tell(draft, { type: 'moved', piece: pieceId(otherPiece), from: areaId(otherArea), to: areaId(area) });
    leave(draft, area, piece);
    leave(draft, otherArea, otherPiece);
    enter(draft, otherArea, piece);
    enter(draft, area, otherPiece);
  },
};

/** AM-13.38 Compulsory while there is a piece in a rolled area not yet used; none: over. */
export const carcer: StepRule<AmVocabulary, 'carcer'> = {
  resolve(draft, { seat, rolled }) {
    if (hasVictim(draft, seat, areaSet(rolled), 'any')) push(draft, { kind: 'carcerPick', seat, rolled });
  },
};

export const carcerPick: QuestionRule<AmVocabulary, 'carcerPick'> = {
  onlyOption: 'taken',
  asks: (_state, { seat }) => seat,
  options: (state, { rolled }, seat, list) => listVictims(state, seat, areaSet(rolled), 'any', list),
  resolve(draft, { rolled }, move, seat) {
    if (move.do !== 'remove') return;
    const area = areaOf(move.area);
    push(draft, { kind: 'carcer', seat, rolled: rolled.toSpliced(rolled.indexOf(area), 1) });
    attack(draft, area, pieceOf(move.piece), 'scroll');
  },
};

function listOwn(state: AmState, seat: Seat, list: MoveList<AmMove>): void {
  for (let area = 0; area < areaCount; area++) {
    if (minionsAt(state, seat, area) > 0) list.offer(moveAt(at(removeAt, area), seat));
  }
}

/** A minion of one's own goes. AM-9.5: who was asked in a scroll window is not asked for Wallace Sonky again. */
function removeOwnMinion(draft: AmState, seat: Seat, move: AmMove): void {
  if (move.do !== 'remove') return;
  const fits = seat === draft.active ? susan | comeBack : gaspode | susan | comeBack;
  threatenRemoval(draft, areaOf(move.area), minionOf(seat), fits);
}

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
