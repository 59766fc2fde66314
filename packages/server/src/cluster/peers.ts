import type { Broker } from './broker.ts';
import { type ServerMessage, subjects } from './messages.ts';

/** Interval of the questions to other servers, and the time for an answer; ms. */
const [askEvery, answerWithin] = [250, 2_000];

/** Broker and listeners of the checks of peers. */
export interface PeersSetup {
  readonly broker: Broker;
  readonly self: string;
  /** Servers that this one shares a table with. */
  needed(): Iterable<string>;
  onDead(server: string): void;
}

/** Asks the servers that this one shares tables with for signs of life. */
export class Peers {
  private readonly setup: PeersSetup;
  private readonly asking = new Set<string>();
  private readonly dead = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private readonly question: string;
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(setup: PeersSetup) {
    this.setup = setup;
    const question: ServerMessage = { from: setup.self, type: 'ping' };
    this.question = JSON.stringify(question);
    this.timer = setInterval(() => this.ask(), askEvery);
    this.timer.unref();
  }

  isDead(server: string): boolean {
    return this.dead.has(server);
  }

  /** A server gave a sign of life. */
  heard(server: string): void {
    this.dead.delete(server);
  }

  /** Calls back when a server dies; the answer cancels that. */
  onDeath(server: string, tell: () => void): () => void {
    const tells = this.waiting.get(server) ?? new Set();
    this.waiting.set(server, tells);
    tells.add(tell);
    return () => {
      tells.delete(tell);
      if (tells.size === 0) this.waiting.delete(server);
    };
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private ask(): void {
    const servers = new Set([...this.setup.needed(), ...this.waiting.keys()]);
    servers.delete(this.setup.self);
    for (const server of servers) if (!this.asking.has(server)) void this.askOne(server);
  }

  private async askOne(server: string): Promise<void> {
    this.asking.add(server);
    const reply = await this.setup.broker.request(subjects.server(server), this.question, answerWithin);
    this.asking.delete(server);
    if (reply === 'away') return;
    if (typeof reply !== 'string') return this.heard(server);
    if (this.dead.has(server)) return;
    this.dead.add(server);
    for (const tell of this.waiting.get(server) ?? []) tell();
    this.setup.onDead(server);
  }
}
