import type { Seat } from '@manigance/core';
import { type PersonalityId, type PlayerCount, personalityById } from '../personalities.ts';
import type { AmOutcome } from '../state.ts';

/** AM-11 What the winner's Personality asked for at this table. */
export function goalOf({ winners, personalities }: AmOutcome): {
  readonly held: PersonalityId;
  readonly threshold: number;
} {
  const held = personalities[winners[0] ?? 0] as PersonalityId;
  const goal = personalityById[held];
  if (goal.goal === 'exhaustion') return { held, threshold: 0 };
  const { threshold } = goal;
  return {
    held,
    threshold: typeof threshold === 'number' ? threshold : threshold[personalities.length as PlayerCount],
  };
}

/** AM-3.8 Who the players were; a winner by a goal has been named already. */
export function unmasked({ winners, how, personalities }: AmOutcome): { seat: Seat; held: PersonalityId }[] {
  return personalities
    .map((held, seat) => ({ seat, held }))
    .filter(({ seat }) => how === 'points' || !winners.includes(seat));
}
