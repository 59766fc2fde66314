import type { GameEvent, Outcome } from './game.ts';

/** Pushes frames on the stack; the last one is resolved first. */
export function push<F>(draft: { pending: F[] }, ...frames: readonly F[]): void {
  for (const frame of frames) draft.pending.push(frame);
}

/** Records an event, for log, animation and recap. */
export function tell<E extends GameEvent>(draft: { events: E[] }, event: E): void {
  draft.events.push(event);
}

/** Ends the match at once; frames still pending are dropped. */
export function finish(draft: Unfinished, outcome: Outcome): void {
  draft.outcome = outcome;
  draft.pending.length = 0;
  draft.answers.length = 0;
}

interface Unfinished {
  outcome?: Outcome | undefined;
  readonly pending: unknown[];
  readonly answers: unknown[];
}
