import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { openThread } from '@manigance/server/thread';

/** Work split into tasks for one thread per core. */
export interface ThreadWork<T, R> {
  /** The module that exports a `Job` as `job`. */
  readonly job: URL;
  /** Handed to the job once in each thread. */
  readonly setting: unknown;
  readonly tasks: Iterator<T>;
  /** Called with each result, in any order; returns whether to go on. */
  each(result: R): boolean;
}

/** The work of a thread: set up once, then run task after task. */
export type Job<S, T, R> = (setting: S) => Promise<(task: T) => R>;

/** Cores of this machine. */
export const cores = availableParallelism();

/** Resolves once every task is done or `each` returns false; rejects if a task throws. */
export async function runInThreads<T, R>(work: ThreadWork<T, R>): Promise<void> {
  const threads: Promise<void>[] = [];
  let enough = false;
  const next = (): IteratorResult<T> => (enough ? { done: true, value: undefined } : work.tasks.next());
  const each = (result: R): void => {
    if (!enough) enough = !work.each(result);
  };
  for (let thread = 0; thread < cores; thread++) {
    const first = next();
    if (first.done === true) break;
    threads.push(inThread(work, first.value, next, each));
  }
  await Promise.all(threads);
}

function inThread<T, R>(
  work: ThreadWork<T, R>,
  first: T,
  next: () => IteratorResult<T>,
  each: (result: R) => void,
): Promise<void> {
  const thread = startThread(work.job, work.setting);
  return new Promise((resolve, reject) => {
    thread.on('message', (result: R) => {
      each(result);
      const task = next();
      if (task.done !== true) thread.postMessage(task.value);
      else thread.terminate().then(() => resolve(), reject);
    });
    thread.on('error', reject);
    thread.postMessage(first);
  });
}

/** Starts a thread that does a job. */
export function startThread(job: URL, setting: unknown): Worker {
  return openThread(new URL('./thread.ts', import.meta.url), { workerData: { job: job.href, setting } });
}
