import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Scheduler } from '@manigance/table';

/** Node's clock and timers. Timers do not keep the process alive. */
export function nodeScheduler(now: () => number = Date.now): Scheduler {
  return {
    now,
    after(milliseconds, job) {
      const timer = setTimeout(job, milliseconds);
      timer.unref();
      return () => clearTimeout(timer);
    },
    giveWay: () => nextTurn(),
  };
}
