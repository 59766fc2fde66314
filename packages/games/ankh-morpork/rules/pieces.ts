import { type Seat, tell } from '@manigance/core';
import { type Areas, areaSet, has, noAreas, withArea, withoutArea } from './area-sets.ts';
import { areas } from './board.ts';
import { minionsPerPlayer } from './constants.ts';
import { type Area, areaId, demon, minionOf, ownerOf, type Piece, pieceId, troll } from './ids.ts';
import { itemAt, numberAt } from './lists.ts';
import type { AmState } from './state.ts';

/** The number of areas. */
export const areaCount = areas.length;

const neighbourSets: readonly Areas[] = areas.map(({ neighbours }) => areaSet(neighbours));
/** AM-1.5 */
export function neighboursOf(area: Area): Areas {
  return numberAt(neighbourSets, area);
}
/** AM-6.2.2 The price of a building in an area. */
export function costOf(area: Area): number {
  return itemAt(areas, area).cost;
}

/** Whether a trouble marker lies in an area. */
export function hasTrouble(state: AmState, area: Area): boolean {
  return has(state.trouble, area);
}

/** How many minions of a seat stand in an area. */
export function minionsAt(state: AmState, seat: Seat, area: Area): number {
  return numberAt(state.minions, seat * areaCount + area);
}

/** The areas where a seat has a minion. */
export function areasWith(state: AmState, seat: Seat): Areas {
  const { minions } = state;
  let set: Areas = noAreas;
  const first = seat * areaCount;
  for (let area = 0; area < areaCount; area++)
    if (numberAt(minions, first + area) > 0) set = withArea(set, area);
  return set;
}

/** How many minions of a seat are on the board. */
export function minionsOnBoard(state: AmState, seat: Seat): number {
  return minionsPerPlayer - numberAt(state.supply, seat);
}

/** How many pieces of this owner or kind stand there. */
export function piecesAt(state: AmState, area: Area, piece: Piece): number {
  if (piece === troll) return numberAt(state.trolls, area);
  if (piece === demon) return numberAt(state.demons, area);
  return minionsAt(state, ownerOf(piece), area);
}

/** Pieces on foot: minions of any player, trolls and demons. */
export function onFoot(state: AmState, area: Area): number {
  let sum = numberAt(state.trolls, area) + numberAt(state.demons, area);
  for (let seat = 0; seat < state.seats; seat++) sum += minionsAt(state, seat, area);
  return sum;
}

/** Whether a demon stands in an area. */
export function hasDemon(state: AmState, area: Area): boolean {
  return numberAt(state.demons, area) > 0;
}

/** AM-7.1 Whether a piece that enters now brings a trouble marker. */
export function bringsTrouble(state: AmState, area: Area): boolean {
  return !hasTrouble(state, area) && onFoot(state, area) > 0;
}

/** AM-7.1 A piece enters an area; it brings trouble unless it is alone there. */
export function enter(draft: AmState, area: Area, piece: Piece, how?: { readonly quiet: boolean }): void {
  const trouble = how?.quiet !== true && bringsTrouble(draft, area);
  add(draft, area, piece, 1);
  if (trouble) makeTrouble(draft, area);
}

/** AM-7.2 A piece leaves an area and takes its trouble marker away. */
export function leave(draft: AmState, area: Area, piece: Piece): void {
  add(draft, area, piece, -1);
  calm(draft, area);
}

function add(draft: AmState, area: Area, piece: Piece, by: number): void {
  if (piece === troll) draft.trolls[area] = numberAt(draft.trolls, area) + by;
  else if (piece === demon) draft.demons[area] = numberAt(draft.demons, area) + by;
  else draft.minions[piece * areaCount + area] = minionsAt(draft, ownerOf(piece), area) + by;
}

/** AM-7.1 Puts a trouble marker into an area without one. */
export function makeTrouble(draft: AmState, area: Area): void {
  if (hasTrouble(draft, area)) return;
  draft.trouble = withArea(draft.trouble, area);
  tell(draft, { type: 'trouble', area: areaId(area) });
}

/** AM-7.2 Takes the trouble marker out of an area. */
export function calm(draft: AmState, area: Area): void {
  if (!hasTrouble(draft, area)) return;
  draft.trouble = withoutArea(draft.trouble, area);
  tell(draft, { type: 'calm', area: areaId(area) });
}

/** A minion goes from the supply onto the board. */
export function placeMinion(draft: AmState, seat: Seat, area: Area, how?: { readonly quiet: boolean }): void {
  draft.supply[seat] = numberAt(draft.supply, seat) - 1;
  tell(draft, { type: 'placed', seat, area: areaId(area) });
  enter(draft, area, minionOf(seat), how);
}

/** AM-9.9 A piece leaves the board for good or for its owner's supply. */
export function takeOff(draft: AmState, area: Area, piece: Piece): void {
  tell(draft, { type: 'removed', area: areaId(area), piece: pieceId(piece) });
  if (piece < troll) draft.supply[piece] = numberAt(draft.supply, piece) + 1;
  leave(draft, area, piece);
}

/** AM-7.5 Leave, then enter. */
export function movePiece(draft: AmState, area: Area, piece: Piece, to: Area): void {
  tell(draft, { type: 'moved', piece: pieceId(piece), from: areaId(area), to: areaId(to) });
  leave(draft, area, piece);
  enter(draft, to, piece);
}
