import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread that runs a module. Several threads loading TypeScript at once can crash Node 24: V8 mishandles wrappers
 * of WebAssembly calls when it recompiles frequent ones (nodejs/node#64500), and Node's type stripper is WebAssembly. The
 * flag keeps V8 from recompiling them.
 */
export function openThread(module: URL, options: WorkerOptions): Worker {
  setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000');
  return new Worker(module, options);
}
