import { type CircleId, circleTiles, type Names, type PlacedTile, type Side, type Sym } from './from-game.ts';
import type { BoardWords } from './words/en.ts';

/** Sides of a tile turned clockwise by `rotation` quarters: north, east, south, west. */
export function sidesOf(tile: CircleId, rotation: number): readonly Side[] {
  const sides: readonly Side[] = circleTiles.find(({ id }) => id === tile)?.sides ?? [];
  return [0, 1, 2, 3].map((at) => sides[(at - rotation + 4) % 4] ?? 'none');
}

/** The sides of a turned tile in words. */
export function sidesText(tile: CircleId, rotation: number, words: BoardWords, names: Names): string {
  const [north = '', east = '', south = '', west = ''] = sidesOf(tile, rotation).map((side) =>
    side === '?' || side === 'none' ? words.side[side] : names.symbols[side],
  );
  return words.sides(north, east, south, west);
}

/** The symbol drawn halfway between two touching tiles. */
export interface Joint {
  readonly x: number;
  readonly y: number;
  readonly symbol: Sym;
}

/** The joints of a grid. */
export function jointsOf(grid: readonly PlacedTile[]): Joint[] {
  return grid.flatMap((tile) => {
    const [, east, south] = sidesOf(tile.tile, tile.rotation);
    const right = grid.find(({ x, y }) => x === tile.x + 1 && y === tile.y);
    const under = grid.find(({ x, y }) => x === tile.x && y === tile.y + 1);
    return [
      ...joint(east, right && sidesOf(right.tile, right.rotation)[3], tile.x + 0.5, tile.y),
      ...joint(south, under && sidesOf(under.tile, under.rotation)[0], tile.x, tile.y + 0.5),
    ];
  });
}

function joint(one: Side | undefined, other: Side | undefined, x: number, y: number): Joint[] {
  if (other === undefined) return [];
  const symbol = [one, other].find((side) => side !== undefined && side !== '?' && side !== 'none');
  return symbol === undefined ? [] : [{ x, y, symbol: symbol as Sym }];
}

/** Centres of all squares of two by two tiles. */
export function innerCircles(grid: readonly PlacedTile[]): (readonly [number, number])[] {
  const lies = (x: number, y: number) => grid.some((tile) => tile.x === x && tile.y === y);
  return grid
    .filter(({ x, y }) => lies(x + 1, y) && lies(x, y + 1) && lies(x + 1, y + 1))
    .map(({ x, y }) => [x + 0.5, y + 0.5] as const);
}

/** Whether another tile lies to the north, east, south and west. */
export function neighbours(grid: readonly PlacedTile[], { x, y }: PlacedTile): readonly boolean[] {
  const lies = (right: number, down: number) =>
    grid.some((tile) => tile.x === x + right && tile.y === y + down);
  return [lies(0, -1), lies(1, 0), lies(0, 1), lies(-1, 0)];
}
