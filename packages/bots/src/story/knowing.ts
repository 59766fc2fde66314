import type { Seat, Shown, Vocabulary } from '@manigance/core';
import type { Brain, Skill } from '../brain.ts';
import { advise, type Hint } from '../hint/index.ts';
import type { DecisionUse } from '../player.ts';
import { type Guess, guessesAt } from './guesses.ts';
import { type Weighing, weigh } from './weighing.ts';

/** Everything a hint or a story says of a question before the truth is known: the subject of the honesty test. */
export interface Advice<W extends Vocabulary> {
  readonly hint: Hint<W['move']>;
  /** The cost of the first move offered. */
  readonly weighing: Weighing<W['move']> | undefined;
  readonly guesses: readonly Guess[];
}

/** The hint, the cost of a move and the guesses of a seat at a question. */
export function allAdvice<W extends Vocabulary>(
  brain: Brain<W>,
  skill: Skill,
  shown: Shown<W>,
  { seed, history = [], seats }: DecisionUse<W> & { readonly seats: number },
): Advice<W> {
  const seat = shown.viewer as Seat;
  const [played] = shown.asked?.options ?? [];
  const choice = { number: 0, seat, seats, shown, history, seed };
  return {
    hint: advise(brain, skill, shown, { seed, history }),
    weighing: played && weigh(brain, skill, { ...choice, played }),
    guesses: guessesAt(brain, choice),
  };
}
