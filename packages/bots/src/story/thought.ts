import type { Vocabulary } from '@manigance/core';
import type { Brain, Skill } from '../brain.ts';
import { countingSkillOf, type Level } from '../level.ts';
import type { Choice } from './choices.ts';
import { type Weighing, weigh } from './weighing.ts';

/** Iterations for all choices of a match together, and the bounds for one. */
export const allIterations = 60_000;
const leastIterations = 20;
const mostIterations = 1200;
/** The costliest choices are weighed again, with so many times the iterations. */
const weighedAgain = 12;
const timesAgain = 4;

/** The strongest level, counting iterations: the same question gets the same answer on every machine. */
export function skillFor(levels: readonly Level[], iterations: number): Skill {
  const top = levels.at(-1);
  if (top === undefined) throw new RangeError('a story needs a level of bots');
  return countingSkillOf(top, levels, iterations);
}

/** Weighs every choice of a match, and the costliest again with more thought. */
export function weighAll<W extends Vocabulary>(
  brain: Brain<W>,
  levels: readonly Level[],
  choices: readonly Choice<W>[],
  { all, onProgress }: { readonly all: number; readonly onProgress: (done: number) => void },
): readonly Weighing<W['move']>[] {
  const share = Math.floor(all / Math.max(1, choices.length));
  const iterations = Math.min(mostIterations, Math.max(leastIterations, share));
  const skill = skillFor(levels, iterations);
  const work = choices.length + weighedAgain * timesAgain;
  const weighings = choices.map((choice, at) => {
    onProgress(at / work);
    return weigh(brain, skill, choice);
  });
  const costliest = weighings
    .map(({ loss }, at) => ({ loss, at }))
    .toSorted((one, other) => other.loss - one.loss || one.at - other.at)
    .slice(0, weighedAgain);
  const longer = skillFor(levels, iterations * timesAgain);
  for (const [done, { at }] of costliest.entries()) {
    onProgress((choices.length + done * timesAgain) / work);
    weighings[at] = weigh(brain, longer, choices[at] as Choice<W>);
  }
  onProgress(1);
  return weighings;
}
