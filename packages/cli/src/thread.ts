import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from './thread-work.ts';

/** A thread of `runInThreads`: every message is a task, every reply its result. */
const { job: url, setting } = workerData as { readonly job: string; readonly setting: unknown };
const { job } = (await import(url)) as { readonly job: Job<unknown, unknown, unknown> };
const perform = await job(setting);
parentPort?.on('message', (task: unknown) => parentPort?.postMessage(perform(task)));
