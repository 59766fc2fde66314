import type { MatchRecord, Seat } from '@manigance/core';
import type { Chances } from './chances.ts';

/** Consecutive moves of one seat. */
export interface Turn {
  readonly seat: Seat;
  /** Number of moves before it, and after it. */
  readonly from: number;
  readonly to: number;
}

/** The turns of a match: a position in the middle of one is judged too low or too high. */
export function turnsOf({ moves }: Pick<MatchRecord, 'moves'>): readonly Turn[] {
  const turns: Turn[] = [];
  for (const [at, { seat }] of moves.entries()) {
    const last = turns.at(-1);
    if (last?.seat === seat) turns[turns.length - 1] = { ...last, to: at + 1 };
    else turns.push({ seat, from: at, to: at + 1 });
  }
  return turns;
}

/** The change of each seat's chance between two positions. */
export function changeBetween(chances: readonly Chances[], from: number, to: number): Chances {
  const [before = [], after = []] = [chances[from], chances[to]];
  return after.map((chance, seat) => chance - (before[seat] ?? 0));
}

/** The largest change of any seat's chance, without its sign. */
export function sizeOf(change: Chances): number {
  return Math.max(...change.map(Math.abs));
}
