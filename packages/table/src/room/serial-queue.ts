/** The room is closed: get a new one from the registry. */
export class RoomClosedError extends Error {
  override readonly name = 'RoomClosedError';
}

/** Runs the jobs of a table one at a time, in order. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;
  private isClosed = false;

  /** The queue is open, and no job runs or waits. */
  get isIdle(): boolean {
    return this.count === 0 && !this.isClosed;
  }

  /** Rejects all waiting and future jobs. */
  close(): void {
    this.isClosed = true;
  }

  enqueue<T>(job: () => Promise<T>): Promise<T> {
    if (this.isClosed) return Promise.reject(new RoomClosedError('the room is closed'));
    const run = () => this.run(job);
    const mine = this.count++ === 0 ? job() : this.last.then(run, run);
    this.last = mine;
    mine.then(this.done, this.done);
    return mine;
  }

  private readonly done = (): void => {
    this.count--;
  };

  private run<T>(job: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new RoomClosedError('the room is closed');
    return job();
  }
}
