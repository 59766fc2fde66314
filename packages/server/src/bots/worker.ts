import { parentPort, workerData } from 'node:worker_threads';
import { Desk, everyMind, type Minds, type Request, rosters } from '@manigance/bots';

/** A thread of the pool: every message is something to decide, every answer a move or why there is none. */
const { minds: toys } = workerData as { readonly minds: string | undefined };
// All games before the first question: from then on time counts.
if (toys === undefined) await Promise.all(Object.values(rosters).map((load) => load()));
const minds = toys === undefined ? everyMind : ((await import(toys)) as { readonly minds: Minds }).minds;
const desk = new Desk(() => performance.now(), minds);

parentPort?.on('message', (request: Request) => {
  desk.answer(request).then((reply) => parentPort?.postMessage(reply));
});
parentPort?.postMessage({ ready: true });
