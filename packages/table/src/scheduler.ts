/** Clock and timers, handed in: the engine reads no clock of its own. */
export interface Scheduler {
  /** Milliseconds since 1970. Called without `this`. */
  readonly now: () => number;
  /** Runs a job once after this many milliseconds; the answer cancels it. Does not keep the process alive. */
  after(milliseconds: number, job: () => void): () => void;
  /** Lets other work run before a long computation goes on. */
  giveWay(): Promise<void>;
}

/** Resolves after this many milliseconds. */
export function pause(scheduler: Scheduler, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    scheduler.after(milliseconds, resolve);
  });
}
