import type { Step } from '@manigance/protocol';
import type { Fresh } from '../sight.ts';

/** How many happenings stay in memory at least; who was away for longer has the match played again. */
const leastKept = 16;

/** What each viewer of a table was told last, without a gap: as it was loaded, and what has happened since. */
export class Told {
  private before: readonly (readonly Step[])[];
  /** One for each entry, with the steps of all viewers: kept once, however many look on. */
  private since: Fresh[] = [];

  constructor(loaded: readonly (readonly Step[])[]) {
    this.before = loaded;
  }

  /** Notes what has just been told. What came long before is let go, unless somebody needs everything. */
  add(fresh: Fresh, isAllNeeded: boolean): void {
    if (fresh.length === 0) return;
    this.since.push(fresh);
    if (isAllNeeded || this.since.length < 2 * leastKept) return;
    this.since = this.since.slice(-leastKept);
    this.before = [];
  }

  to(viewer: number): readonly Step[] {
    const since = this.since.flatMap((fresh) => fresh[viewer] ?? []);
    return [...(this.before[viewer] ?? []), ...since];
  }
}
