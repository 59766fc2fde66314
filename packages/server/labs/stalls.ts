/** Interval of looks at the processor time of the main thread; ms. */
const every = 5;

/**
 * Processor time of the main thread between two looks, in ms. A look that the thread was too busy for comes late, so the
 * greatest of them bounds how long it held up everybody; time the machine gave to other processes is not in it.
 */
export class Stalls {
  private longest = 0;
  private before = process.threadCpuUsage();

  constructor() {
    setInterval(() => this.look(), every).unref();
  }

  /** The longest since this was last asked. */
  take(): number {
    this.look();
    const { longest } = this;
    this.longest = 0;
    return longest;
  }

  /** Starts a new measurement: work since the last look does not count. */
  skip(): void {
    this.before = process.threadCpuUsage();
  }

  private look(): void {
    const { user, system } = process.threadCpuUsage(this.before);
    this.before = process.threadCpuUsage();
    this.longest = Math.max(this.longest, (user + system) / 1_000);
  }
}
