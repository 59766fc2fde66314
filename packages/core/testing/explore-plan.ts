import type { Line } from './explored.ts';

/** A line kept because it reached a rare goal, and after how many moves it did. */
export interface KeptLine {
  readonly line: Line;
  readonly at: number;
}

/** How the moves of a match are chosen. */
export interface Plan {
  /** Moves played before anything else. */
  readonly prefix: Line['moves'];
  /** The rest of the line that is varied, followed where its moves are still offered. */
  readonly rest: Line['moves'];
  /** In percent: how often the rest is followed, and how often a move seldom tried is preferred. */
  readonly follows: number;
  readonly seldom: number;
  /** The prefix is a whole match: refused moves are listed at each of its positions. */
  readonly isWhole?: true;
}
