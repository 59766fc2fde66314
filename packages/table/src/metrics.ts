type Labels = Readonly<Record<string, string>>;
type Counter = 'append_failures_total' | 'moves_total' | 'tables_opened_total';

/** Where the engine reports counts and durations. */
export interface TableMetrics {
  count(name: Counter, labels?: Labels): void;
  /** A counter to increment directly, for frequent events. */
  counter(name: Counter, labels?: Labels): { value: number };
  /** Starts a timer; call the answer to record the duration, of this game if it is said. */
  startTimer(name: 'commit_seconds' | 'open_seconds', game?: string): () => void;
  /** Registers a value that is read on demand. */
  gauge(name: 'rooms_in_memory' | 'damaged_tables', read: () => number): void;
}

/** Discards everything. */
export const noMetrics: TableMetrics = {
  count: () => undefined,
  counter: () => ({ value: 0 }),
  startTimer: () => () => undefined,
  gauge: () => undefined,
};
