import type { Seat } from '@manigance/core';
import { choose, given, type Move, type Play } from './asking.ts';
import { sidesOf } from './cards.ts';
import { benefits } from './effects.ts';
import { type Placed, type Player, playerAt, type Table, triggersOf } from './table.ts';

/** North, east, south, west. */
const directions = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** PC-12.2 to PC-12.7 One of the tiles at these places (PC-6.6) is placed, the others are discarded. */
export function* takeCircle(table: Table, seat: Seat, places: readonly number[]): Play {
  const tiles = places.flatMap((place) => table.circles[place] ?? []);
  if (tiles.length === 0) return;
  const player = playerAt(table, seat);
  const moves: Move[] = tiles.flatMap((tile) =>
    placements(player, tile).map((placed) => ({ do: 'placeTile', ...placed })),
  );
  const move = yield* choose(seat, 'circle', [...moves, { do: 'discardTiles' }]);
  for (const place of places) table.circles[place] = undefined;
  if (move.do === 'discardTiles') return;
  const placed: Placed = {
    tile: given(move, 'tile'),
    x: given(move, 'x'),
    y: given(move, 'y'),
    rotation: given(move, 'rotation'),
  };
  player.earned.push(...(contacts(player, placed) ?? []));
  player.grid.push(placed);
  const five = triggersOf(player).some(({ on }) => on === 'innerCircle');
  yield* benefits(table, seat, squares(player, placed) * (five ? 5 : 2), 1); // PC-12.6
}

function tileAt(player: Player, x: number, y: number): Placed | undefined {
  return player.grid.find((one) => one.x === x && one.y === y);
}

function placements(player: Player, tile: string): Placed[] {
  const places = new Map<string, readonly [number, number]>();
  for (const { x, y } of player.grid)
    for (const [east, south] of directions)
      if (tileAt(player, x + east, y + south) === undefined)
        places.set(`${x + east} ${y + south}`, [x + east, y + south]);
  return [...places.values()].flatMap(([x, y]) =>
    [0, 1, 2, 3]
      .map((rotation) => ({ tile, x, y, rotation }))
      .filter((placed) => contacts(player, placed) !== undefined),
  );
}

/** PC-12.3, PC-12.4 The symbols the contacts give; `undefined` if one side is bad. */
function contacts(player: Player, placed: Placed): string[] | undefined {
  const earned: string[] = [];
  const sides = sidesOf(placed.tile, placed.rotation);
  for (const [index, [east, south]] of directions.entries()) {
    const neighbour = tileAt(player, placed.x + east, placed.y + south);
    if (neighbour === undefined) continue;
    const ours = sides[index] ?? 'none';
    const theirs = sidesOf(neighbour.tile, neighbour.rotation)[(index + 2) % 4] ?? 'none';
    if (ours === 'none' && theirs === 'none') continue;
    if (ours === 'none' || theirs === 'none') return undefined;
    if (ours === '?' && theirs === '?') return undefined;
    if (ours !== '?' && theirs !== '?' && ours !== theirs) return undefined;
    earned.push(ours === '?' ? theirs : ours);
  }
  return earned;
}

/** PC-12.6 The squares of four that this tile completes. */
function squares(player: Player, { x, y }: Placed): number {
  const corners = [-1, 1].flatMap((east) => [-1, 1].map((south) => [east, south] as const));
  return corners.filter(
    ([east, south]) =>
      tileAt(player, x + east, y) !== undefined &&
      tileAt(player, x, y + south) !== undefined &&
      tileAt(player, x + east, y + south) !== undefined,
  ).length;
}
