import type { Shown, Vocabulary } from '@manigance/core';

/** The moments that can be heard and felt. */
export type Cue = 'asked' | 'moved' | 'staged' | 'won' | 'over';

/** The parts of a redraw that can be heard. */
export interface AudibleUpdate {
  readonly shown: Shown<Vocabulary>;
  /** Events of the redraw. */
  readonly events: readonly unknown[];
  /** A high point is on the stage. */
  readonly isStaged: boolean;
}

/** The cue of a redraw: the most important news in it, if there are any. */
export function cueBetween(before: AudibleUpdate | undefined, now: AudibleUpdate): Cue | undefined {
  // The table that opens makes no sound.
  if (before === undefined) return undefined;
  const { outcome, viewer } = now.shown;
  if (outcome !== undefined && before.shown.outcome === undefined)
    return viewer !== 'spectator' && outcome.winners.includes(viewer) ? 'won' : 'over';
  if (now.isStaged) return before.isStaged ? undefined : 'staged';
  const question = openQuestion(now);
  if (question !== undefined && (question !== openQuestion(before) || before.isStaged)) return 'asked';
  return now.events !== before.events && now.events.length > 0 ? 'moved' : undefined;
}

/** Number of the question the viewer has still to answer. */
function openQuestion({ shown: { asked } }: AudibleUpdate): number | undefined {
  return asked?.answer === undefined ? asked?.question : undefined;
}
