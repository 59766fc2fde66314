import type { AdviceKind, AdviceTypes, AdviserMessage } from './messages.ts';

interface Asked<K extends AdviceKind> {
  readonly answer: Promise<AdviceTypes[K]['answer']>;
  /** Stops the adviser; the answer never comes. */
  cancel(): void;
}

/**
 * Asks the adviser one question, in a worker of its own: it thinks long, shares nothing with the tables, and ends when it is
 * cancelled.
 */
export function askAdviser<K extends AdviceKind>(
  type: K,
  question: AdviceTypes[K]['ask'],
  onProgress: (done: number) => void = () => undefined,
): Asked<K> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<AdviceTypes[K]['answer']>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<AdviserMessage>) => {
      if ('progress' in data) return onProgress(data.progress);
      worker.terminate();
      resolve(data.answer as AdviceTypes[K]['answer']); // a worker answers the question it was asked
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  worker.postMessage({ type, ...question });
  return { answer, cancel: () => worker.terminate() };
}
