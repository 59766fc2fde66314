import type { Move, Refusal, Rejection } from '@manigance/core';
import type { Host, Listener, Update } from './host.ts';
import type { FromWorker, LocalAnswer, ToWorker } from './local-messages.ts';
import { keepMatch, type SavedMatch } from './saved-match.ts';

type Request = Exclude<ToWorker, { readonly type: 'begin' }>;
type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;

/** A match against bots in this page, kept in this browser after every move. */
export class LocalHost implements Host {
  readonly game;
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly listeners = new Set<Listener>();
  private readonly waiting = new Map<number, (answer: LocalAnswer) => void>();
  private last: Update | undefined;
  private sent = 0;

  constructor(match: SavedMatch, onOutdated: () => void) {
    this.game = match.game;
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'answer') this.answered(data.id, data.answer);
      else if (data.type === 'outdated') onOutdated();
      else {
        keepMatch(data.saved);
        this.told(data.update);
      }
    });
    this.post({ type: 'begin', match });
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.last !== undefined) listener.update(this.last);
    return () => this.listeners.delete(listener);
  }

  play(move: Move, question: number): Promise<Rejection | undefined> {
    return this.ask<Rejection | undefined>({ type: 'play', move, question });
  }

  takeBack(): Promise<boolean> {
    return this.ask<boolean>({ type: 'takeBack' });
  }

  whyNot(): Promise<readonly Refusal<Move>[]> {
    return this.ask<readonly Refusal<Move>[]>({ type: 'whyNot' });
  }

  record(): Promise<string | undefined> {
    return this.ask<string | undefined>({ type: 'record' });
  }

  close(): void {
    this.worker.terminate();
  }

  private told(update: Update): void {
    const before = update.afresh ? [] : (this.history ?? []);
    this.history = [...before, ...update.events];
    this.last = { ...update, events: this.history, afresh: true };
    for (const listener of this.listeners) listener.update(update);
  }

  private history: Update['events'] | undefined;

  private answered(id: number, answer: LocalAnswer): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  private ask<A extends LocalAnswer>(request: Unnumbered<Request>): Promise<A> {
    const id = ++this.sent;
    this.post({ ...request, id });
    return new Promise((resolve) => this.waiting.set(id, resolve as (answer: LocalAnswer) => void));
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}
