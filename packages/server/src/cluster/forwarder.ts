import type { Metrics } from '../metrics.ts';
import type { Broker, NoReply } from './broker.ts';
import { type Forwarded, type OwnerQuestion, type Reply, subjects } from './messages.ts';
import type { Peers } from './peers.ts';

/** Time for a reply of the owner; an answer to a secret question has to wait for seconds. */
const replyWithin = 8_000;
/** Time for an unknown owner to say who it is; ms. */
const nameWithin = 2_000;

/** Forwards messages to the owners of tables, and knows who they are. */
export class Forwarder {
  private readonly self: string;
  private readonly broker: Broker;
  private readonly peers: Peers;
  private readonly metrics: Metrics;
  private readonly owners = new Map<string, { readonly server: string; readonly epoch: number }>();

  constructor(self: string, broker: Broker, peers: Peers, metrics: Metrics) {
    this.self = self;
    this.broker = broker;
    this.peers = peers;
    this.metrics = metrics;
  }

  ownerOf(table: string): string | undefined {
    return this.owners.get(table)?.server;
  }

  /** Owners of tables that are watched here. */
  servers(): Iterable<string> {
    return new Set([...this.owners.values()].map(({ server }) => server));
  }

  /** Whether news under this epoch are the owner's, as far as this server knows. */
  isCurrent(table: string, epoch: number): boolean {
    return epoch >= (this.owners.get(table)?.epoch ?? 0);
  }

  /** Notes the owner of a table; answers whether that is news. */
  note(table: string, server: string, epoch: number): boolean {
    const known = this.owners.get(table);
    if (known !== undefined && (known.epoch > epoch || (known.epoch === epoch && known.server === server)))
      return false;
    this.owners.set(table, { server, epoch });
    return true;
  }

  forget(table: string): void {
    this.owners.delete(table);
  }

  /** Forgets the owners of tables that nobody here watches. */
  forgetUnless(isWatched: (table: string) => boolean): void {
    for (const table of this.owners.keys()) if (!isWatched(table)) this.owners.delete(table);
  }

  async ask(table: string, forwarded: Forwarded): Promise<Reply | NoReply | 'dead'> {
    if (this.ownerOf(table) === undefined) {
      // The end of an owner that is not known would be noticed by nothing but the time for its reply.
      const question: OwnerQuestion = { from: this.self, who: true };
      const reply = await this.broker.request(subjects.table(table), JSON.stringify(question), nameWithin);
      if (typeof reply === 'string') return reply;
      const named = this.read(table, reply.text);
      if (named.moved !== undefined) return named;
    }
    const owner = this.ownerOf(table);
    let cancel: () => void = () => undefined;
    const dead = new Promise<'dead'>((resolve) => {
      if (owner === undefined) return;
      if (this.peers.isDead(owner)) resolve('dead');
      else cancel = this.peers.onDeath(owner, () => resolve('dead'));
    });
    this.metrics.count('forwarded_total');
    const asked = this.broker.request(subjects.table(table), JSON.stringify(forwarded), replyWithin);
    try {
      const reply = await Promise.race([asked, dead]);
      return typeof reply === 'string' ? reply : this.read(table, reply.text);
    } finally {
      cancel();
    }
  }

  private read(table: string, text: string): Reply {
    const reply = JSON.parse(text) as Reply;
    this.peers.heard(reply.owner);
    if (reply.moved === undefined) this.note(table, reply.owner, reply.epoch);
    return reply;
  }
}
