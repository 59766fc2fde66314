import type { GameEvent, Shown, Vocabulary } from '@manigance/core';
import type { PastStep } from '@manigance/protocol';
import { replaySteps } from '../../match/so-far-client.ts';

/** The board before or after a step that is shown again, as its viewer saw it then. */
export interface SeenAgain {
  readonly shown: Shown<Vocabulary>;
  readonly log: readonly GameEvent[];
  readonly events: readonly GameEvent[];
  /** Before the step: nothing moves. */
  readonly isStill: boolean;
}

/** How the board looked before and after each step, by the number of the step. */
export type PastBoards = ReadonlyMap<number, { readonly before: SeenAgain; readonly after: SeenAgain }>;

/** The boards of a match so far; empty if the table did not tell it. */
export function pastBoards(past: readonly PastStep[] = []): PastBoards {
  const all = replaySteps(past);
  return new Map(
    all.flatMap((after, at) => {
      const before = all[at - 1];
      const number = past[at]?.step.number;
      if (before === undefined || number === undefined) return [];
      const still = { shown: before.shown, log: before.log, events: [], isStill: true };
      const moving = { shown: after.shown, log: after.log, events: after.events, isStill: false };
      return [[number, { before: still, after: moving }] as const];
    }),
  );
}
