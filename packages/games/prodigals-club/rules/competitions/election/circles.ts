import { type Branded, indexById, type Seat } from '@manigance/core';
import { addTo, itemAt, numberAt } from '../../arrays.ts';
import { type SymbolNumber, symbols } from '../../effects/language.ts';
import type { PcState, PlacedTile } from '../../state.ts';
import { type CircleId, circleTiles, type Side } from './circle-tiles.ts';

/** Ids of the circle tiles. */
export const circleIds: readonly CircleId[] = circleTiles.map(({ id }) => id);
/** A circle tile in the state: its index in `circleTiles`. */
export type CircleNumber = Branded<number, 'circle'>;
/** The number of each circle tile. */
export const circleNumber: Readonly<Record<CircleId, CircleNumber>> = indexById(circleIds);

/** Sides are north, east, south and west: 0 to 3. A tile is turned by as many quarters. */
const sideCount = 4;
const quarters = [0, 1, 2, 3] as const;
function opposite(side: number): number {
  return (side + 2) % sideCount;
}

/** The content of a side as a number: that of a symbol, or one of these. */
const anySymbol = symbols.length;
const blank = symbols.length + 1;
const sideKinds = symbols.length + 2;
/** The yield of a contact: the number of a symbol, or one of these. */
const noSymbol = symbols.length;
const mismatch = -1;
const noContact = -2;

/** PC-12.3, PC-12.4 The yield of a contact, by the two touching sides. */
const contacts: readonly number[] = Array.from({ length: sideKinds * sideKinds }, (_, pair) =>
  contactOf(Math.floor(pair / sideKinds), pair % sideKinds),
);

function contactOf(one: number, other: number): number {
  if (one === blank || other === blank) return one === other ? noSymbol : mismatch;
  if (one === anySymbol) return other === anySymbol ? mismatch : other;
  return other === anySymbol || other === one ? one : mismatch;
}

function sideNumber(side: Side): number {
  if (side === '?') return anySymbol;
  return side === 'none' ? blank : symbols.indexOf(side);
}

/** PC-23.3 The content of a side, by turned tile (`turnedTile`) and side. */
const sides: readonly number[] = circleTiles.flatMap((tile) =>
  quarters.flatMap((rotation) =>
    quarters.map((side) => sideNumber(itemAt(tile.sides, (side - rotation + sideCount) % sideCount))),
  ),
);

/** A tile and its rotation as one number. */
function turnedTile(tile: CircleNumber, rotation: number): number {
  return tile * sideCount + rotation;
}

/** The neighbour on each side. */
const eastward = [0, 1, 0, -1] as const;
const southward = [-1, 0, 1, 0] as const;

/**
 * The grid in question, laid out on a square of this width: by cell its turned tile, or `free`. A grid has at most
 * sixteen tiles, so none of its neighbours lies outside. Filled and cleared for every question.
 */
const span = 40;
const centre = (span / 2) * span + span / 2;
const free = -1;
const layout: number[] = new Array(span * span).fill(free);
const neighbourOffsets = [-span, 1, span, -1] as const;

function spotOf(x: number, y: number): number {
  return centre + y * span + x;
}

function layOut(grid: readonly PlacedTile[]): void {
  for (const { tile, x, y, rotation } of grid)
    layout[spotOf(x, y)] = turnedTile(circleNumber[tile], rotation);
}
function clear(grid: readonly PlacedTile[]): void {
  for (const { x, y } of grid) layout[spotOf(x, y)] = free;
}

function isTaken(spot: number): boolean {
  return layout[spot] !== free;
}

/** The yield of a turned tile on this side of a spot. */
function contact(spot: number, turned: number, side: number): number {
  // Plain reads, as fast as the engine has them: four sides for each rotation on each free place of a grid.
  const neighbour = layout[spot + (neighbourOffsets[side] ?? 0)] ?? free;
  if (neighbour === free) return noContact;
  const own = sides[turned * sideCount + side] ?? blank;
  const other = sides[neighbour * sideCount + opposite(side)] ?? blank;
  return contacts[own * sideKinds + other] ?? mismatch;
}

function fits(spot: number, turned: number): boolean {
  for (let side = 0; side < sideCount; side++) if (contact(spot, turned, side) === mismatch) return false;
  return true;
}

/** PC-12.2 Calls `found` once for each free place beside the grid and each rotation, saying whether the sides match. */
export function eachPlace(
  grid: readonly PlacedTile[],
  tile: CircleNumber,
  found: (x: number, y: number, rotation: number, matches: boolean) => void,
): void {
  layOut(grid);
  const seen: number[] = [];
  for (const placed of grid) {
    for (let side = 0; side < sideCount; side++) {
      const x = placed.x + numberAt(eastward, side);
      const y = placed.y + numberAt(southward, side);
      const spot = spotOf(x, y);
      if (isTaken(spot) || seen.includes(spot)) continue;
      seen.push(spot);
      for (const rotation of quarters) found(x, y, rotation, fits(spot, turnedTile(tile, rotation)));
    }
  }
  clear(grid);
}

/** PC-12.4 The symbols a tile laid there gives. */
export function symbolsGiven(grid: readonly PlacedTile[], placed: PlacedTile): SymbolNumber[] {
  layOut(grid);
  const given: SymbolNumber[] = [];
  const turned = turnedTile(circleNumber[placed.tile], placed.rotation);
  for (let side = 0; side < sideCount; side++) {
    const symbol = contact(spotOf(placed.x, placed.y), turned, side);
    if (symbol >= 0 && symbol !== noSymbol) given.push(symbol);
  }
  clear(grid);
  return given;
}

/** PC-12.6 How many squares of two by two a tile laid there completes. */
export function squaresCompleted(grid: readonly PlacedTile[], x: number, y: number): number {
  layOut(grid);
  const spot = spotOf(x, y);
  let squares = 0;
  for (let side = 0; side < sideCount; side++) {
    const one = numberAt(neighbourOffsets, side);
    const other = numberAt(neighbourOffsets, (side + 1) % sideCount);
    if (isTaken(spot + one) && isTaken(spot + other) && isTaken(spot + one + other)) squares++;
  }
  clear(grid);
  return squares;
}

/** PC-12.4 Symbols for the rest of the game. */
export function earnSymbols(draft: PcState, seat: Seat, given: readonly SymbolNumber[]): void {
  for (const symbol of given) addTo(draft.circleSymbols, seat * symbols.length + symbol, 1);
}
