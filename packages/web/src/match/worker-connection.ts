import type { Answer, ClientMessage, News, PastStep } from '@manigance/protocol';
import type { WorkerClient } from '../local/worker-client.ts';
import { type Connection, type Question, RefusedError, type Reply } from './connection.ts';
import type { Link } from './match-client.ts';

interface Waiting {
  resolve(answer: Reply): void;
  reject(error: Error): void;
}

/** A connection to the tables of the page's worker. It never drops, but the browser may store nothing more. */
export class WorkerConnection implements Connection {
  readonly me: Connection['me'];
  private readonly worker: WorkerClient;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(news: News) => void>();
  private readonly onLink = new Set<(link: Link) => void>();
  private link: Link = 'here';
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

  hear(listener: (news: News) => void, link: (link: Link) => void): () => void {
    this.listeners.add(listener);
    this.onLink.add(link);
    return () => {
      this.listeners.delete(listener);
      this.onLink.delete(link);
    };
  }

  /** Tells whether the browser stores what happens at the table. */
  tellLink(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    for (const tell of this.onLink) tell(link);
  }

  async past(table: string): Promise<readonly PastStep[] | undefined> {
    const answer = await this.ask({ type: 'past', table });
    return answer.type === 'past' ? answer.steps : undefined;
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
