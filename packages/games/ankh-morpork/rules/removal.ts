import { type MoveList, push, type QuestionRule, type Seat, type StepRule, tell } from '@manigance/core';
import { type Areas, has } from './area-sets.ts';
import { cardData } from './cards.ts';
import {
  type Answers,
  type Area,
  areaId,
  areaOf,
  demon,
  hasSeat,
  ownerOf,
  type Piece,
  pieceId,
  pieceOf,
  troll,
} from './ids.ts';
import { itemAt, moveAt, numberAt } from './lists.ts';
import { type AmMove, removeAt } from './moves.ts';
import { areaCount, minionsAt, movePiece, piecesAt, takeOff } from './pieces.ts';
import { ownMinions } from './placing.ts';
import type { AmReason } from './reasons.ts';
import type { Aim, AmState, AmVocabulary } from './state.ts';
import { fitsRemoval, openWindowOf, sonky } from './windows.ts';

/** AM-9.2 A removal is announced, its owner may react, and only then does it happen. */
export function threatenRemoval(draft: AmState, area: Area, piece: Piece, fits: Answers): void {
  tell(draft, { type: 'threatened', area: areaId(area), piece: pieceId(piece) });
  push(draft, { kind: 'removePiece', area, piece, stopped: false, back: false });
  openWindowOf(draft, piece, fits);
}

/** A removal by a symbol or a scroll of the active player. */
export function attack(draft: AmState, area: Area, piece: Piece, by: 'symbol' | 'scroll'): void {
  threatenRemoval(draft, area, piece, fitsRemoval(draft, ownerOf(piece), by));
}

/** AM-9.9 Removes the piece unless it was stopped; Igor and Fresh Start Club follow at once. */
export const removePiece: StepRule<AmVocabulary, 'removePiece'> = {
  resolve: (draft, { area, piece, stopped, back }) => {
    if (!stopped) removeAndReturn(draft, area, piece, back);
    else tell(draft, { type: 'spared', area: areaId(area), piece: pieceId(piece) });
  },
};

/** AM-9.9 Removes a piece; its owner may have it back at once. */
export function removeAndReturn(draft: AmState, area: Area, piece: Piece, back: boolean): void {
  takeOff(draft, area, piece);
  if (back) startComingBack(draft, ownerOf(piece), area);
}

/** AM-9.4 The normal placement rules hold, but it goes to a different area. */
export function startComingBack(draft: AmState, seat: Seat, from: Area): void {
  push(draft, { kind: 'placeMinion', seat, reach: ownMinions, except: from, quiet: false });
}

/** AM-7.5 Moves a piece, unless a reaction has stopped it. */
export const movePieceFrame: StepRule<AmVocabulary, 'movePiece'> = {
  resolve: (draft, { area, piece, to, stopped }) => {
    if (!stopped) movePiece(draft, area, piece, to);
    else tell(draft, { type: 'spared', area: areaId(area), piece: pieceId(piece) });
  },
};

/** AM-6.3.1 Why an area is closed to a removal that wants trouble. */
export const noTroubleThere: AmReason = { rule: 'AM-6.3.1', code: 'noTrouble' };
/** AM-5.9 Why an area is closed to a removal in areas that a card or a die names. */
export const notNamed: AmReason = { rule: 'AM-5.9', code: 'outOfReach' };
const own: AmReason = { rule: 'AM-6.3.1', code: 'noTarget' };
const blocked: AmReason = { rule: 'AM-9.5', code: 'scrollBlocked' };

/** AM-9.5 Minions of a player who blocked the scroll cannot be named by it. */
export function isSpared(state: AmState, seat: Seat): boolean {
  return hasSeat(state.spared, seat);
}

/** Every piece on the board as a victim: which may be removed from these areas, and why not those of the others. */
export function listVictims(
  state: AmState,
  seat: Seat,
  areas: Areas,
  aim: Aim,
  closed: AmReason,
  list: MoveList<AmMove>,
): void {
  for (let area = 0; area < areaCount; area++) {
    const open = has(areas, area);
    if (!open && !list.explains) continue;
    for (let piece = 0; piece <= demon; piece++) {
      if ((piece < troll && piece >= state.seats) || piecesAt(state, area, piece) === 0) continue;
      const move = moveAt(itemAt(removeAt, area), piece);
      if (!open) list.refuse(move, closed);
      else if (aim === 'notOwn' && ownerOf(piece) === seat) list.refuse(move, own);
      else if (isSpared(state, ownerOf(piece))) list.refuse(move, blocked);
      else list.offer(move);
    }
  }
}

/** Whether a removal has any piece to aim at in these areas. */
export function hasVictim(state: AmState, seat: Seat, areas: Areas, aim: Aim): boolean {
  for (let area = 0; area < areaCount; area++) {
    if (!has(areas, area)) continue;
    if (numberAt(state.trolls, area) + numberAt(state.demons, area) > 0) return true;
    for (let other = 0; other < state.seats; other++) {
      if ((aim === 'any' || other !== seat) && minionsAt(state, other, area) > 0 && !isSpared(state, other))
        return true;
    }
  }
  return false;
}

/** A scroll makes somebody name a piece to be removed. */
export const chooseVictim: QuestionRule<AmVocabulary, 'chooseVictim'> = {
  onlyOption: 'taken',
  asks: (_state, { chooser }) => chooser,
  // AM-13.33: the minions of the card's player are targets only where the aim says so, not by who chooses.
  options(state, { seat, areas, aim }, _chooser, list) {
    const isNamed = cardData(state.playing).effect === 'removeMinionInArea'; // AM-13.34
    listVictims(state, seat, areas, aim, isNamed ? notNamed : noTroubleThere, list);
  },
  resolve(draft, { asked }, move) {
    if (move.do !== 'remove') return;
    const [area, piece] = [areaOf(move.area), pieceOf(move.piece)];
    const owner = ownerOf(piece);
    const most = fitsRemoval(draft, owner, 'scroll');
    // AM-9.5: a player asked in a scroll window before is not asked for Wallace Sonky again.
    threatenRemoval(draft, area, piece, owner === asked ? most & ~sonky : most);
  },
};
