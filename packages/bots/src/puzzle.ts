import { canonical, type Move, type Shown, type Vocabulary } from '@manigance/core';
import type { Brain, Skill } from './brain.ts';
import type { Level } from './level.ts';
import { Player } from './player.ts';

/** A position with one clearly best move, as the asked seat sees it. Nothing in it depends on what the seat may not know. */
export interface Puzzle<W extends Vocabulary = Vocabulary> {
  readonly id: string;
  readonly seats: number;
  readonly shown: Shown<W>;
  readonly best: W['move'];
  /** `win`: the best move leads to a win in every line tried. `gap`: it is much better than any other. */
  readonly why: 'win' | 'gap';
  /** Chance to win after the best move and after the next best, at the longer thought. */
  readonly worth: number;
  readonly next: number;
}

/** The answer to a position. */
export interface Solution<M extends Move = Move> {
  readonly best: M;
  readonly worth: number;
  readonly next: number;
}

/** Fewest options of a puzzle. */
const leastOptions = 3;
/** Lead of the best move over the next, as a share of a win. */
const leastLead = 0.1;
/** Chance from which the best move counts as a win, and below which the next does not. */
const won = 0.97;
const notWon = 0.85;

/** The one clearly best move; `undefined` where there is none. Only what is shown is used: no history. */
export function solve<W extends Vocabulary>(
  brain: Brain<W>,
  { sight, curiosity }: Level,
  shown: Shown<W>,
  {
    iterations,
    seed,
    lead = leastLead,
  }: { readonly iterations: number; readonly seed: string; readonly lead?: number },
): Solution<W['move']> | undefined {
  if ((shown.asked?.options.length ?? 0) < leastOptions) return undefined;
  const skill: Skill = { sight, curiosity, blur: 0, budget: { iterations } };
  const { candidates } = new Player(brain, skill).decide(shown, { seed });
  const [first] = candidates;
  if (first === undefined) return undefined;
  const others = candidates.slice(1).map(({ worth }) => worth);
  const next = Math.max(...others, 0);
  if (others.length === 0 || first.worth - next < lead) return undefined;
  return { best: first.move, worth: first.worth, next };
}

/** Whether a longer thought finds the same move, with nearly the same lead. */
export function agrees<M extends Move>(one: Solution<M>, longer: Solution<M> | undefined): boolean {
  return longer !== undefined && canonical(one.best) === canonical(longer.best);
}

/** The puzzle of a position that has been solved. */
export function puzzleOf<W extends Vocabulary>(
  id: string,
  seats: number,
  shown: Shown<W>,
  { best, worth, next }: Solution<W['move']>,
): Puzzle<W> {
  const rounded = (share: number) => Math.round(share * 1000) / 1000;
  const why = worth >= won && next < notWon ? 'win' : 'gap';
  return { id, seats, shown, best, why, worth: rounded(worth), next: rounded(next) };
}
