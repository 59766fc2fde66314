import { type TableRegistry, TableRouter } from '@manigance/table';
import type { Guests } from '../guests.ts';
import type { Allowances } from '../http/rates.ts';
import type { Metrics } from '../metrics.ts';
import { newServerId } from '../secrets.ts';
import type { Storage } from '../storage/port.ts';
import { Broker } from './broker.ts';
import { ServerClaims } from './claims.ts';
import { ClusterRouter } from './cluster-router.ts';
import { Forwarder } from './forwarder.ts';
import { LocalSockets } from './local-sockets.ts';
import {
  type CredentialNotice,
  type OwnerNotice,
  type RateNotice,
  type ServerMessage,
  subjects,
} from './messages.ts';
import { NewsReader } from './news.ts';
import { Peers } from './peers.ts';
import { Placement } from './placement.ts';
import { Rejoining } from './rejoining.ts';
import { RemoteSockets } from './remote-sockets.ts';
import { WatchCheck } from './watch-check.ts';

/** Parts of the server that the cluster works with. */
export interface ClusterSetup {
  readonly brokerUrl: string;
  readonly storage: Storage;
  readonly metrics: Metrics;
  report(error: unknown, table?: string): void;
}

/** Interval of the heartbeats in the store, and time without one after which the tables are given up; ms. */
const [beatEvery, longestWithoutStore] = [1_000, 5_000];

/** This server among others that share its store: claims, forwarding, presence and leaving. */
export class Cluster {
  readonly self = newServerId();
  readonly claims: ServerClaims;
  readonly broker: Broker;
  private readonly setup: ClusterSetup;
  private readonly peers: Peers;
  private readonly forwarder: Forwarder;
  private readonly sockets = new LocalSockets();
  private readonly reader = new NewsReader((server) => this.rejoinTablesOf(server));
  private readonly timer: NodeJS.Timeout;
  private beatAt = performance.now();
  private registry: TableRegistry | undefined;
  private remote: RemoteSockets | undefined;
  private rejoining: Rejoining | undefined;
  private watchCheck: WatchCheck | undefined;
  private placement: Placement | undefined;
  /** Servers to tell that their sockets were dropped while the broker was away. */
  private dropped: readonly string[] = [];

  private constructor(setup: ClusterSetup) {
    this.setup = setup;
    const { storage, metrics, report } = setup;
    this.broker = new Broker(setup.brokerUrl, report);
    this.peers = new Peers({
      broker: this.broker,
      self: this.self,
      needed: () => this.peersNeeded(),
      onDead: (server) => this.lostPeer(server),
    });
    this.forwarder = new Forwarder(this.self, this.broker, this.peers, metrics);
    this.claims = new ServerClaims({
      self: this.self,
      storage,
      broker: this.broker,
      peers: this.peers,
      metrics,
      serve: (table, body, reply) => {
        this.remote?.serve(table, body, reply).catch((error: unknown) => report(error, table));
      },
      onLost: (table) => {
        this.remote?.forget(table);
        this.rejoining?.start(table);
      },
      report,
    });
    metrics.gauge('broker_connected', () => (this.broker.isConnected ? 1 : 0));
    this.timer = setInterval(() => this.beat(), beatEvery);
    this.timer.unref();
  }

  /** Announces this server in the store; the broker is connected to in the background. */
  static async join(setup: ClusterSetup): Promise<Cluster> {
    const cluster = new Cluster(setup);
    await setup.storage.beat(cluster.self);
    return cluster;
  }

  /** Starts to serve, once the registry is made that has these claims. */
  start(registry: TableRegistry): ClusterRouter {
    const { self, broker, claims, forwarder, sockets } = this;
    const { report } = this.setup;
    const router = new TableRouter(registry);
    this.registry = registry;
    this.remote = new RemoteSockets({ self, broker, claims, registry, router, report });
    const onGone = (socket: number, tables: readonly string[]) => this.sayGone(socket, tables);
    const made = new ClusterRouter({ self, registry, router, forwarder, sockets, onGone });
    this.rejoining = new Rejoining(sockets, made, report);
    const { reader, rejoining, remote } = this;
    this.placement = new Placement({
      tables: () => claims.tables(),
      isWatchedHere: (table) => sockets.isWatched(table),
      onlyServerAt: (table) => remote.onlyServerAt(table),
      handOver: (table) => {
        this.setup.metrics.count('tables_handed_over_total');
        registry.handOver(table).catch((error: unknown) => report(error, table));
      },
    });
    this.watchCheck = new WatchCheck({
      self,
      broker,
      registry,
      router,
      forwarder,
      sockets,
      reader,
      rejoining,
    });
    broker.onChange = (isConnected) => this.brokerChanged(isConnected);
    broker.serve(subjects.server(self), (body, reply) => this.hear(JSON.parse(body) as ServerMessage, reply));
    broker.serve(subjects.news(self), (body) => this.deliver(body));
    broker.serve(subjects.owner('*'), (body, _reply, subject) =>
      this.noteOwner(subject.slice(subjects.owner('').length), JSON.parse(body) as OwnerNotice),
    );
    broker.start(self);
    return made;
  }

