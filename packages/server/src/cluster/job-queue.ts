/** Runs jobs one after the other. */
export class JobQueue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const mine = this.last.then(job, job);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
