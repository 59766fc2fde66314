import {
  canonical,
  type Game,
  type MatchRecord,
  type Move,
  type Seat,
  type Vocabulary,
} from '@manigance/core';
import type { Brain } from '../brain.ts';
import { type Reasons, reasonsFor } from '../hint/reasons.ts';
import type { Level } from '../level.ts';
import { type Chances, type Course, courseOf } from './chances.ts';
import { type Choice, choicesIn } from './choices.ts';
import { type Guess, guessesAt, rightGuesses } from './guesses.ts';
import { type TurningPoint, turningPoints } from './points.ts';
import { allIterations, weighAll } from './thought.ts';
import { turnsOf } from './turns.ts';
import type { Weighing } from './weighing.ts';

export { type Chances, courseOf, type Judge } from './chances.ts';
export { type Choice, choicesIn } from './choices.ts';
export { type Fact, type Guess, guessesAt } from './guesses.ts';
export { type Advice, allAdvice } from './knowing.ts';
export type { TurningPoint } from './points.ts';
export { skillFor } from './thought.ts';
export { type Weighing, weigh } from './weighing.ts';

/** A finished match as the strongest bot of its game judges it, from its record alone. */
export interface Story<M extends Move = Move> {
  /** The chances after each turn, and at the opening. */
  readonly moments: readonly Moment[];
  /** The costliest moves and the largest strokes of luck, in order of the match. */
  readonly points: readonly TurningPoint[];
  /** Every choice of every seat, in order of the match. */
  readonly decisions: readonly StoryDecision<M>[];
}

/** A judged position of a finished match. */
export interface Moment {
  /** Number of moves played. */
  readonly move: number;
  readonly chances: Chances;
}

/** A choice of a match, its best move from what its seat knew, and why. */
export interface StoryDecision<M extends Move = Move> extends Weighing<M> {
  readonly why: Reasons;
  /** Right guesses that the seat could have made; only where it lost something by its move. */
  readonly known: readonly Guess[];
}

/** The moments of a match whose positions have been judged. */
export function momentsOf(
  record: Pick<MatchRecord, 'moves'>,
  { chances }: Pick<Course<Vocabulary>, 'chances'>,
): readonly Moment[] {
  return [0, ...turnsOf(record).map(({ to }) => to)].map((move) => ({
    move,
    chances: chances[move] as Chances,
  }));
}

/** Progress listener and iterations of a story. */
export interface StoryUse {
  /** Called with the share of the work done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Iterations for all choices together; fewer than the default in tests. */
  readonly iterations?: number;
}

/** Shares of the work: replaying and judging, then weighing the choices; the rest goes to reasons and luck. */
const judged = 0.05;
const weighed = 0.9;

/** The story of a match. Thought is counted in iterations, never in time: the same record gives the same story. */
export function storyOf<W extends Vocabulary>(
  game: Game<W>,
  { brain: known, levels }: { readonly brain: Brain<W>; readonly levels: readonly Level[] },
  record: MatchRecord,
  { onProgress = () => {}, iterations = allIterations }: StoryUse = {},
): Story<W['move']> {
  // Earlier rules are judged by the brain of today's.
  const brain = { ...known, game };
  const course = courseOf(game, brain, record);
  const choices = choicesIn(game, record);
  onProgress(judged);
  const weighings = weighAll(brain, levels, choices, {
    all: iterations,
    onProgress: (done) => onProgress(judged + (weighed - judged) * done),
  });
  const decisions = weighings.map((weighing, at) => {
    if (at % progressEvery === 0) onProgress(weighed + ((1 - weighed) * at) / weighings.length / 2);
    const choice = choices[at] as Choice<W>;
    return explained(brain, choice, weighing, course.states[choice.number] as W['state']);
  });
  const points = turningPoints(game, brain, { record, course, weighings });
  onProgress(1);
  return { moments: momentsOf(record, course), points, decisions };
}

/** Decisions between two reports of progress. */
const progressEvery = 8;

function explained<W extends Vocabulary>(
  brain: Brain<W>,
  choice: Choice<W>,
  weighing: Weighing<W['move']>,
  truth: W['state'],
): StoryDecision<W['move']> {
  const { shown, seat, history, seed } = choice;
  const { best, other, played, loss } = weighing;
  const isLoss = loss > 0 && canonical(best) !== canonical(played);
  return {
    ...weighing,
    why: reasonsFor(brain, shown, { seed, history, move: best, other }),
    known: isLoss ? rightGuesses(guessesAt(brain, choice), brain.facts?.(truth, seat as Seat) ?? []) : [],
  };
}
