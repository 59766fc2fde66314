import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Scheduler, steadyClock } from '@manigance/table';

/** A steady clock on Node's, and Node's timers, which do not keep the process alive. */
export function nodeScheduler(now: () => number = steadyClock(Date.now, () => performance.now())): Scheduler {
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
