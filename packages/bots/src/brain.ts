import type { Game, Runner, Seat, Vocabulary } from '@manigance/core';
import type { Blunder } from './blunder.ts';
import type { Dice } from './dice.ts';
import type { Part } from './hint/parts.ts';
import type { Fact } from './story/guesses.ts';

/** Knowledge of one game beyond its rules. It is handed states imagined from a view, never the real one. */
export interface Brain<W extends Vocabulary> {
  readonly game: Game<W>;
  /** Writes each seat's chance to win, from 0 to 1, into `worth`. The match is not over. */
  evaluate(state: W['state'], worth: Float64Array): void;
  /**
   * Exponent that fits the chances of `evaluate` to the results of finished matches; below 1 if it is too sure of itself.
   * Absent: 1.
   */
  readonly certainty?: number | ((state: W['state']) => number);
  /** Upper bound on the playout steps before such a position is judged; it also bounds the `sight` of the level. Absent: none. */
  mostSight?(state: W['state']): number;
  /** A plausible move in a playout: the index of one of `count` choices the runner has listed for this seat. */
  pick(state: W['state'], seat: Seat, runner: Runner<W>, count: number, dice: Dice): number;
  /** Bonus of an untried move, as a share of a win; 0 for no opinion. */
  prior?(state: W['state'], seat: Seat, move: W['move']): number;
  /** Writes facts that follow from the history but are not in the view into an imagined state, such as counted money. */
  recall?(history: readonly W['event'][], viewer: Seat): (state: W['state']) => void;
  /**
   * Weight of an imagined state, by how well it explains the other seats' moves (hidden goals). Absent: all states weigh
   * the same.
   */
  suspect?(history: readonly W['event'][], viewer: Seat): (state: W['state']) => number;
  /**
   * The named parts of the judgement of a seat, for reasons in words. Their weights sum to the logarithm of its chance, nearly,
   * and up to a constant common to the seats. Absent: hints have no reasons.
   */
  parts?(state: W['state'], seat: Seat): readonly Part[];
  /** The facts of a state that are hidden from a viewer and worth guessing, such as a secret goal. Absent: none. */
  facts?(state: W['state'], viewer: Seat): readonly Fact[];
  /** Obviously bad moves, left out of the search if any other is offered. */
  readonly blunders: readonly Blunder<W>[];
}

/** The certainty of a brain in a position. */
export function certaintyIn<W extends Vocabulary>(
  { certainty = 1 }: Pick<Brain<W>, 'certainty'>,
  state: W['state'],
): number {
  return typeof certainty === 'number' ? certainty : certainty(state);
}

/** Limits of one decision; the first reached ends it. Without `ms` no clock is read. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/** Playing strength: weaker levels look less far ahead and judge less accurately; none blunders on purpose. */
export interface Skill {
  /** Limits of a decision with more than one option. */
  readonly budget: Budget;
  /** Steps of a playout before the position is judged. */
  readonly sight: number;
  /** Standard deviation of the error in the final judgement of each move, as a share of a win. */
  readonly blur: number;
  /** Exploration constant of the search. */
  readonly curiosity: number;
}

/** Longest decision in ms: under a second, with a margin for a slow machine. */
export const longestThought = 900;

/** The full skill; levels and tests start from it. */
export const fullSkill: Skill = { budget: { ms: longestThought }, sight: 12, blur: 0, curiosity: 0.4 };
