import type { Goal, Viewer } from '@manigance/core';
import type { CompetitionId } from '../rules/effects/language.ts';
import { competitionsOf } from '../rules/modes.ts';
import type { PcView } from '../rules/view-types.ts';

/** PC-1.2 The goal line in one language. */
export interface GoalWords {
  readonly text: (score: number, competition: CompetitionId) => string;
  readonly short: (score: number, competition: CompetitionId) => string;
  readonly toBeat: (score: number) => string;
  readonly lead: (by: number) => string;
  /** For spectators. */
  readonly everyones: Pick<Goal, 'text' | 'short'>;
  readonly lowest: (score: number) => string;
}

/** PC-1.2, PC-16.6 The lowest final score wins: the viewer's, with the competition it comes from, and the one to beat. */
export function ownGoal(words: GoalWords, view: PcView, viewer: Viewer): Goal {
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (player === undefined) {
    const lowest = Math.min(...view.players.map(({ finalScore }) => finalScore));
    return { ...words.everyones, beside: words.lowest(lowest) };
  }
  const { finalScore, scores } = player;
  const counts = competitionsOf[view.mode].find((id) => scores[id] === finalScore) ?? 'election';
  const rival = Math.min(
    ...view.players.flatMap((other) => (other.seat === viewer ? [] : [other.finalScore])),
  );
  return {
    text: words.text(finalScore, counts),
    short: words.short(finalScore, counts),
    beside: finalScore < rival ? words.lead(rival - finalScore) : words.toBeat(rival),
  };
}
