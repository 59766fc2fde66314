import type { FromWorker, LocalAnswer, ToWorker } from './local-messages.ts';

/** One question to a worker of its own: rules and bots stay out of the page. */
export function askWorker(
  question: Extract<ToWorker, { readonly type: 'levels' | 'verify' }>,
): Promise<LocalAnswer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'answer') resolve(data.answer);
      worker.terminate();
    });
    worker.postMessage(question);
  });
}
