import type { Span } from './calendar.ts';
import type { TableStore } from './store.ts';

/** Milliseconds between two looks at the clock, or since the last heartbeat, that count as an outage. */
const defaultLongestGap = 5_000;
const outagesKept = 200;
/** A stored time further ahead of the machine's clock than this is not believed. */
const longestLead = 86_400_000;

interface OutageSetup {
  readonly store: TableStore;
  readonly now: () => number;
  readonly longestGap?: number | undefined;
  /** Several processes share the store: while one is suspended, others run its tables. */
  readonly isShared?: boolean;
}

/**
 * When the process did not run: it was down, it was suspended, or its clock was set forward. No clock of a table counts
 * then. The first reader notices it, so that no timer acts on a jump of the clock.
 */
export class OutageLog {
  private readonly setup: OutageSetup;
  private readonly longestGap: number;
  private spans: readonly Span[] = [];
  private lookedAt: number | undefined;
  private savedAt = Number.NEGATIVE_INFINITY;
  private saved: readonly Span[] = this.spans;
  private lead = 0;

  constructor(setup: OutageSetup) {
    this.setup = setup;
    const longestGap = setup.longestGap ?? defaultLongestGap;
    this.longestGap = setup.isShared === true ? Number.POSITIVE_INFINITY : longestGap;
  }

  /** The time at the tables: the machine's, or ahead of it where that was set back since the last run. */
  readonly now = (): number => this.setup.now() + this.lead;

  /** Reads what is stored, and takes the time since the last heartbeat for an outage. */
  async restore(): Promise<void> {
    const { store } = this.setup;
    this.spans = JSON.parse((await store.note('outages')) ?? '[]') as Span[];
    this.saved = this.spans;
    const alive = Number((await store.note('alive')) ?? this.setup.now());
    const ahead = alive - this.setup.now();
    if (ahead > 0 && ahead <= longestLead) this.lead = ahead;
    // The stop that was announced is over, unless other processes are still in it.
    if (this.setup.isShared !== true) this.spans = this.cut(this.spans);
    this.note(alive, defaultLongestGap);
    await this.save();
  }

  /** Looks at the clock; answers with the outages so far, the same list while there is no new one. */
  look(): readonly Span[] {
    if (this.lookedAt !== undefined) this.note(this.lookedAt, this.longestGap);
    return this.spans;
  }

  /** Takes the time since the process last ran for an outage, if it is longer than this. */
  private note(from: number, longest: number): void {
    const now = this.now();
    if (now - from > longest) this.spans = [...this.spans.slice(1 - outagesKept), { from, to: now }];
    this.lookedAt = Math.max(from, now);
  }

  /** Stops the clocks of all tables for a time that was announced; `resume` ends it early. */
  async pause(span: Span): Promise<void> {
    this.spans = [...this.look().slice(1 - outagesKept), span];
    await this.save();
  }

  /** Ends a pause that goes on. */
  async resume(): Promise<void> {
    this.spans = this.cut(this.look());
    await this.save();
  }

  private cut(spans: readonly Span[]): readonly Span[] {
    const now = this.now();
    if (spans.every(({ to }) => to <= now)) return spans;
    return spans.map(({ from, to }) => ({ from: Math.min(from, now), to: Math.min(to, now) }));
  }

  /** Stores new outages at once, and the heartbeat twice in the longest gap. */
  async save(): Promise<void> {
    const { store } = this.setup;
    const [now, spans] = [this.now(), this.look()];
    if (spans !== this.saved) await store.saveNote('outages', JSON.stringify(spans));
    this.saved = spans;
    if (now - this.savedAt < defaultLongestGap / 2) return;
    if (this.setup.isShared === true) await this.learn();
    await store.saveNote('alive', String(now));
    this.savedAt = now;
  }

  /** Takes over the outages that another process has noted. */
  private async learn(): Promise<void> {
    const noted = JSON.parse((await this.setup.store.note('outages')) ?? '[]') as Span[];
    // Processes that start at once note one outage with slightly different ends.
    const isKnown = (span: Span) => this.spans.some(({ from, to }) => span.from < to && from < span.to);
    const news = noted.filter((span) => !isKnown(span));
    if (news.length > 0)
      this.spans = [...this.spans, ...news].sort((one, other) => one.from - other.from).slice(-outagesKept);
    if (noted.length === this.spans.length) this.saved = this.spans;
  }

  /** Stores the heartbeat before the process ends. */
  async close(): Promise<void> {
    this.savedAt = Number.NEGATIVE_INFINITY;
    await this.save();
  }
}