  /** Counts rare acts on all servers alike. */
  shareRates(allowances: Allowances): void {
    const { broker, self } = this;
    broker.serve(subjects.rates, (body) => {
      const { from, name, hash } = JSON.parse(body) as RateNotice;
      if (from !== self) allowances.charge(name, hash);
    });
    allowances.onShared = (name, hash) => {
      const notice: RateNotice = { from: self, name, hash };
      broker.publish(subjects.rates, JSON.stringify(notice));
    };
  }

  /** Closes the sockets of dropped credentials on all servers. */
  shareDroppedCredentials(guests: Guests): void {
    const { broker, self } = this;
    broker.serve(subjects.credentials, (body) => {
      const { from, guest } = JSON.parse(body) as CredentialNotice;
      if (from !== self) guests.onDropped(guest).catch((error: unknown) => this.setup.report(error));
    });
    guests.announceDropped = (guest) => {
      const notice: CredentialNotice = { from: self, guest };
      broker.publish(subjects.credentials, JSON.stringify(notice));
    };
  }

  /** Claims nothing more. */
  stopClaiming(): void {
    this.claims.isStopping = true;
    if (this.rejoining !== undefined) this.rejoining.isStopping = true;
  }

  /** Leaves once every room is closed. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.peers.stop();
    this.watchCheck?.stop();
    await this.setup.storage.retire(this.self).catch((error: unknown) => this.setup.report(error));
    await this.broker.close();
  }

  private beat(): void {
    const { storage, report } = this.setup;
    storage.beat(this.self).then(
      () => {
        this.beatAt = performance.now();
      },
      (error: unknown) => report(error),
    );
    // Others may reach the store, and can claim these tables once nobody answers for them.
    if (performance.now() - this.beatAt > longestWithoutStore) this.giveUpTables();
    this.remote?.sweep();
    if (this.broker.isConnected && !this.claims.isStopping) this.placement?.look();
    this.forwarder.forgetUnless((table) => this.sockets.isWatched(table));
  }

  private giveUpTables(): void {
    for (const table of this.claims.tables()) this.registry?.depose(table);
  }

  private peersNeeded(): Iterable<string> {
    return new Set([...this.forwarder.servers(), ...(this.remote?.servers() ?? [])]);
  }

  private lostPeer(server: string): void {
    this.remote?.dropServer(server);
    this.rejoinTablesOf(server);
  }

  private rejoinTablesOf(server: string): void {
    for (const table of this.sockets.tables())
      if (this.forwarder.ownerOf(table) === server) this.rejoining?.start(table);
  }

  private brokerChanged(isConnected: boolean): void {
    this.claims.brokerChanged(isConnected);
    if (!isConnected) {
      this.reader.clear();
      this.dropped = [...this.dropped, ...(this.remote?.dropAll() ?? [])];
      return;
    }
    for (const server of new Set(this.dropped)) this.remote?.sayDropped(server);
    this.dropped = [];
    for (const table of this.sockets.tables())
      if (this.registry?.isHere(table) !== true) this.rejoining?.start(table);
  }

  private hear(message: ServerMessage, reply: (text: string) => void): void {
    this.peers.heard(message.from);
    switch (message.type) {
      case 'ping':
        return reply('');
      case 'gone':
        return this.remote?.gone(message.from, message.socket);
      case 'dropped':
        return this.rejoinTablesOf(message.from);
      case 'check':
        return this.remote?.check(message.from, message.watched, reply);
      default: {
        const never: never = message;
        return never;
      }
    }
  }

  /** Hands texts of tables' owners to the sockets they are for. */
  private deliver(body: string): void {
    for (const { table, epoch, sockets, text } of this.reader.read(body)) {
      if (this.claims.epochOf(table) !== undefined) continue;
      if (!this.forwarder.isCurrent(table, epoch)) continue; // a former owner's
      for (const socket of sockets) this.sockets.get(socket)?.send(text);
    }
  }

  private noteOwner(table: string, { server, epoch }: OwnerNotice): void {
    if (server === this.self) return;
    const held = this.claims.epochOf(table);
    if (held !== undefined && held < epoch) return this.registry?.depose(table);
    if (held !== undefined || !this.sockets.isWatched(table)) return;
    const isNews = server === undefined || this.forwarder.note(table, server, epoch);
    if (server === undefined) this.forwarder.forget(table);
    if (isNews) this.rejoining?.start(table);
  }

  private sayGone(socket: number, tables: readonly string[]): void {
    const owners = new Set(tables.flatMap((table) => this.forwarder.ownerOf(table) ?? []));
    const message: ServerMessage = { from: this.self, type: 'gone', socket };
    for (const owner of owners) this.broker.publish(subjects.server(owner), JSON.stringify(message));
  }
}
