import { ClaimedElsewhereError, type DueTable, type TableClaims } from '@manigance/table';
import type { Metrics } from '../metrics.ts';
import type { ClaimStore } from '../storage/port.ts';
import type { Broker } from './broker.ts';
import { type OwnerNotice, type OwnerQuestion, subjects } from './messages.ts';
import type { Peers } from './peers.ts';

/** Time for the owner of a table to say so; ms. */
const answerWithin = 2_000;
/** Time after a connection to the broker in which other servers may not have theirs yet; ms. */
const settlingTime = 1_500;
/** Time between two looks at the clock after which this process counts as suspended; ms. */
const longestGap = 2_500;
/** Time after which the store is asked in any case whether a table was claimed elsewhere; ms. */
const longestUnchecked = 3_000;

/** Store, broker and listeners of the claims. */
export interface ClaimsSetup {
  readonly self: string;
  readonly storage: ClaimStore;
  readonly broker: Broker;
  readonly peers: Pick<Peers, 'isDead'>;
  readonly metrics: Metrics;
  /** Serves the requests for a table that is owned here. */
  serve(table: string, body: string, reply: (text: string) => void): void;
  /** The table is owned here no longer, by this server's choice or not. */
  onLost(table: string): void;
  report(error: unknown, table: string): void;
}

/** The tables of this server. A claim is decided by the store alone; the broker tells whether one is called for. */
export class ServerClaims implements TableClaims {
  private readonly setup: ClaimsSetup;
  private readonly held = new Map<string, number>();
  /** Epochs of due tables that were claimed and are about to be opened. */
  private readonly granted = new Map<string, number>();
  private connectedAt = Number.POSITIVE_INFINITY;
  /** Whether announcements of other servers may have been missed. */
  private mayHaveMissed = false;
  private lookedAt = performance.now();
  private checkedAt = performance.now();
  isStopping = false;

  constructor(setup: ClaimsSetup) {
    this.setup = setup;
  }

  get isHurried(): boolean {
    return !this.setup.broker.isConnected;
  }

  /** The tables that belong to this server. */
  tables(): readonly string[] {
    return [...this.held.keys()];
  }

  epochOf(table: string): number | undefined {
    return this.held.get(table);
  }

  brokerChanged(isConnected: boolean): void {
    this.connectedAt = isConnected ? performance.now() : Number.POSITIVE_INFINITY;
    this.mayHaveMissed = true;
    if (!isConnected) return;
    // Announcements of the last seconds before the loss was noticed may have reached nobody.
    for (const [table, epoch] of this.held) this.announce(table, { server: this.setup.self, epoch });
  }

  async claim(table: string): Promise<number | undefined> {
    const { storage, self } = this.setup;
    const granted = this.granted.get(table);
    this.granted.delete(table);
    if (granted !== undefined) return this.hold(table, granted);
    for (;;) {
      if (this.isStopping) throw new ClaimedElsewhereError('this server stops');
      // The epoch is read before the question, so that a claim made after it wins.
      const found = await storage.claimOf(table);
      if (found === undefined) return undefined;
      if (!(await this.isFree(table, found))) throw new ClaimedElsewhereError('the table has an owner');
      const epoch = await storage.claim(table, found.epoch, self);
      if (epoch !== undefined) return this.hold(table, epoch);
    }
  }

  private async isFree(
    table: string,
    { owner, isOwnerAlive }: { readonly owner?: string | undefined; readonly isOwnerAlive: boolean },
  ): Promise<boolean> {
    const { self, broker, peers } = this.setup;
    if (owner === undefined || owner === self) return true;
    if (performance.now() - this.connectedAt < settlingTime || !broker.isConnected) return !isOwnerAlive;
    if (peers.isDead(owner)) return true;
    const question: OwnerQuestion = { from: self, who: true };
    const reply = await broker.request(subjects.table(table), JSON.stringify(question), answerWithin);
    if (reply === 'nobody') return true;
    return typeof reply === 'string' && (peers.isDead(owner) || !isOwnerAlive);
  }

  async claimDue(by: number, limit: number, except: readonly string[]): Promise<readonly DueTable[]> {
    if (this.isStopping) return [];
    const { storage, self } = this.setup;
    const claimed = await storage.claimDue(by, limit, self, [...except, ...this.held.keys()]);
    for (const { id, epoch } of claimed) this.granted.set(id, epoch);
    return claimed;
  }

  async isHeld(table: string, epoch: number): Promise<boolean> {
    return (await this.setup.storage.deposed(new Map([[table, epoch]]))).length === 0;
  }

  async lost(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const now = performance.now();
    const isAway = !this.setup.broker.isConnected;
    const isLate = now - this.lookedAt > longestGap || now - this.checkedAt > longestUnchecked;
    if (isLate || isAway) this.mayHaveMissed = true;
    this.lookedAt = now;
    if (!this.mayHaveMissed || known.size === 0) return [];
    const deposed = await this.setup.storage.deposed(known);
    this.mayHaveMissed = false;
    this.checkedAt = now;
    return deposed;
  }

  async release(table: string, epoch: number): Promise<void> {
    if (this.held.get(table) !== epoch) return;
    this.drop(table);
    const { storage, report } = this.setup;
    await storage.release(table, epoch).catch((error: unknown) => report(error, table));
    this.announce(table, { epoch });
  }

  deposed(table: string): void {
    this.setup.metrics.count('claims_lost_total');
    this.drop(table);
  }

  private hold(table: string, epoch: number): number {
    const { self, broker, metrics, serve } = this.setup;
    metrics.count('claims_total');
    this.held.set(table, epoch);
    broker.serve(subjects.table(table), (body, reply) => serve(table, body, reply));
    this.announce(table, { server: self, epoch });
    return epoch;
  }

  private drop(table: string): void {
    this.held.delete(table);
    this.setup.broker.unserve(subjects.table(table));
    this.setup.onLost(table);
  }

  private announce(table: string, notice: OwnerNotice): void {
    this.setup.broker.publish(subjects.owner(table), JSON.stringify(notice));
  }
}
