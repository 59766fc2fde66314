import { type Seat, tell } from '@manigance/core';
import { areas } from './board.ts';
import {
  type Area,
  type Areas,
  areaId,
  demon,
  has,
  minionOf,
  ownerOf,
  type Piece,
  pieceId,
  troll,
} from './ids.ts';
import type { AmState } from './state.ts';

export const areaCount = areas.length;
export const allAreas: Areas = (1 << areaCount) - 1;

const neighbourSets: readonly Areas[] = areas.map(({ neighbours }) =>
  neighbours.reduce((set, area) => set | (1 << area), 0),
);
const bitCounts: readonly number[] = Array.from({ length: 1 << areaCount }, (_, set) => {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
});

export function count(set: Areas): number {
  return bitCounts[set] as number;
}
/** AM-1.5 */
export function neighboursOf(area: Area): Areas {
  return neighbourSets[area] as Areas;
}
export function costOf(area: Area): number {
  return (areas[area] as { readonly cost: number }).cost;
}

export function hasTrouble(state: AmState, area: Area): boolean {
  return has(state.trouble, area);
}

export function minionsAt(state: AmState, seat: Seat, area: Area): number {
  return state.minions[seat * areaCount + area] as number;
}

/** The areas where a seat has a minion. */
export function areasWith(state: AmState, seat: Seat): Areas {
  const { minions } = state;
  let set = 0;
  for (let area = 0, at = seat * areaCount; area < areaCount; area++, at++) {
    if ((minions[at] as number) > 0) set |= 1 << area;
  }
  return set;
}

export function minionsOnBoard(state: AmState, seat: Seat): number {
  return 12 - (state.supply[seat] as number);
}

/** How many pieces of this owner or kind stand there. */
export function piecesAt(state: AmState, area: Area, piece: Piece): number {
  if (piece === troll) return state.trolls[area] as number;
  if (piece === demon) return state.demons[area] as number;
  return minionsAt(state, ownerOf(piece), area);
}

/** Pieces on foot: minions of any player, trolls and demons. */
export function onFoot(state: AmState, area: Area): number {
  let sum = (state.trolls[area] as number) + (state.demons[area] as number);
  for (let seat = 0; seat < state.seats; seat++) sum += minionsAt(state, seat, area);
  return sum;
}

export function hasDemon(state: AmState, area: Area): boolean {
  return (state.demons[area] as number) > 0;
}

/** AM-7.1 Whether a piece that comes in now puts a trouble marker there. */
export function bringsTrouble(state: AmState, area: Area): boolean {
  return !hasTrouble(state, area) && onFoot(state, area) > 0;
}

/** AM-7.1 A piece comes in; one that is not alone brings trouble. */
export function enter(draft: AmState, area: Area, piece: Piece, how?: { readonly quiet: boolean }): void {
  const trouble = how?.quiet !== true && bringsTrouble(draft, area);
  add(draft, area, piece, 1);
  if (trouble) makeTrouble(draft, area);
}

/** AM-7.2 A piece goes; the area's trouble goes with it. */
export function leave(draft: AmState, area: Area, piece: Piece): void {
  add(draft, area, piece, -1);
  calm(draft, area);
}

function add(draft: AmState, area: Area, piece: Piece, by: number): void {
  if (piece === troll) draft.trolls[area] = (draft.trolls[area] as number) + by;
  else if (piece === demon) draft.demons[area] = (draft.demons[area] as number) + by;
  else draft.minions[piece * areaCount + area] = minionsAt(draft, ownerOf(piece), area) + by;
}

export function makeTrouble(draft: AmState, area: Area): void {
  if (hasTrouble(draft, area)) return;
  draft.trouble |= 1 << area;
  tell(draft, { type: 'trouble', area: areaId(area) });
}

export function calm(draft: AmState, area: Area): void {
  if (!hasTrouble(draft, area)) return;
  draft.trouble &= ~(1 << area);
  tell(draft, { type: 'calm', area: areaId(area) });
}

/** A minion goes from the supply onto the board. */
export function placeMinion(draft: AmState, seat: Seat, area: Area, how?: { readonly quiet: boolean }): void {
  draft.supply[seat] = (draft.supply[seat] as number) - 1;
  tell(draft, { type: 'placed', seat, area: areaId(area) });
  enter(draft, area, minionOf(seat), how);
}

/** AM-9.9 A piece leaves the board for good or for its owner's supply. */
export function takeOff(draft: AmState, area: Area, piece: Piece): void {
  tell(draft, { type: 'removed', area: areaId(area), piece: pieceId(piece) });
  if (piece < troll) draft.supply[piece] = (draft.supply[piece] as number) + 1;
  leave(draft, area, piece);
}

/** AM-7.5 Leave, then enter. */
export function movePiece(draft: AmState, area: Area, piece: Piece, to: Area): void {
  tell(draft, { type: 'moved', piece: pieceId(piece), from: areaId(area), to: areaId(to) });
  leave(draft, area, piece);
  enter(draft, to, piece);
}
