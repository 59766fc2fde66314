import type { Move } from '@manigance/core';
import type { Dice } from './dice.ts';

/** Search result of one move. */
export interface Candidate<M extends Move> {
  readonly move: M;
  readonly visits: number;
  /** Estimated chance of the choosing seat to win. */
  readonly worth: number;
}

/** Moves visited less than the most visited divided by this are dropped. */
const droppedShare = 12;
/** Visits at which a move's own result and the average weigh the same. */
const doubts = 4;

/** Average result, error and dice for ordering moves. */
export interface Judgement {
  /** Average result over all moves tried. */
  readonly usual: number;
  readonly blur: number;
  readonly dice: Dice;
}

/** The moves ordered best first, each judged with a random error of deviation `blur`. */
export function byJudgement<M extends Move>(
  candidates: readonly Candidate<M>[],
  { usual, blur, dice }: Judgement,
): readonly Candidate<M>[] {
  if (blur === 0)
    return candidates.toSorted((one, other) => other.visits - one.visits || other.worth - one.worth);
  const most = Math.max(...candidates.map(({ visits }) => visits));
  const judged = candidates.map((candidate) => {
    const { visits, worth } = candidate;
    // One good playout is no proof: rarely visited moves count as nearly average.
    const believed = (visits * worth + doubts * usual) / (visits + doubts);
    // The search dropped rarely visited moves because they were bad.
    const dropped = visits * droppedShare < most ? 1 : 0;
    return { candidate, seems: believed + blur * dice.normal() - dropped };
  });
  return judged.sort((one, other) => other.seems - one.seems).map(({ candidate }) => candidate);
}
