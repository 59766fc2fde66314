import type { Budget } from './brain.ts';

/** How often the clock is read, and whether the best can still be overtaken. */
const clockEvery = 16;
/** Of what is known from before, at least this share of the budget is thought anew. */
const leastAnew = 0.25;
/** With so much known from before, half the time will do. */
const wellKnown = 200;

/** The thinking about one decision: until its time or its iterations are up, or more of them would change nothing. */
export class SearchBudget {
  done = 0;
  private readonly wanted: number;
  private readonly ms: number;
  private readonly spent: () => number;

  /** `known`: how often the question has been thought about in the plan it comes from. */
  constructor(budget: Budget, known: number, now: (() => number) | undefined) {
    const iterations = budget.iterations ?? Number.POSITIVE_INFINITY;
    this.wanted = Math.max(iterations - known, iterations * leastAnew);
    this.ms = (budget.ms ?? Number.POSITIVE_INFINITY) * (known > wellKnown ? 0.5 : 1);
    this.spent = stopwatch(this.ms, now);
  }

  /** After each iteration: whether there is to be another. `lead`: the iterations the best answer is ahead by. */
  goesOn(lead: () => number): boolean {
    this.done++;
    const { done, wanted, ms } = this;
    if (done >= wanted) return false;
    // The first thoughts are slow ones, before the machine has warmed to the matter: then the clock is read each time.
    if (done % clockEvery !== 0 && done > clockEvery) return true;
    const spent = this.spent();
    if (spent >= ms) return false;
    if (done % clockEvery !== 0) return true;
    const inTime = ms === Number.POSITIVE_INFINITY ? wanted : (done * (ms - spent)) / Math.max(spent, 0.01);
    return lead() <= Math.min(wanted - done, inTime);
  }
}

/** Milliseconds since now; always none where time does not count. */
function stopwatch(ms: number, now: (() => number) | undefined): () => number {
  if (ms === Number.POSITIVE_INFINITY) return () => 0;
  if (now === undefined) throw new RangeError('a budget of time needs a clock');
  const since = now();
  return () => now() - since;
}
