import { canonical, type Move, type Shown, sha256, type Vocabulary } from '@manigance/core';
import type { Brain, Skill } from '../brain.ts';
import type { Candidate } from '../judgement.ts';
import type { Level } from '../level.ts';
import { Player } from '../player.ts';

/** The answer to a position: the moves searched, best first. */
export interface Solution<M extends Move = Move> {
  readonly best: M;
  /** Chance to win after the best move, and after the next best. */
  readonly worth: number;
  readonly next: number;
  readonly candidates: readonly Candidate<M>[];
}

/** Fewest options of a puzzle. */
const leastOptions = 3;

/** One look at a position: how long, at which arrangements, and by how much the best move must lead. */
export interface Look {
  readonly iterations: number;
  /** Looks with different seeds imagine different arrangements of what is hidden. */
  readonly seed: string;
  /** Lead of the best move over the next, as a share of a win. */
  readonly lead: number;
}

/** The one clearly best move; `undefined` where there is none. Uses the view alone: no history. */
export function solve<W extends Vocabulary>(
  brain: Brain<W>,
  { sight, curiosity }: Level,
  shown: Shown<W>,
  { iterations, seed, lead }: Look,
): Solution<W['move']> | undefined {
  if ((shown.asked?.options.length ?? 0) < leastOptions) return undefined;
  const skill: Skill = { sight, curiosity, blur: 0, budget: { iterations } };
  const { candidates } = new Player(brain, skill).decide(shown, { seed });
  const [first] = candidates;
  const found = leadOf(candidates);
  if (first === undefined || found === undefined || found < lead) return undefined;
  return { best: first.move, worth: first.worth, next: first.worth - found, candidates };
}

/** Lead of the first candidate over every other; `undefined` without another. */
export function leadOf(candidates: readonly Pick<Candidate<Move>, 'worth'>[]): number | undefined {
  const [first, ...others] = candidates;
  if (first === undefined || others.length === 0) return undefined;
  return first.worth - Math.max(...others.map(({ worth }) => worth));
}

/** Looks at a position longer and longer, each time at other arrangements. Stops where there is no clear answer or another one. */
export function solveInSteps<W extends Vocabulary>(
  brain: Brain<W>,
  level: Level,
  shown: Shown<W>,
  { seed, looks }: { readonly seed: string; readonly looks: readonly Omit<Look, 'seed'>[] },
): Solution<W['move']> | undefined {
  let last: Solution<W['move']> | undefined;
  for (const [step, look] of looks.entries()) {
    const found = solve(brain, level, shown, { ...look, seed: sha256(`${seed}:${step}`).slice(0, 32) });
    if (found === undefined) return undefined;
    if (last !== undefined && canonical(last.best) !== canonical(found.best)) return undefined;
    last = found;
  }
  return last;
}
