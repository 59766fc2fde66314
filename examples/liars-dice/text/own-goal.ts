import type { Goal, Viewer } from '@manigance/core';
import type { LdView } from '../rules/state.ts';

type Sentence = Pick<Goal, 'text' | 'short'>;

/** LD-6.2 The goal line in one language: to a player with dice, and to everybody else. */
export interface GoalWords {
  readonly yours: Sentence;
  readonly everyones: Sentence;
}

/** LD-6.2 A player with dice has won when all rivals have none. */
export function ownGoal({ yours, everyones }: GoalWords, { diceLeft }: LdView, viewer: Viewer): Goal {
  if (viewer === 'spectator' || diceLeft[viewer] === 0) return everyones;
  const rivals = diceLeft.filter((_, seat) => seat !== viewer);
  const reached = rivals.filter((left) => left === 0).length;
  return { ...yours, progress: { reached, needed: rivals.length } };
}
