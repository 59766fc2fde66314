import { canonical, type Move, type Shown, type Vocabulary } from '@manigance/core';
import { errorText, type Failure, isOffered, type Request } from '../bot-runner.ts';
import type { Brain, Skill } from '../brain.ts';
import { brainOf, type Roster, skillOf } from '../level.ts';
import { type Decision, type DecisionUse, Player } from '../player.ts';
import { type Reasons, reasonsFor } from './reasons.ts';

export type { Part } from './parts.ts';
export { type HintReason, type Reasons, reasonsFor } from './reasons.ts';

/** A move with its estimated chance to win; without one where the search gave it no thought. */
export interface Weighed<M extends Move = Move> {
  readonly move: M;
  readonly worth?: number;
}

/** Advice on a question: the best move, the next best, and why. */
export interface Hint<M extends Move = Move> extends Weighed<M> {
  readonly next?: Weighed<M>;
  readonly why: Reasons;
}

/** Advice from a decision, with the reasons in the parts of the judgement. */
export function hintFrom<W extends Vocabulary>(
  brain: Brain<W>,
  shown: Shown<W>,
  { move, candidates }: Decision<W['move']>,
  { seed, history = [] }: Pick<DecisionUse<W>, 'seed' | 'history'>,
): Hint<W['move']> {
  const key = canonical(move);
  const isOther = (one: { readonly move: W['move'] }) => canonical(one.move) !== key;
  const found = candidates.find((one) => !isOther(one));
  const unsearched = (shown.asked?.options ?? []).map((option) => ({ move: option, worth: undefined }));
  const next = candidates.find(isOther) ?? unsearched.find(isOther);
  return {
    ...weighed(move, found?.worth),
    ...(next === undefined ? {} : { next: weighed(next.move, next.worth) }),
    why: reasonsFor(brain, shown, { seed, history, move, other: next?.move }),
  };
}

/** Advises a seat at this level. With iterations and without a clock the same question gets the same hint. */
export function advise<W extends Vocabulary>(
  brain: Brain<W>,
  skill: Skill,
  shown: Shown<W>,
  use: DecisionUse<W>,
): Hint<W['move']> {
  return hintFrom(brain, shown, new Player(brain, skill).decide(shown, use), use);
}

/** Answer to a request for a hint. */
export type HintReply = { readonly hint: Hint } | Failure;

/**
 * The brain of the strongest level with the parts of the judgement written by hand, which are its words, and the facts it
 * guesses.
 */
export async function reasoningBrain<W extends Vocabulary>(
  roster: Pick<Roster<W>, 'brain' | 'learned' | 'levels' | 'reasons'>,
): Promise<Brain<W>> {
  const brain = await brainOf(roster, roster.levels.at(-1));
  const { reasons } = roster;
  if (reasons === undefined) return brain;
  const { parts, facts } = await reasons();
  return { ...brain, parts, ...(facts && { facts }) };
}

/** Answers a request for advice with the strongest level of a game. */
export async function adviceOn(
  roster: Roster<Vocabulary> | undefined,
  request: Request,
  now: () => number,
): Promise<HintReply> {
  const { shown, history, seed } = request;
  try {
    const top = roster?.levels.at(-1);
    if (roster === undefined || top === undefined) throw new RangeError(`${request.game} has no bots`);
    const hint = advise(await reasoningBrain(roster), skillOf(top), shown, { seed, history, now });
    if (!isOffered(shown, hint.move)) throw new RangeError(`${canonical(hint.move)} is not offered`);
    return { hint };
  } catch (error) {
    return { error: errorText(error), requests: [request] };
  }
}

function weighed<M extends Move>(move: M, worth: number | undefined): Weighed<M> {
  return worth === undefined ? { move } : { move, worth };
}
