import { type MoveList, push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { type Areas, allAreas, has, noAreas, withoutArea } from '../area-sets.ts';
import { cardData, type ScrollParams } from '../cards.ts';
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
import { itemAt, moveAt } from '../lists.ts';
import { type AmMove, chooseAt, moveTo } from '../moves.ts';
import {
  areaCount,
  enter,
  hasTrouble,
  leave,
  minionsAt,
  movePiece,
  neighboursOf,
  piecesAt,
} from '../pieces.ts';
import { handOver } from '../purse.ts';
import type { AmReason } from '../reasons.ts';
import type { AmState, AmVocabulary } from '../state.ts';
import { gaspode, openWindow, openWindowOf, sonky } from '../windows.ts';

const ownPiece: AmReason = { rule: 'AM-13.6', code: 'noTarget' };
const notAdjacent: AmReason = { rule: 'AM-13.6', code: 'outOfReach' };

/** AM-13.6 Moves a piece of another owner to an adjacent area, unless a reaction stops it. */
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
  const moves = itemAt(itemAt(moveTo, area), piece);
  for (let to = 0; to < areaCount; to++) {
    if (has(open, to)) list.offer(moveAt(moves, to));
    else if (to !== area) list.refuse(moveAt(moves, to), bar);
  }
}

const needsTrouble: AmReason = { rule: 'AM-13.30', code: 'noTrouble' };
const tooFar: AmReason = { rule: 'AM-13.30', code: 'outOfReach' };

/** AM-13.30, AM-13.31 From where, and how far, a card moves a minion of its player. */
function walkOf(card: Card): ScrollParams['moveOwnMinion'] {
  const data = cardData(card);
  return data.effect === 'moveOwnMinion' ? data.params : { from: 'any', range: 'any' };
}

/** AM-13.30, AM-13.31 Moves a minion of the player. */
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

function listPieces(state: AmState, except: Area, list: MoveList<AmMove>): void {
  for (let area = 0; area < areaCount; area++) {
    for (let piece = 0; piece <= demon; piece++) {
      if ((piece < troll && piece >= state.seats) || piecesAt(state, area, piece) === 0) continue;
      list.offerUnless(moveAt(itemAt(chooseAt, area), piece), area === except ? sameArea : undefined);
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
