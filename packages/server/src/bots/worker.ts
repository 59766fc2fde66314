import { parentPort, workerData } from 'node:worker_threads';
import type { Thought } from '../thinker.ts';
import type { Minds } from './minds.ts';

/** A thread of the pool: every message is something to decide, every answer a move or why there is none. */
const { minds } = (await import((workerData as { readonly minds: string }).minds)) as {
  readonly minds: Minds;
};

parentPort?.on('message', (thought: Thought) => {
  try {
    const mind = Object.hasOwn(minds, thought.game) ? minds[thought.game]?.(thought.level) : undefined;
    if (mind === undefined) throw new RangeError(`no bot of ${thought.game} is called ${thought.level}`);
    const use = { seed: thought.seed, history: thought.history, now: () => performance.now() };
    parentPort?.postMessage({ move: mind.decide(thought.shown, use).move });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' });
  }
});
parentPort?.postMessage({ ready: true });
