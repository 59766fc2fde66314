import type { FromWorker, LocalAnswer, ToWorker } from './local-messages.ts';
import type { SavedMatch } from './saved-match.ts';

type Request = Extract<ToWorker, { readonly id: number }>;
type Without<R> = R extends Request ? Omit<R, 'id'> : never;
/** A question before it has its number. */
export type Unnumbered = Without<Request>;
type Told = Exclude<FromWorker, { readonly type: 'answer' }>;

/** A worker of the page's own that is asked things and tells things: rules and bots stay out of the page. */
export class WorkerLine {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (answer: LocalAnswer) => void>();
  /** What was told before anybody listened. */
  private readonly unheard: Told[] = [];
  private listener: ((message: Told) => void) | undefined;
  private sent = 0;
  private closed = false;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (this.closed) return; // what was under way when we let go
      if (data.type !== 'answer') return this.listener ? this.listener(data) : this.unheard.push(data);
      this.waiting.get(data.id)?.(data.answer);
      this.waiting.delete(data.id);
      return undefined;
    });
  }

  begin(match: SavedMatch): void {
    this.worker.postMessage({ type: 'begin', match } satisfies ToWorker);
  }

  /** The update of this number has been seen. */
  seen(update: number): void {
    this.worker.postMessage({ type: 'seen', update } satisfies ToWorker);
  }

  listen(listener: (message: Told) => void): void {
    this.listener = listener;
    for (const message of this.unheard) queueMicrotask(() => this.closed || listener(message));
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
