import type { Answer, Vocabulary } from '../src/game.ts';
import type { MatchSetup } from '../src/match.ts';

/** A match by its seed and its moves. */
export interface Line {
  readonly setup: MatchSetup<Vocabulary>;
  readonly moves: readonly Answer<Vocabulary['move']>[];
}

/** Counts of the matches explored. */
export interface ExploreTotals {
  matches: number;
  /** Matches that varied an earlier one. */
  varied: number;
  moves: number;
  /** Positions whose pieces were counted. */
  counted: number;
  /** Matches played again from their moves, through the checks that people's moves go through. */
  replayed: number;
}

/** Totals before anything is explored. */
export function noExploreTotals(): ExploreTotals {
  return { matches: 0, varied: 0, moves: 0, counted: 0, replayed: 0 };
}

/** Adds totals to others. */
export function addExploreTotals(sum: ExploreTotals, part: ExploreTotals): void {
  for (const name of ['matches', 'varied', 'moves', 'counted', 'replayed'] as const) sum[name] += part[name];
}

/** Findings of an explorer since it was asked last: plain data that threads can send. */
export interface Harvest {
  readonly counts: readonly number[];
  readonly unknown: readonly string[];
  readonly totals: ExploreTotals;
  readonly news: readonly Line[];
}
