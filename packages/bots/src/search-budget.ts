import type { Budget } from './brain.ts';

/** Iterations between two checks of the clock and of the best move's lead. */
const clockEvery = 16;
/** Smallest share of the iterations spent anew when a plan is reused. */
const leastAnew = 0.25;
/** Visits in a reused plan above which half the time is enough. */
const wellKnown = 200;

/** Budget of one search: ends when time or iterations are used up, or when more would change nothing. */
export class SearchBudget {
  done = 0;
  private readonly wanted: number;
  private readonly ms: number;
  private readonly spent: () => number;

  /** `known`: visits of this question in the reused plan. */
  constructor(budget: Budget, known: number, now: (() => number) | undefined) {
    const iterations = budget.iterations ?? Number.POSITIVE_INFINITY;
    this.wanted = Math.max(iterations - known, iterations * leastAnew);
    this.ms = (budget.ms ?? Number.POSITIVE_INFINITY) * (known > wellKnown ? 0.5 : 1);
    this.spent = stopwatch(this.ms, now);
  }

  /** Counts an iteration; returns whether to run another. `lead`: visits by which the best move is ahead. */
  goesOn(lead: () => number): boolean {
    this.done++;
    const { done, wanted, ms } = this;
    if (done >= wanted) return false;
    // The first iterations are slow, before the code is compiled: then the clock is read each time.
    if (done % clockEvery !== 0 && done > clockEvery) return true;
    const spent = this.spent();
    if (spent >= ms) return false;
    if (done % clockEvery !== 0) return true;
    const inTime = ms === Number.POSITIVE_INFINITY ? wanted : (done * (ms - spent)) / Math.max(spent, 0.01);
    return lead() <= Math.min(wanted - done, inTime);
  }
}

/** Milliseconds since this call; always 0 without a time limit. */
function stopwatch(ms: number, now: (() => number) | undefined): () => number {
  if (ms === Number.POSITIVE_INFINITY) return () => 0;
  if (now === undefined) throw new RangeError('a budget of time needs a clock');
  const since = now();
  return () => now() - since;
}
