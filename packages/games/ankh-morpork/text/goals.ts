import type { Seat } from '@manigance/core';
import type { AmOutcome } from '../rules/events.ts';
import { type PersonalityId, type PlayerCount, personalityById } from '../rules/personalities.ts';

/** AM-11 The winner's Personality and its threshold at this table. */
export function goalOf({ winners, personalities }: AmOutcome): {
  readonly held: PersonalityId;
  readonly threshold: number;
} {
  const held = personalities[winners[0] ?? 0] as PersonalityId;
  return { held, threshold: thresholdOf(held, personalities.length) };
}

function thresholdOf(held: PersonalityId, players: number): number {
  const goal = personalityById[held];
  if (goal.goal === 'exhaustion') return 0;
  const { threshold } = goal;
  return typeof threshold === 'number' ? threshold : threshold[players as PlayerCount];
}

/** AM-11.2, AM-11.3 How many areas it takes at this table; where no table is known, with 2, 3 and 4 players. */
export function areasToWin(held: PersonalityId, players: number | undefined, or: 'or' | 'ou'): string {
  if (players !== undefined) return `${thresholdOf(held, players)}`;
  const [two, three, four] = [2, 3, 4].map((count) => thresholdOf(held, count));
  return `${two}, ${three} ${or} ${four}`;
}

/** AM-3.8 The Personalities to reveal; a winner by a goal has been named already. */
export function unmasked({ winners, how, personalities }: AmOutcome): { seat: Seat; held: PersonalityId }[] {
  return personalities
    .map((held, seat) => ({ seat, held }))
    .filter(({ seat }) => how === 'points' || !winners.includes(seat));
}

/** AM-12.7 Who had as many points as the winner and no City Area card as dear. */
export function tiedWith(outcome: AmOutcome): Seat[] {
  const [best] = ranking(outcome);
  return ranking(outcome).flatMap(({ seat, points, won }) => (!won && points === best?.points ? [seat] : []));
}

/** AM-12.4 The seats from most points to fewest, the winners first. */
export function ranking({ winners, points = [] }: AmOutcome): { seat: Seat; points: number; won: boolean }[] {
  return points
    .map((score, seat) => ({ seat, points: score, won: winners.includes(seat) }))
    .sort(
      (one, other) =>
        Number(other.won) - Number(one.won) || other.points - one.points || one.seat - other.seat,
    );
}
