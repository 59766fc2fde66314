import type { FromWorker, LocalAnswer, ToWorker } from './local-messages.ts';

type Request = Exclude<ToWorker, { readonly type: 'begin' }>;
type Without<R> = R extends Request ? Omit<R, 'id'> : never;
/** A question before it has its number. */
export type Unnumbered = Without<Request>;

/** A worker of the page's own that is asked things and tells things: rules and bots stay out of the page. */
export class WorkerLine {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (answer: LocalAnswer) => void>();
  private sent = 0;
  private closed = false;

  constructor(
    told: (message: Exclude<FromWorker, { readonly type: 'answer' }>) => void = () => {},
    first?: ToWorker,
  ) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (this.closed) return; // what was under way when we let go
      if (data.type !== 'answer') return told(data);
      this.waiting.get(data.id)?.(data.answer);
      this.waiting.delete(data.id);
    });
    if (first !== undefined) this.worker.postMessage(first);
  }

  ask<A extends LocalAnswer>(request: Unnumbered): Promise<A> {
    const id = ++this.sent;
    this.worker.postMessage({ ...request, id });
    return new Promise((resolve) => this.waiting.set(id, resolve as (answer: LocalAnswer) => void));
  }

  close(): void {
    this.closed = true;
    this.worker.terminate();
  }
}

/** One question to a worker of its own. */
export async function askWorker(question: Unnumbered): Promise<LocalAnswer> {
  const line = new WorkerLine();
  const answer = await line.ask(question);
  line.close();
  return answer;
}
