import type { Answer, ClientMessage, News, PastStep } from '@manigance/protocol';
import type { WorkerClient } from '../local/worker-client.ts';
import type { Connection, Question, Reply } from './connection.ts';
import type { Link } from './match-client.ts';
import { Subscribers, settle, type Unanswered } from './subscribers.ts';

/** A connection to the tables of the page's worker. It never drops, but the browser may store nothing more. */
export class WorkerConnection implements Connection {
  readonly me: Connection['me'];
  private readonly worker: WorkerClient;
  private readonly waiting = new Map<number, Unanswered>();
  private readonly subscribers = new Subscribers();
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
    return this.subscribers.hear(listener, link);
  }

  /** Tells whether the browser stores what happens at the table. */
  tellLink(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    this.subscribers.tellLink(link);
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
    if ('to' in message) settle(this.waiting, message);
    else this.subscribers.tell(message);
  }
}
