import type { ClientMessage } from '@manigance/protocol';
import { answerDelaySet } from './answer-delay.ts';
import type { HandOver, ScreenHolder } from './hand-over.ts';
import type { KeptMatch } from './saved-match.ts';
import type { FromWorker, StorageState, ToWorker, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

type WithoutId<R> = R extends WorkerRequest ? Omit<R, 'id'> : never;
/** A request before it has its id. */
export type WorkerQuestion = WithoutId<WorkerRequest>;

/** A worker of the page. Rules, tables and bots run there, off the page's thread. */
export class WorkerClient {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (answer: WorkerAnswer) => void>();
  private readonly onTable = new Listeners<string>();
  private readonly onHand = new Listeners<HandOver>();
  private readonly onState = new Listeners<StorageState | 'outdated'>();
  private sent = 0;
  private closed = false;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (!this.closed) this.receive(data); // ignore messages that were on the way when it was closed
    });
  }

  /** Opens the table of a match. */
  open(match: KeptMatch): void {
    this.post({ type: 'open', match, answerDelay: answerDelaySet() });
  }

  /** Sends a protocol message to the open table. */
  send(message: ClientMessage): void {
    this.post({ type: 'client', message });
  }

  /** Tells that the page has shown every step up to this number. */
  shown(step: number): void {
    this.post({ type: 'seen', step });
  }

  /** Another tab has let go of the match: reads it again. */
  refresh(): void {
    this.post({ type: 'refresh' });
  }

  /** Hears every protocol message of the open table, the earlier ones too. */
  listen(listener: (text: string) => void): void {
    this.onTable.listen((text) => this.closed || listener(text));
  }

  /** Hears how the browser keeps the match, or that it cannot be continued. */
  onOpen(listener: (state: StorageState | 'outdated') => void): void {
    this.onState.listen((state) => this.closed || listener(state));
  }

  /** Hears that the screen goes to another person. */
  onHandOver(listener: (handOver: HandOver) => void): void {
    this.onHand.listen((handOver) => this.closed || listener(handOver));
  }

  /** The person to whom the screen was handed over takes it. */
  take(taker: ScreenHolder): void {
    this.post({ type: 'take', taker });
  }

  ask<A extends WorkerAnswer>(question: WorkerQuestion): Promise<A> {
    const id = ++this.sent;
    this.post({ ...question, id } as WorkerRequest);
    return new Promise((resolve) => this.waiting.set(id, resolve as (answer: WorkerAnswer) => void));
  }

  close(): void {
    this.closed = true;
    this.worker.terminate();
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromWorker): void {
    if (message.type === 'table') return this.onTable.tell(message.text);
    if (message.type === 'handOver') return this.onHand.tell(message.handOver);
    if (message.type !== 'answer') return this.onState.tell(message.type);
    this.waiting.get(message.id)?.(message.answer);
    this.waiting.delete(message.id);
  }
}

/** One listener, and the messages that came before it. */
class Listeners<T> {
  private listener: ((message: T) => void) | undefined;
  private readonly early: T[] = [];

  tell(message: T): void {
    if (this.listener === undefined) this.early.push(message);
    else this.listener(message);
  }

  listen(listener: (message: T) => void): void {
    this.listener = listener;
    for (const message of this.early.splice(0)) queueMicrotask(() => listener(message));
  }
}

/** One question to a worker of its own. */
export async function askWorker<A extends WorkerAnswer>(question: WorkerQuestion): Promise<A> {
  const worker = new WorkerClient();
  const answer = await worker.ask<A>(question);
  worker.close();
  return answer;
}
