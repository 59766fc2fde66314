import type { Pace } from '@manigance/protocol';
import { windowLength } from './calendar.ts';
import { day } from './durations.ts';

/** Milliseconds a seat has at the start or, at a turn-based table, each time it is asked. */
export function allowance(pace: Pace): number {
  if (pace.kind === 'untimed') return 0;
  if (pace.kind === 'live') return pace.bank * 1_000;
  return pace.days * (pace.window === undefined ? day : windowLength(pace.window));
}

/** Time for a secret question: the same for every seat, and taken from nobody's bank. */
export function hiddenAllowance(pace: Pace): number {
  return pace.kind === 'live' ? 45_000 : allowance(pace);
}
