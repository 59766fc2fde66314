import type { Move } from '@manigance/core';
import type { Dice } from './dice.ts';

/** What one answer turned out to be worth. */
export interface Candidate<M extends Move> {
  readonly move: M;
  readonly visits: number;
  /** Chance to win, in the eyes of the seat that chooses. */
  readonly worth: number;
}

/** An answer tried less than one time in so many of the most tried is no longer in question. */
const droppedShare = 12;
/** How many trials it takes to believe in what they showed. */
const doubts = 4;

export interface Judgement {
  /** What the question is worth on average over all that was tried. */
  readonly usual: number;
  readonly blur: number;
  readonly dice: Dice;
}

/** Best first, to someone who is mistaken about each answer by a little, or not at all. */
export function byJudgement<M extends Move>(
  candidates: readonly Candidate<M>[],
  { usual, blur, dice }: Judgement,
): readonly Candidate<M>[] {
  if (blur === 0)
    return candidates.toSorted((one, other) => other.visits - one.visits || other.worth - one.worth);
  const most = Math.max(...candidates.map(({ visits }) => visits));
  const judged = candidates.map((candidate) => {
    const { visits, worth } = candidate;
    // One good playout is no proof: what was tried seldom counts as nearly usual.
    const believed = (visits * worth + doubts * usual) / (visits + doubts);
    // What was dropped early has been seen to be bad.
    const dropped = visits * droppedShare < most ? 1 : 0;
    return { candidate, seems: believed + blur * dice.normal() - dropped };
  });
  return judged.sort((one, other) => other.seems - one.seems).map(({ candidate }) => candidate);
}
