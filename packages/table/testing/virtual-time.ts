import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Scheduler } from '../src/scheduler.ts';

interface Timer {
  readonly at: number;
  readonly job: () => void;
}

/** A clock and timers that a test moves: nothing waits for real time, and equal runs take equal times. */
export class VirtualTime implements Scheduler {
  private moment = 1_000_000_000_000;
  private timers: readonly Timer[] = [];
  readonly now = (): number => this.moment;

  after(milliseconds: number, job: () => void): () => void {
    const timer = { at: this.moment + Math.max(0, milliseconds), job };
    this.timers = [...this.timers, timer].sort((one, other) => one.at - other.at);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  async giveWay(): Promise<void> {}

  /** Sets the clock forward, or back, while no timer runs. */
  jump(milliseconds: number): void {
    this.moment += milliseconds;
  }

  /** Lets this much time pass, or less if it is so before: runs each timer in turn, and everything that follows from it. */
  async pass(milliseconds: number, isSo: () => boolean = () => false): Promise<void> {
    const end = this.moment + milliseconds;
    await settled();
    while (!isSo()) {
      const [next] = this.timers;
      if (next === undefined || next.at > end) {
        this.moment = end;
        return;
      }
      this.timers = this.timers.slice(1);
      this.moment = Math.max(this.moment, next.at);
      next.job();
      await settled();
    }
  }
}

/** Everything that waits for no timer has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await nextTurn();
}
