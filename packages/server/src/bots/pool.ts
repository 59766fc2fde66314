import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { longestThought, type Reply, type Request } from '@manigance/bots';
import type { Hint, HintReply } from '@manigance/bots/hint';
import type { Move } from '@manigance/core';
import { BotError, type BotPool, type BotTurn } from '@manigance/table';
import type { Metrics } from '../metrics.ts';
import { openThread } from '../thread.ts';
import { FairQueue } from './fair-queue.ts';

/** Threads, queues and limits of a bot pool. */
export interface PoolSetup {
  /** For tests: a module that exports another `findBot` than the catalog's. */
  readonly findBot?: URL;
  /** Addresses of the manifests of the games on offer; every thread imports them. */
  readonly manifests?: readonly string[];
  /** Most threads; by default one less than the machine has cores. */
  readonly threads?: number;
  /** Time limit of a decision, after which its thread is ended; ms. */
  readonly limit?: number;
  /** Length of the queue; tables that a person watches may double it. */
  readonly queue?: number;
  /** Length of the queue of one owner of tables. */
  readonly queuePerOwner?: number;
  /** Idle time after which a thread is ended; ms. */
  readonly idle?: number;
}

/** Time a bot may exceed its budget by, for loaded machines; ms. */
const patience = 900;
/** Time limit for loading the games; ms. */
const longestLoading = 60_000;

type Answer = Exclude<Reply | HintReply, { readonly error: string }>;

interface Task {
  readonly request: Request;
  resolve(answer: Answer): void;
  reject(error: BotError): void;
}

/** Start parameters of a thread. */
export interface ThreadGames {
  readonly findBot: string | undefined;
  readonly manifests: readonly string[];
}

type Said = { readonly ready: true } | Reply | HintReply;

/** A bot pool of threads. Serves owners and tables in turn; ends and replaces a thread that exceeds the time limit. */
export class ThreadBotPool implements BotPool {
  private readonly games: ThreadGames;
  private readonly most: number;
  private readonly limit: number;
  private readonly queueLength: number;
  private readonly queuePerOwner: number;
  private readonly idleFor: number;
  private readonly threads = new Set<Thread>();
  private readonly waiting = new FairQueue<Task>();
  private metrics: Metrics | undefined;

  constructor(setup: PoolSetup = {}) {
    this.games = { findBot: setup.findBot?.href, manifests: setup.manifests ?? [] };
    this.most = setup.threads ?? Math.max(1, availableParallelism() - 1);
    this.limit = setup.limit ?? longestThought + patience;
    this.queueLength = setup.queue ?? 1_000;
    this.queuePerOwner = setup.queuePerOwner ?? 100;
    this.idleFor = setup.idle ?? 60_000;
  }

  measure(metrics: Metrics): void {
    this.metrics = metrics;
    metrics.gauge('bot_queue', () => this.waiting.size);
    metrics.gauge('bot_threads', () => this.threads.size);
  }

  decide(request: Request, turn: BotTurn = nobodyWatches): Promise<Move> {
    const { options = [] } = request.shown.asked ?? {};
    if (options.length === 1) return Promise.resolve(options[0] as Move);
    return this.ask(request, turn).then((answer) => ('move' in answer ? answer.move : answer.hint.move));
  }

  hint(request: Request, turn: BotTurn = nobodyWatches): Promise<Hint> {
    return this.ask({ ...request, wants: 'hint' }, turn).then((answer) => {
      if ('hint' in answer) return answer.hint;
      throw new BotError('broken', 'the bot moved where it was asked for a hint');
    });
  }

  private ask(request: Request, turn: BotTurn): Promise<Answer> {
    const length = turn.isWatched() ? 2 * this.queueLength : this.queueLength;
    if (this.waiting.size >= length || this.waiting.countOf(turn.owner) >= this.queuePerOwner)
      return Promise.reject(new BotError('busy', 'too many bots wait to think'));
    return new Promise((resolve, reject) => {
      const { owner } = turn;
      const isWatched = () => turn.isWatched();
      this.waiting.add({ owner, table: request.table, isWatched }, { request, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    for (const task of this.waiting.clear()) task.reject(new BotError('broken', 'the server stops'));
    await Promise.all([...this.threads].map((thread) => thread.end('the server stops')));
  }

  private next(): void {
    const { next } = this.waiting;
    if (next === undefined) return;
    const idle = [...this.threads].filter((thread) => !thread.isBusy);
    // The thread that served this table last may still have its plan.
    const free = idle.find(({ lastTable }) => lastTable === next.table) ?? idle[0] ?? this.addThread();
    const task = free && this.waiting.take();
    if (free === undefined || task === undefined) return;
    const began = performance.now();
    free.run(task, () => {
      this.metrics?.took('bot_seconds', performance.now() - began);
      this.next();
    });
  }

  private addThread(): Thread | undefined {
    if (this.threads.size >= this.most) return undefined;
    const thread = new Thread(this.games, { limit: this.limit, idle: this.idleFor }, (overran) => {
      this.threads.delete(thread);
      if (overran) this.metrics?.count('bot_overruns_total');
      this.next();
    });
    this.threads.add(thread);
    return thread;
  }
}

const nobodyWatches: BotTurn = { owner: '', isWatched: () => false };

class Thread {
  private readonly worker: Worker;
  private readonly times: { readonly limit: number; readonly idle: number };
  private readonly gone: (overran: boolean) => void;
  private task: { readonly task: Task; done(): void } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isReady = false;
  private overran = false;
  /** The table it served last. */
  lastTable: string | undefined;

  constructor(
    games: ThreadGames,
    times: { readonly limit: number; readonly idle: number },
    gone: (overran: boolean) => void,
  ) {
    this.times = times;
    this.gone = gone;
    this.worker = openThread(new URL('./worker.ts', import.meta.url), {
      workerData: games,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    this.worker.unref();
    this.worker.on('message', (said: Said) => this.hear(said));
    this.worker.on('error', (error) => this.fail('broken', error.message));
    this.worker.on('exit', () => {
      if (this.overran) this.fail('overrun', `no answer within ${times.limit} ms`);
      else this.fail('broken', 'the thread has ended');
      this.gone(this.overran);
    });
  }

  get isBusy(): boolean {
    return this.task !== undefined || this.overran;
  }

  run(task: Task, done: () => void): void {
    this.task = { task, done };
    this.lastTable = task.request.table;
    this.worker.postMessage(task.request);
    this.restartTimer(this.isReady ? this.times.limit : longestLoading);
  }

  async end(why: string): Promise<void> {
    clearTimeout(this.timer);
    this.fail('broken', why);
    await this.worker.terminate();
  }

  private hear(said: Said): void {
    // The time limit of the first decision starts once the games are loaded.
    if ('ready' in said) {
      this.isReady = true;
      return this.restartTimer(this.task === undefined ? this.times.idle : this.times.limit);
    }
    if (!('error' in said)) this.finish(({ task }) => task.resolve(said));
    else this.fail('broken', said.error, said.requests);
  }

  private fail(why: BotError['why'], message: string, requests?: readonly Request[]): void {
    this.finish(({ task }) => task.reject(new BotError(why, message, requests ?? [task.request])));
  }

  private finish(settle: (task: NonNullable<Thread['task']>) => void): void {
    const { task } = this;
    if (task === undefined) return;
    this.task = undefined;
    settle(task);
    if (!this.overran) this.restartTimer(this.times.idle);
    task.done();
  }

  private restartTimer(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.overran = this.task !== undefined;
      this.worker.terminate();
    }, after);
    this.timer.unref();
  }
}
