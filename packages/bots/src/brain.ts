import type { Game, Runner, Seat, Vocabulary } from '@manigance/core';
import type { Blunder } from './blunder.ts';
import type { Dice } from './dice.ts';

/** What a bot knows about one game beyond its rules. It looks only into states that were imagined from a view. */
export interface Brain<W extends Vocabulary> {
  readonly game: Game<W>;
  /** How likely each seat is to win as things stand, from 0 to 1, written into `worth`. The match is not over. */
  evaluate(state: W['state'], worth: Float64Array): void;
  /** A plausible move in a playout: the index of one of `count` choices the runner has listed for this seat. */
  pick(state: W['state'], seat: Seat, runner: Runner<W>, count: number, dice: Dice): number;
  /** How readily a move is tried before anything is known of it, as a share of a win; 0 for no opinion. */
  prior?(state: W['state'], seat: Seat, move: W['move']): number;
  /** What the history tells beyond the view, written into an imagined state: a purse everybody could keep count of. */
  recall?(history: readonly W['event'][], viewer: Seat): (state: W['state']) => void;
  /**
   * How well an imagined state fits what the others did, in the eyes of this seat: hidden goals that explain their moves
   * weigh more. Absent: all arrangements are equally likely.
   */
  suspect?(history: readonly W['event'][], viewer: Seat): (state: W['state']) => number;
  /** What nobody who knows the game would do: not even thought about where there is anything else. */
  readonly blunders: readonly Blunder<W>[];
}

/** How long a bot may think about one decision: until either runs out. Without `ms` no clock is read. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/** How well a level plays: weaker ones see less far and judge less surely; none blunders on purpose. */
export interface Skill {
  /** For a decision that is one. */
  readonly budget: Budget;
  /** Steps of a playout before the position is judged. */
  readonly sight: number;
  /** Spread of the error in judging each answer in the end, as a share of a win. */
  readonly blur: number;
  /** How eagerly less tried moves are tried. */
  readonly curiosity: number;
}

/** The longest a level thinks: the rest of a second is for the machine to be late in. */
export const longestThought = 900;

/** The full skill; levels and tests start from it. */
export const fullSkill: Skill = { budget: { ms: longestThought }, sight: 12, blur: 0, curiosity: 0.4 };
