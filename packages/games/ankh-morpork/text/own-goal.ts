import type { Goal, Viewer } from '@manigance/core';
import type { GoalProgress } from '../rules/victory.ts';
import type { AmView } from '../rules/view.ts';

interface GoalSentence {
  readonly text: (need: number) => string;
  readonly short: (need: number) => string;
}

/** AM-11 The goal line in one language. */
export interface GoalWords extends Readonly<Record<GoalProgress['goal'], GoalSentence>> {
  /** AM-11.7 Cards in the draw pile. */
  readonly cardsLeft: (count: number) => string;
  /** For spectators, who know no goal. */
  readonly secret: GoalSentence;
}

/** AM-3.2, AM-11 The secret goal of the viewer, and how far it is reached. */
export function ownGoal(words: GoalWords, view: AmView, viewer: Viewer): Goal {
  const progress = viewer === 'spectator' ? undefined : view.players[viewer]?.goal;
  if (progress === undefined) return { text: words.secret.text(0), short: words.secret.short(0) };
  const { goal, have, need } = progress;
  const said = { text: words[goal].text(need), short: words[goal].short(need), isSecret: true };
  return goal === 'exhaustion'
    ? { ...said, beside: words.cardsLeft(have) }
    : { ...said, progress: { reached: have, needed: need } };
}
