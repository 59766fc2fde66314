import type { Game, Match, MatchSetup, Seat, Vocabulary } from '@manigance/core';
import type { Bot } from './player.ts';
import { playPositions } from './positions.ts';

/** Clock and listener of a contest. */
export interface ContestUse {
  readonly now: () => number;
  /** Called with the duration of each decision that had more than one option. */
  readonly onDecision?: (seat: Seat, ms: number) => void;
}

/** Plays one match between bots. Each is handed its seat's view and witnessed events, nothing else. */
export function contest<W extends Vocabulary>(
  game: Game<W>,
  setup: MatchSetup<W>,
  bots: readonly Bot<W>[],
  { now, onDecision }: ContestUse,
): Match<W> {
  const timed = bots.map(
    (bot, seat): Bot<W> => ({
      decide(shown, use) {
        const before = now();
        const decision = bot.decide(shown, { ...use, now });
        if ((shown.asked?.options.length ?? 0) > 1) onDecision?.(seat, now() - before);
        return decision;
      },
    }),
  );
  const steps = playPositions(game, setup, timed);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
