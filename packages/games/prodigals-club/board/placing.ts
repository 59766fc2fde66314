import type { Refusal } from '@manigance/core';
import type { CircleId, PcMove } from './from-game.ts';

export type Placement = Extract<PcMove, { readonly do: 'placeTile' }>;

export function isPlacement(move: PcMove): move is Placement {
  return move.do === 'placeTile';
}

/** A free place beside the grid, and the ways in which a tile may lie there. */
export interface FreePlace {
  readonly x: number;
  readonly y: number;
  readonly ways: readonly Placement[];
  /** Why it may not lie there, if it may not. */
  readonly refusal?: Refusal<PcMove>;
}

/** Where this tile could be laid, by what the rules offered and refused. */
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

/** The next way round at the same place, clockwise; the first one if the tile was not there. */
export function turned({ ways }: Pick<FreePlace, 'ways'>, now: Placement | undefined): Placement | undefined {
  const sorted = [...ways].sort((one, other) => one.rotation - other.rotation);
  if (now === undefined || !ways.some(({ x, y }) => x === now.x && y === now.y)) return sorted[0];
  return sorted.find(({ rotation }) => rotation > now.rotation) ?? sorted[0];
}
