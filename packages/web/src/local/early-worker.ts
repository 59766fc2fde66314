import type { KeptMatch } from './saved-match.ts';
import { WorkerClient } from './worker-client.ts';

let early: { readonly id: string; readonly worker: WorkerClient } | undefined;

/** Opens a match in a worker before the table screen is loaded. Its bots wait for the screen. */
export function openEarly(match: KeptMatch): void {
  if (match.over) return;
  early = { id: match.id, worker: new WorkerClient() };
  early.worker.open(match);
}

/** A worker that has the match open, or is opening it. */
export function workerOf(match: KeptMatch): WorkerClient {
  const opened = early?.id === match.id ? early.worker : undefined;
  early = undefined;
  if (opened !== undefined) return opened;
  const worker = new WorkerClient();
  worker.open(match);
  return worker;
}
