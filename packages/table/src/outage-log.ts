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
  /** Several processes are known to share the store: each learns of the outages of all. */
  readonly isShared?: boolean;
}

/**
 * When no process ran the tables: it was down, it was suspended, or its clock was set forward. No clock of a table counts
 * then. The first reader notices it, so that no timer acts on a jump of the clock. While one of several processes is
 * suspended, others may run its tables: the store tells by their heartbeat, and until it has, no clock counts.
 */
export class OutageLog {
  private readonly setup: OutageSetup;
  private readonly longestGap: number;
  private spans: readonly Span[] = [];
  /** Gaps between looks for which the store has not yet told whether another process ran meanwhile. */
  private doubted: readonly Span[] = [];
  /** Both together; the same list while there is no new one. */
  private all: readonly Span[] = this.spans;
  private lookedAt: number | undefined;
  private savedAt = Number.NEGATIVE_INFINITY;
  private saved: readonly Span[] = this.spans;
  private lead = 0;

  constructor(setup: OutageSetup) {
    this.setup = setup;
    this.longestGap = setup.longestGap ?? defaultLongestGap;
  }

  /** The time at the tables: the machine's, or ahead of it where that was set back since the last run. */
  readonly now = (): number => this.setup.now() + this.lead;

  /** Reads what is stored, and takes the time since the last heartbeat for an outage. */
  async restore(): Promise<void> {
    const { store } = this.setup;
    this.set(await this.noted());
    this.saved = this.spans;
    const alive = Number((await store.note('alive')) ?? this.setup.now());
    const ahead = alive - this.setup.now();
    if (ahead > 0 && ahead <= longestLead) this.lead = ahead;
    // The stop that was announced is over, unless other processes are still in it.
    if (this.setup.isShared !== true) this.set(this.cut(this.spans));
    const now = this.now();
    if (now - alive > defaultLongestGap) this.add({ from: alive, to: now });
    this.lookedAt = Math.max(alive, now);
    await this.save();
  }

  /** Looks at the clock; answers with the outages so far, the same list while there is no new one. */
  look(): readonly Span[] {
    const [from, to] = [this.lookedAt, this.now()];
    if (from === undefined) return this.all;
    if (to - from > this.longestGap) this.set(this.spans, [...this.doubted, { from, to }]);
    this.lookedAt = Math.max(from, to);
    return this.all;
  }

  private set(spans: readonly Span[], doubted: readonly Span[] = this.doubted): void {
    this.spans = spans;
    this.doubted = doubted;
    this.all = doubted.length === 0 ? spans : [...spans, ...doubted];
  }

  private add(...spans: readonly Span[]): void {
    if (spans.length > 0) this.set([...this.spans, ...spans].slice(-outagesKept));
  }

  /** Stops the clocks of all tables for a time that was announced; `resume` ends it early. */
  async pause(span: Span): Promise<void> {
    this.look();
    this.add(span);
    await this.save();
  }

  /** Ends a pause that goes on. */
  async resume(): Promise<void> {
    this.look();
    this.set(this.cut(this.spans));
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
    const now = this.now();
    this.look();
    // The heartbeat must not be written before the one that tells about a gap is read.
    if (this.doubted.length > 0 && !(await this.settleDoubts())) return;
    const { spans } = this;
    if (spans !== this.saved) await store.saveNote('outages', JSON.stringify(spans));
    this.saved = spans;
    if (now - this.savedAt < defaultLongestGap / 2) return;
    if (this.setup.isShared === true) this.learn(await this.noted());
    await store.saveNote('alive', String(now));
    this.savedAt = now;
  }

  /** Takes gaps for outages from the last heartbeat of any process on. Answers whether all are settled. */
  private async settleDoubts(): Promise<boolean> {
    const { doubted, all } = this;
    const alive = Number((await this.setup.store.note('alive')) ?? 0);
    const noted = await this.noted();
    if (this.doubted !== doubted) return this.doubted.length === 0;
    this.set(this.spans, []);
    this.learn(noted);
    const silent = doubted.map(({ from, to }) => ({ from: Math.max(from, alive), to }));
    this.add(...silent.filter(({ from, to }) => to - from > this.longestGap));
    if (JSON.stringify(this.all) === JSON.stringify(all)) this.all = all;
    return true;
  }

  private async noted(): Promise<readonly Span[]> {
    return JSON.parse((await this.setup.store.note('outages')) ?? '[]') as Span[];
  }

  /** Takes over the outages that another process has noted. */
  private learn(noted: readonly Span[]): void {
    // Processes that start at once note one outage with slightly different ends.
    const isKnown = (span: Span) => this.spans.some(({ from, to }) => span.from < to && from < span.to);
    const news = noted.filter((span) => !isKnown(span));
    if (news.length > 0)
      this.set([...this.spans, ...news].sort((one, other) => one.from - other.from).slice(-outagesKept));
    if (noted.length === this.spans.length) this.saved = this.spans;
  }

  /** Stores the heartbeat before the process ends. */
  async close(): Promise<void> {
    this.savedAt = Number.NEGATIVE_INFINITY;
    await this.save();
  }
}
