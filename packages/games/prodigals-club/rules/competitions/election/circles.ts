import type { Seat } from '@manigance/core';
import { symbols } from '../../effects/language.ts';
import type { PcState, PlacedTile } from '../../state.ts';
import { type CircleId, circleTiles, type Side } from './circle-tiles.ts';

export const circleIds: readonly CircleId[] = circleTiles.map(({ id }) => id);
export const circleNumber = Object.fromEntries(circleIds.map((id, at) => [id, at])) as Record<
  CircleId,
  number
>;

/** A side as a number: a symbol's, or one of these. */
const anySymbol = symbols.length;
const nothing = symbols.length + 1;
const kinds = symbols.length + 2;
/** What a contact gives: a symbol's number, `noSymbol`, or `mismatch`. */
const noSymbol = symbols.length;
const mismatch = -1;

/** PC-12.3, PC-12.4 By two touching sides. */
const contacts: readonly number[] = Array.from({ length: kinds * kinds }, (_, pair) =>
  contactOf(Math.floor(pair / kinds), pair % kinds),
);

function contactOf(one: number, other: number): number {
  if (one === nothing || other === nothing) return one === other ? noSymbol : mismatch;
  if (one === anySymbol) return other === anySymbol ? mismatch : other;
  return other === anySymbol || other === one ? one : mismatch;
}

function sideNumber(side: Side): number {
  if (side === '?') return anySymbol;
  return side === 'none' ? nothing : symbols.indexOf(side);
}

/** PC-23.3 By tile, rotation and side (north, east, south, west). */
const sides: readonly number[] = circleTiles.flatMap((tile) =>
  [0, 1, 2, 3].flatMap((rotation) =>
    [0, 1, 2, 3].map((side) => sideNumber(tile.sides[(side - rotation + 4) % 4] as Side)),
  ),
);

const eastOf = [0, 1, 0, -1] as const;
const southOf = [-1, 0, 1, 0] as const;

/**
 * The grid under consideration, laid out on a square: for each cell the number of `tile * 4 + rotation`, or -1. A grid
 * has at most sixteen tiles, so nothing it could hold lies outside. Written and wiped for every question.
 */
const span = 40;
const middle = (span / 2) * span + span / 2;
const laid: number[] = new Array(span * span).fill(-1);
const leap = [-span, 1, span, -1] as const;

function spotOf(x: number, y: number): number {
  return middle + y * span + x;
}

function layOut(grid: readonly PlacedTile[]): void {
  for (const { tile, x, y, rotation } of grid) laid[spotOf(x, y)] = circleNumber[tile] * 4 + rotation;
}
function wipe(grid: readonly PlacedTile[]): void {
  for (const { x, y } of grid) laid[spotOf(x, y)] = -1;
}

/** What a tile so turned would give on each side there: a contact each, or -2 where nothing lies. */
function contact(spot: number, turned: number, side: number): number {
  const neighbour = laid[spot + (leap[side] as number)] as number;
  if (neighbour < 0) return -2;
  const own = sides[turned * 4 + side] as number;
  const other = sides[neighbour * 4 + ((side + 2) & 3)] as number;
  return contacts[own * kinds + other] as number;
}

function fits(spot: number, turned: number): boolean {
  for (let side = 0; side < 4; side++) if (contact(spot, turned, side) === mismatch) return false;
  return true;
}

/** PC-12.2 Calls `found` once for each free place beside the grid and each rotation, saying whether the sides match. */
export function eachPlace(
  grid: readonly PlacedTile[],
  tile: number,
  found: (x: number, y: number, rotation: number, matches: boolean) => void,
): void {
  layOut(grid);
  const seen: number[] = [];
  for (const placed of grid) {
    for (let side = 0; side < 4; side++) {
      const x = placed.x + (eastOf[side] as number);
      const y = placed.y + (southOf[side] as number);
      const spot = spotOf(x, y);
      if (laid[spot] !== -1 || seen.includes(spot)) continue;
      seen.push(spot);
      for (let rotation = 0; rotation < 4; rotation++) found(x, y, rotation, fits(spot, tile * 4 + rotation));
    }
  }
  wipe(grid);
}

/** PC-12.4 The symbols a tile laid there gives. */
export function symbolsGiven(grid: readonly PlacedTile[], { tile, x, y, rotation }: PlacedTile): number[] {
  layOut(grid);
  const given: number[] = [];
  const turned = circleNumber[tile] * 4 + rotation;
  for (let side = 0; side < 4; side++) {
    const symbol = contact(spotOf(x, y), turned, side);
    if (symbol >= 0 && symbol !== noSymbol) given.push(symbol);
  }
  wipe(grid);
  return given;
}

/** PC-12.6 How many squares of two by two a tile laid there completes. */
export function squaresCompleted(grid: readonly PlacedTile[], x: number, y: number): number {
  layOut(grid);
  const spot = spotOf(x, y);
  let squares = 0;
  for (let side = 0; side < 4; side++) {
    const one = leap[side] as number;
    const other = leap[(side + 1) & 3] as number;
    if (laid[spot + one] !== -1 && laid[spot + other] !== -1 && laid[spot + one + other] !== -1) squares++;
  }
  wipe(grid);
  return squares;
}

/** PC-12.4 Symbols for the rest of the game. */
export function earnSymbols(draft: PcState, seat: Seat, given: readonly number[]): void {
  for (const symbol of given) {
    const at = seat * symbols.length + symbol;
    draft.circleSymbols[at] = (draft.circleSymbols[at] as number) + 1;
  }
}
