import { canonical, type Seat, type Shown, type Vocabulary } from '@manigance/core';
import type { Brain } from '../brain.ts';
import { type Reasons, reasonsFor } from '../hint/reasons.ts';
import { winsByForce } from './proof.ts';
import type { Solution } from './solve.ts';

export { leadOf, type Solution, solve, solveInSteps } from './solve.ts';

/** A position with one clearly best move, as the asked seat sees it. Nothing in it depends on what the seat may not know. */
export interface Puzzle<W extends Vocabulary = Vocabulary> {
  readonly id: string;
  readonly seats: number;
  readonly shown: Shown<W>;
  /** Index of the best move among the options. */
  readonly best: number;
  /** `win`: the best move wins whatever the others answer, and no other does. `gap`: it is much better than any other. */
  readonly kind: 'win' | 'gap';
  /** Chance to win after the best move and after the next best, at the longest thought. */
  readonly worth: number;
  readonly next: number;
  /** Why the best move is better than the next best. */
  readonly why: Reasons;
  /** Faults of the other options, in the order of the options; `null` for the best. */
  readonly others: readonly (OtherMove | null)[];
}

/** Why an option is worse than the best move. */
export interface OtherMove {
  /** Chance to win after it; absent where the search gave it too little thought to say. */
  readonly worth?: number;
  /** A part of mine of which the best move makes more. */
  readonly lacks?: string;
  /** A part of a rival of which the best move leaves less. */
  readonly leaves?: { readonly part: string; readonly seat: Seat };
}

/** A file of puzzles: JSON with the header and each puzzle on a line of its own. */
export type PuzzleFile = readonly [PuzzleHeader, ...(readonly Puzzle[])];

/** How the puzzles of a file were found. */
export interface PuzzleHeader {
  readonly game: string;
  readonly rulesVersion: number;
  /** The command that found them. */
  readonly command: string;
  /** Iterations of the thought that found them, and of the longest that checked them. */
  readonly iterations: number;
  readonly checkedAt: number;
  /** The matches looked through: recorded (r) and simulated (s) ones by number. */
  readonly looked: readonly string[];
}

/** Visits that an option must have for its chance to be told. */
const leastVisits = 12;

const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** The puzzle of a position that has been solved. The brain is one with reasons. */
export function puzzleOf<W extends Vocabulary>(
  brain: Brain<W>,
  { id, seats, shown, seed }: Pick<Puzzle<W>, 'id' | 'seats' | 'shown'> & { readonly seed: string },
  { best, worth, next, candidates }: Solution<W['move']>,
): Puzzle<W> {
  const options = shown.asked?.options ?? [];
  const key = canonical(best);
  const second = candidates.find(({ move }) => canonical(move) !== key)?.move;
  const because = (other: W['move'] | undefined) =>
    reasonsFor(brain, shown, { seed, history: [], move: best, other });
  const others = options.map((move) => {
    if (canonical(move) === key) return null;
    const found = candidates.find((one) => canonical(one.move) === canonical(move));
    const { gains, prevents } = because(move);
    return {
      ...(found !== undefined && found.visits >= leastVisits && { worth: rounded(found.worth) }),
      ...(gains && { lacks: gains.part }),
      ...(prevents && { leaves: { part: prevents.part, seat: prevents.seat } }),
    };
  });
  const wins = (move: W['move']) => winsByForce(brain, shown, move, seed);
  const isWin = wins(best) && !options.some((move) => canonical(move) !== key && wins(move));
  return {
    id,
    seats,
    shown,
    best: others.indexOf(null),
    kind: isWin ? 'win' : 'gap',
    worth: rounded(worth),
    next: rounded(next),
    why: because(second),
    others,
  };
}
