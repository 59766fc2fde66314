import type { Refusal } from '@manigance/core';
import type { CircleId, PcMove } from './from-game.ts';

/** PC-12.2 The move that places a circle tile. */
export type Placement = Extract<PcMove, { readonly do: 'placeTile' }>;

/** Whether a move places a circle tile. */
export function isPlacement(move: PcMove): move is Placement {
  return move.do === 'placeTile';
}

/** A free place beside the grid, and the legal placements there. */
export interface FreePlace {
  readonly x: number;
  readonly y: number;
  readonly ways: readonly Placement[];
  /** A refused placement, if none is legal here. */
  readonly refusal?: Refusal<PcMove>;
}

/** The free places for a tile, from the offered and refused moves. */
export function freePlaces(
  tile: CircleId | undefined,
  options: readonly PcMove[],
  refusals: readonly Refusal<PcMove>[],
): FreePlace[] {
  const found = new Map<string, FreePlace>();
  const at = ({ x, y }: Placement) => found.get(`${x} ${y}`) ?? { x, y, ways: [] };
  for (const move of options) {
    if (!isPlacement(move) || move.tile !== tile) continue;
    found.set(`${move.x} ${move.y}`, { ...at(move), ways: [...at(move).ways, move] });
  }
  for (const refusal of refusals) {
    const { move } = refusal;
    if (!isPlacement(move) || move.tile !== tile) continue;
    if (at(move).ways.length === 0) found.set(`${move.x} ${move.y}`, { ...at(move), refusal });
  }
  return [...found.values()];
}

/** The next legal rotation clockwise at this place, or the first one if the tile was elsewhere. */
export function turned({ ways }: Pick<FreePlace, 'ways'>, now: Placement | undefined): Placement | undefined {
  const sorted = [...ways].sort((one, other) => one.rotation - other.rotation);
  if (now === undefined || !ways.some(({ x, y }) => x === now.x && y === now.y)) return sorted[0];
  return sorted.find(({ rotation }) => rotation > now.rotation) ?? sorted[0];
}
