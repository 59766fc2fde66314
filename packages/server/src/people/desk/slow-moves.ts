import { hour, minute } from '@manigance/table';

/** Moves kept to work the percentile out of. */
const mostKept = 20_000;
/** A move that took this long is listed; ms. */
const slowFrom = 250;
const mostListed = 20;

interface Took {
  readonly at: number;
  readonly took: number;
}

/**
 * Times that moves of the last hour took to be played and stored. Of slow ones the game is told and the minute, but neither
 * table nor moment: these could show when somebody answered in secret.
 */
export class SlowMoves {
  private readonly now: () => number;
  private recent: Took[] = [];
  private slow: (Took & { readonly game: string })[] = [];

  constructor(now: () => number) {
    this.now = now;
  }

  note(took: number, game: string): void {
    const at = this.now();
    this.recent.push({ at, took });
    if (this.recent.length > 2 * mostKept) this.recent = this.recent.slice(-mostKept);
    if (took < slowFrom) return;
    const listed = { at: Math.floor(at / minute) * minute, took: Math.round(took), game };
    this.slow = [...this.slow.slice(1 - mostListed), listed];
  }

  figures(): { readonly stored: number; readonly p95: number; readonly slowest: number } {
    const since = this.now() - hour;
    this.recent = this.recent.filter(({ at }) => at > since);
    const sorted = this.recent.map(({ took }) => took).sort((one, other) => one - other);
    const at95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
    return { stored: sorted.length, p95: Math.round(at95), slowest: Math.round(sorted.at(-1) ?? 0) };
  }

  /** The latest first. */
  list(): readonly { readonly at: number; readonly game: string; readonly took: number }[] {
    return this.slow.toReversed();
  }
}
