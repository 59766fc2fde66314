import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Desk, type Minds, type Request } from '@manigance/bots';
import { everyMind, rosters } from '@manigance/games';

/** People's moves come before bots' thoughts. On Linux a thread has a priority of its own. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(19, getPriority() + 10));
  } catch {
    // Where the system does not let us, bots think at the server's own priority, on other cores.
  }
}
stepBack();

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
