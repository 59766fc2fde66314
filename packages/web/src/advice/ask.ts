import type { AdviceKind, Advices, Said } from './messages.ts';

interface Asked<K extends AdviceKind> {
  readonly answer: Promise<Advices[K]['answer']>;
  /** Stops the adviser; the answer never comes. */
  cancel(): void;
}

/**
 * Asks the adviser one question, in a worker of its own: it thinks long, shares nothing with the tables, and ends when it is
 * cancelled.
 */
export function askAdviser<K extends AdviceKind>(
  type: K,
  question: Advices[K]['ask'],
  onProgress: (done: number) => void = () => undefined,
): Asked<K> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Advices[K]['answer']>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('progress' in data) return onProgress(data.progress);
      worker.terminate();
      resolve(data.answer as Advices[K]['answer']); // a worker answers the question it was asked
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  worker.postMessage({ type, ...question });
  return { answer, cancel: () => worker.terminate() };
}
