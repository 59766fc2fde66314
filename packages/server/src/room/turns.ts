/** This room has let go of its table: ask the house for it again. */
export class RoomClosedError extends Error {
  override readonly name = 'RoomClosedError';
}

/** The one queue of a table: whatever touches it waits for its turn. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;
  private isClosed = false;

  /** Nobody has the turn or waits for it, and one could be taken. */
  get isQuiet(): boolean {
    return this.count === 0 && !this.isClosed;
  }

  /** Whoever waits, or comes later, is turned away. */
  close(): void {
    this.isClosed = true;
  }

  take<T>(job: () => Promise<T>): Promise<T> {
    if (this.isClosed) return Promise.reject(new RoomClosedError('the room is closed'));
    const begin = () => this.begin(job);
    const mine = this.count++ === 0 ? job() : this.last.then(begin, begin);
    this.last = mine;
    mine.then(this.end, this.end);
    return mine;
  }

  private readonly end = (): void => {
    this.count--;
  };

  private begin<T>(job: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new RoomClosedError('the room is closed');
    return job();
  }
}
