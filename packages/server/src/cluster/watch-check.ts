import type { TableRegistry, TableRouter } from '@manigance/table';
import type { Broker } from './broker.ts';
import type { Forwarder } from './forwarder.ts';
import type { LocalSockets } from './local-sockets.ts';
import { type Checked, type ServerMessage, subjects, type Watched } from './messages.ts';
import type { NewsReader } from './news.ts';
import type { Rejoining } from './rejoining.ts';

/** Parts that the check works with. */
export interface WatchCheckSetup {
  readonly self: string;
  readonly broker: Broker;
  readonly registry: TableRegistry;
  readonly router: TableRouter;
  readonly forwarder: Forwarder;
  readonly sockets: LocalSockets;
  readonly reader: NewsReader;
  readonly rejoining: Rejoining;
}

/** Interval of the checks, and the time for an answer; ms. */
const [checkEvery, answerWithin] = [2_000, 2_000];
/** Most tables in one question. */
const mostTables = 2_000;

/**
 * Compares what this server's sockets watch with what the owners of the tables believe, and lets those join again that are
 * told nothing, whatever message or announcement was lost.
 */
export class WatchCheck {
  private readonly setup: WatchCheckSetup;
  private readonly timer: NodeJS.Timeout;
  /** Owners that are being asked. */
  private readonly asking = new Set<string>();

  constructor(setup: WatchCheckSetup) {
    this.setup = setup;
    this.timer = setInterval(() => this.check(), checkEvery);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private check(): void {
    const { sockets, registry, forwarder, rejoining } = this.setup;
    const elsewhere = new Map<string, string[]>();
    for (const table of sockets.tables()) {
      if (rejoining.isInHand(table)) continue;
      const owner = forwarder.ownerOf(table);
      if (registry.isHere(table)) this.checkHere(table);
      else if (owner === undefined) rejoining.start(table);
      else {
        const tables = elsewhere.get(owner) ?? [];
        elsewhere.set(owner, tables);
        tables.push(table);
      }
    }
    for (const [owner, tables] of elsewhere)
      if (!this.asking.has(owner)) void this.ask(owner, tables).finally(() => this.asking.delete(owner));
  }

  private checkHere(table: string): void {
    const { sockets, router, rejoining } = this.setup;
    if (!sockets.at(table).every(({ connection }) => router.isTold(connection, table)))
      rejoining.start(table);
  }

  private async ask(owner: string, tables: readonly string[]): Promise<void> {
    const { self, broker, sockets, forwarder, reader, rejoining } = this.setup;
    this.asking.add(owner);
    for (let from = 0; from < tables.length; from += mostTables) {
      const some = tables.slice(from, from + mostTables);
      const watched: Watched = Object.fromEntries(
        some.map((table) => [table, sockets.at(table).map(({ id }) => id)]),
      );
      const question: ServerMessage = { from: self, type: 'check', watched };
      const reply = await broker.request(subjects.server(owner), JSON.stringify(question), answerWithin);
      if (typeof reply === 'string') return; // whether it is dead is for others to find out
      const { missing, sent } = JSON.parse(reply.text) as Checked;
      reader.expect(owner, sent);
      for (const table of missing) if (forwarder.ownerOf(table) === owner) rejoining.start(table);
    }
  }
}
