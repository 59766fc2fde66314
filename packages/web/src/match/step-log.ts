import type { GameEvent } from '@manigance/core';
import type { Step } from '@manigance/protocol';
import { onlyMoveLine } from './only-moves.ts';
import { playedFor } from './played-for.ts';
import { takenBack } from './taken-back.ts';

/** The events of a step, as indices in the log. */
export interface StepRange {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** Whether the step shows a move that I made myself. */
  readonly isMine: boolean;
}

/** The log of a match as one viewer has seen it, step by step. */
export class StepLog {
  /** A new array whenever the log has grown. */
  events: readonly GameEvent[] = [];
  private lengthAtMine = 0;
  /** Length of the log after each step. */
  private readonly ends: { readonly number: number; readonly length: number }[] = [];
  /** Steps that have not been taken back; a new array whenever it has changed. */
  steps: readonly StepRange[] = [];

  /** Events since my last move. */
  get sinceMine(): readonly GameEvent[] {
    return this.events.slice(this.lengthAtMine);
  }

  /** Adds the events of a step, and the lines about it that are none of the game's. `isOnly`: the page answered by itself. */
  addStep(
    step: Step,
    { isOnly = false } = {},
  ): { readonly events: readonly GameEvent[]; readonly lines: readonly GameEvent[] } {
    const events = eventsOf(step);
    const lines = isOnly ? [onlyMoveLine] : playedFor(step);
    const from = this.events.length;
    this.steps = stepsAfter(this.steps, from, step);
    this.add([...events, ...lines]);
    const { length } = this.events;
    this.ends.push({ number: step.number, length });
    if (isMine(step)) this.lengthAtMine = length;
    return { events, lines };
  }

  add(lines: readonly GameEvent[]): void {
    if (lines.length > 0) this.events = [...this.events, ...lines];
  }

  /** The events I have seen after this step, without the lines of the table itself. */
  after(number: number): readonly GameEvent[] {
    const from = this.ends.findLast((end) => end.number <= number)?.length ?? 0;
    return this.events.slice(from).filter(({ type }) => !type.startsWith('table:'));
  }
}

/** Whether this step shows a move that I made myself, not a bot, a standing answer or the clock for me. */
export function isMine({ mine }: Pick<Step, 'mine'>): boolean {
  return mine?.by === 'person';
}

/** The steps that stand after this one: what was taken back has not happened. */
function stepsAfter(
  steps: readonly StepRange[],
  from: number,
  step: Pick<Step, 'number' | 'events' | 'tookBack' | 'mine'>,
): readonly StepRange[] {
  const { number, tookBack, events } = step;
  if (tookBack !== undefined) return steps.slice(0, Math.max(0, steps.length - tookBack.moves));
  return [...steps, { number, from, to: from + events.length, isMine: isMine(step) }];
}

function eventsOf({ events, tookBack }: Step): GameEvent[] {
  const back = tookBack === undefined ? [] : [{ type: takenBack, seat: tookBack.by }];
  return [...events, ...back];
}
