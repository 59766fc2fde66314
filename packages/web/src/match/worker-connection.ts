import type { Answer, ClientMessage, News } from '@manigance/protocol';
import type { WorkerClient } from '../local/worker-client.ts';
import { type Connection, type Question, RefusedError, type Reply } from './connection.ts';

interface Waiting {
  resolve(answer: Reply): void;
  reject(error: Error): void;
}

/** A connection to the tables of the page's worker. It never drops. */
export class WorkerConnection implements Connection {
  readonly me: Connection['me'];
  private readonly worker: WorkerClient;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(news: News) => void>();
  private last = 0;

  constructor(worker: WorkerClient, me: Connection['me']) {
    this.worker = worker;
    this.me = me;
    worker.listen((text) => this.receive(JSON.parse(text) as Answer | News));
  }

  ask(message: Question): Promise<Reply> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.send({ ...message, id } as ClientMessage);
    });
  }

  hear(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  record(): Promise<string | undefined> {
    return this.worker.ask<string | undefined>({ type: 'record' });
  }

  shown(step: number): void {
    this.worker.shown(step);
  }

  private receive(message: Answer | News): void {
    if (!('to' in message)) {
      for (const listener of this.listeners) listener(message);
      return;
    }
    const asked = this.waiting.get(message.to);
    this.waiting.delete(message.to);
    if (message.type === 'refused') asked?.reject(new RefusedError(message.reason));
    else asked?.resolve(message);
  }
}
