/** Where the engine reports counts and durations. */
export interface TableMetrics {
  count(name: string, labels?: Readonly<Record<string, string>>): void;
  /** A counter to increment directly, for frequent events. */
  counter(name: string, labels?: Readonly<Record<string, string>>): { value: number };
  /** Starts a timer; call the answer to record the duration. */
  startTimer(name: string): () => void;
  /** Registers a value that is read on demand. */
  gauge(name: string, read: () => number): void;
}

/** Discards everything. */
export const noMetrics: TableMetrics = {
  count: () => undefined,
  counter: () => ({ value: 0 }),
  startTimer: () => () => undefined,
  gauge: () => undefined,
};
