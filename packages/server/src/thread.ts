import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A thread that runs a module of ours. Several that load TypeScript at once can bring Node 24 down: V8 loses track of the
 * calls out of WebAssembly that it compiles anew once they are frequent (nodejs/node#64500), and Node's translator is
 * WebAssembly. Here they never are frequent enough.
 */
export function openThread(module: URL, options: WorkerOptions): Worker {
  setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000');
  return new Worker(module, options);
}
