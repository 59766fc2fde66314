/** Work over the store that is done at intervals, and sooner when it is woken; never twice at a time. */
export abstract class PeriodicSweep {
  private readonly every: number;
  private readonly report: (error: unknown) => void;
  private running: Promise<void> = Promise.resolve();
  private isWaiting = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(every: number, report: (error: unknown) => void) {
    this.every = every;
    this.report = report;
  }

  abstract sweep(): Promise<void>;

  start(): void {
    this.timer = setInterval(() => this.wake(), this.every);
    this.timer.unref();
    this.wake();
  }

  /** Ends once the sweep in progress has. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.isWaiting = true; // nothing is begun any more
    await this.running;
  }

  /** Sweeps soon, once however often it is called meanwhile. */
  wake(): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.running = this.running.then(async () => {
      this.isWaiting = false;
      await this.sweep().catch((error: unknown) => this.report(error));
    });
  }
}
