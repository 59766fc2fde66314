import type { Turn } from '@manigance/ui/following.ts';
import type { WholeLog } from '../../local/replay.ts';

/** The positions at which turns begin and end, as numbers of moves: the opening, the start of each later turn, and the end. */
export function turnPositions(turns: readonly Pick<Turn, 'at'>[], lengths: WholeLog['lengths']): number[] {
  const last = lengths.length - 1;
  // A turn begins at the last position whose log ends before its first event.
  const starts = turns.map(({ at }) =>
    Math.max(
      0,
      lengths.findLastIndex((length) => length <= at),
    ),
  );
  return [...new Set([0, ...starts, last])].sort((one, other) => one - other);
}

/** The position of the next turn in this direction. */
export function nextTurn(positions: readonly number[], at: number, by: number): number {
  const found =
    by > 0 ? positions.find((position) => position > at) : positions.findLast((position) => position < at);
  return found ?? at + by;
}
