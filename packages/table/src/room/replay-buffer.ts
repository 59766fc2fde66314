import type { Step } from '@manigance/protocol';
import type { NewSteps } from '../derived-views.ts';

/** Least number of entries whose steps stay in memory; earlier ones are derived from the entries on demand. */
const leastKept = 16;

/** The latest steps of each viewer, without a gap: those loaded, and those of the entries since. */
export class ReplayBuffer {
  private loaded: readonly (readonly Step[])[];
  /** One item per entry with the steps of all viewers, who mostly share them. */
  private since: NewSteps[] = [];

  constructor(loaded: readonly (readonly Step[])[]) {
    this.loaded = loaded;
  }

  /** Adds the steps of an entry and drops old ones, unless all are needed. */
  add(newSteps: NewSteps, { keepAll }: { readonly keepAll: boolean }): void {
    if (newSteps.length === 0) return;
    this.since.push(newSteps);
    if (keepAll || this.since.length < 2 * leastKept) return;
    this.since = this.since.slice(-leastKept);
    this.loaded = [];
  }

  stepsOf(viewer: number): readonly Step[] {
    const since = this.since.flatMap((newSteps) => newSteps[viewer] ?? []);
    return [...(this.loaded[viewer] ?? []), ...since];
  }
}
