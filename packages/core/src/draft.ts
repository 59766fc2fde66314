import type { GameEvent, Outcome } from './game.ts';

/** Lays frames on what is pending; the last one named is dealt with first. */
export function push<F>(draft: { pending: F[] }, ...frames: readonly F[]): void {
  for (const frame of frames) draft.pending.push(frame);
}

/** Notes what happened, for log, animation and recap. */
export function tell<E extends GameEvent>(draft: { events: E[] }, event: E): void {
  draft.events.push(event);
}

/** Ends the match at once: whatever was pending is not played. */
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
