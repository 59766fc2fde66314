import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { hostname } from 'node:os';
import { type Catalog, catalog as repositoryCatalog } from '@manigance/games';
import { BotError, type LoadedGames, type TableRegistry, TableRouter } from '@manigance/table';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { type PoolSetup, ThreadBotPool } from './bots/pool.ts';
import { Cluster } from './cluster/cluster.ts';
import { loadGames } from './games.ts';
import { Guests } from './guests.ts';
import { clientAddress, networkOf } from './http/address.ts';
import { makeApp } from './http/app.ts';
import { identityOf } from './http/identities.ts';
import { Page } from './http/page.ts';
import { Allowances, type RateName } from './http/rates.ts';
import { addressesForOthers } from './http/reach.ts';
import { sendRecordOf } from './http/records.ts';
import { Sockets } from './http/sockets.ts';
import { loggableBotError } from './loggable-bot-error.ts';
import { type MailSetup, SmtpMailer } from './mail/smtp-mailer.ts';
import { MessageRouter } from './message-router.ts';
import { Metrics } from './metrics.ts';
import { makeAccounts } from './people/accounts/index.ts';
import { siteOf } from './people/accounts/site.ts';
import { deletePerson } from './people/deletion.ts';
import { ErrorLog } from './people/desk/errors.ts';
import { openDesk } from './people/desk/index.ts';
import { Presence } from './people/friends/presence.ts';
import { type PeopleSetup, peopleHandlers, personalData } from './people/index.ts';
import { openNotices } from './people/notices/index.ts';
import type { NotifierPace } from './people/notices/notifier.ts';
import type { Reach } from './people/notices/post.ts';
import { Rater } from './people/ratings/rater.ts';
import { ResultStore } from './people/results/store.ts';
import { ResultSweep } from './people/results/sweep.ts';
import { TournamentStore } from './people/tournaments/store.ts';
import { TournamentSweep } from './people/tournaments/sweep.ts';
import { defaultRetention, Purge, type Retention } from './purge.ts';
import { RecordSigner } from './record-signer.ts';
import { serverRegistry } from './server-registry.ts';
import { openStorage } from './storage/open.ts';
import type { Guest, Storage } from './storage/port.ts';

/** Everything a host may set. */
export interface ServeSetup {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Address of NATS, where several servers share a Postgres. */
  readonly brokerUrl?: string | undefined;
  /** The host's SMTP server; without one nobody is sent mail. */
  readonly mail?: MailSetup | undefined;
  /** For tests: how soon notices are sent, and whether to this machine too. */
  readonly notices?: { readonly pace?: Partial<NotifierPace>; readonly reach?: Reach };
  /** Public address of the server, if it is behind a proxy. */
  readonly publicUrl?: string | undefined;
  /** Number of proxies of your own in front, whose X-Forwarded-For is believed. */
  readonly trustedHops?: number;
  /** Folder of the built page. */
  readonly pageFolder?: string | undefined;
  readonly logLevel?: string;
  /** Destination of the log; standard output by default. */
  readonly logTo?: DestinationStream;
  /** The games on offer; those of the repository if absent. */
  readonly catalog?: Catalog;
  /** For tests: games that are in no catalog. */
  readonly games?: LoadedGames;
  readonly bots?: PoolSetup;
  /** Least and most milliseconds a bot waits before it thinks. */
  readonly botDelay?: readonly [number, number];
  /** Least and most milliseconds from a secret question to its answer; 0 in tests: as soon as there is one. */
  readonly answerDelay?: readonly [number, number];
  readonly quietFor?: number;
  readonly limits?: Partial<ServeLimits>;
  readonly keeping?: Partial<Retention>;
  /** Switch off for load tests only. */
  readonly rateLimits?: boolean;
}

/** Limits that a host may want to change. */
export interface ServeLimits {
  /** Most sockets of one address. */
  readonly socketsPerAddress: number;
  /** Deadline for the hello on a new socket; ms. */
  readonly helloWithin: number;
  /** Interval between pings of a socket; ms. */
  readonly pingEvery: number;
  /** Time in which a request must have been sent; ms. */
  readonly requestWithin: number;
  /** Interval between looks for tables to purge; ms. */
  readonly purgeEvery: number;
}

/** Limits where the host sets none. */
export const defaultLimits: ServeLimits = {
  socketsPerAddress: 100,
  helloWithin: 10_000,
  pingEvery: 30_000,
  requestWithin: 15_000,
  purgeEvery: 60_000,
};

/** A server that runs. */
export interface Running {
  readonly port: number;
  /** Addresses under which others reach the server; none if it is local only. */
  readonly reach: readonly string[];
  readonly storage: Storage;
  /** Address that makes an account the host’s; the first time that a store is served. */
  readonly hostAddress: string | undefined;
  readonly hasPage: boolean;
  readonly registry: TableRegistry;
  /** Name of this server among those that share its store. */
  readonly name: string | undefined;
  /** Whether there is a broker that cannot be reached. */
  isBrokerAway(): boolean;
  stop(): Promise<void>;
}

/** Reconnect delay sent to clients on shutdown, in seconds. */
const backIn = 1;

/** Starts a server. */
export async function serve(setup: ServeSetup): Promise<Running> {
  const log = makeLog(setup.logLevel ?? 'info', setup.logTo);
  const storage = await openStorage(setup);
  const { brokerUrl } = setup;
  const errors = new ErrorLog(storage);
  const report = (error: unknown, table?: string) => {
    errors.note(error, table);
    log.error(
      { err: error instanceof BotError ? loggableBotError(error) : error, table },
      'something went wrong inside',
    );
  };
  const { catalog = repositoryCatalog, publicUrl, bots, botDelay, answerDelay, quietFor } = setup;
  const games = setup.games ?? (await loadGames(catalog));
  const metrics = new Metrics();
  const pool = new ThreadBotPool({ manifests: catalog.manifests.map(({ url }) => url), ...bots });
  pool.measure(metrics);
  const cluster =
    brokerUrl === undefined ? undefined : await Cluster.join({ brokerUrl, storage, metrics, report });
  const serverName = cluster && `${hostname()}-${cluster.self.slice(0, 4)}`;
  errors.server = serverName ?? '';
  const rater = new Rater(storage);
  const results = new ResultSweep({
    store: storage,
    games,
    results: new ResultStore(storage),
    inMemory: (id) => registry.roomInMemory(id)?.table,
    rateAll: async () => {
      await rater.rateAll();
      tournaments.wake();
    },
    now: () => Date.now(),
    report,
  });
  const registry = serverRegistry({
    storage,
    claims: cluster?.claims,
    games,
    bots: pool,
    metrics,
    report,
    reservedTables: (guest) => new TournamentStore(storage).tablesToCome(guest),
    onChange: ({ id, stage }) => {
      notices.notifier.noteChange(id);
      if (stage === 'over' || stage === 'abandoned') results.wake();
    },
    ...(botDelay === undefined ? {} : { botDelay }),
    ...(answerDelay === undefined ? {} : { answerDelay }),
    ...(quietFor === undefined ? {} : { quietFor }),
  });
  await registry.start();
  const guests = new Guests(storage, () => registry.now());
  const tables = cluster?.start(registry) ?? new TableRouter(registry);
  const mailer = setup.mail && new SmtpMailer(setup.mail);
  const allowances = new Allowances(setup.rateLimits ?? true);
  const charge = (rate: RateName, key: string) => allowances.take(rate, key);
  const base = () => publicUrl?.replace(/\/$/, '') ?? `http://localhost:${portOf(app)}`;
  const notices = openNotices({
    database: storage,
    registry,
    catalog,
    mailer,
    base,
    server: cluster?.self,
    ...setup.notices,
    report,
    charge,
  });
  const account = makeAccounts({
    storage,
    guests,
    mailer,
    now: () => registry.now(),
    site: () => siteOf(publicUrl, portOf(app)),
    charge,
  });
  const tournaments = new TournamentSweep({ storage, registry, tables, report, charge });
  const people: PeopleSetup = {
    guests,
    storage,
    mailer,
    account,
    notices,
    registry,
    tables,
    tournaments,
    report,
  };
  const data = personalData(people);
  const router = new MessageRouter(registry, guests, tables, peopleHandlers(people), storage, {
    byTable: cluster !== undefined,
  });
  cluster?.shareRates(allowances);
  cluster?.shareDroppedCredentials(guests);
  const limits = { ...defaultLimits, ...setup.limits };
  const purge = new Purge(registry, storage, { ...defaultRetention, ...setup.keeping });
  const signer = new RecordSigner(storage, base);
  const deleteGuest = (guest: Guest) =>
    deletePerson(guest, { storage, registry, tables, personalData: data });
  const desk = openDesk({
    ...{ storage, registry, guests, metrics, errors, purge, report, router: tables, dataDir: setup.dataDir },
    server: serverName,
    base,
    connected: () => ({ people: sockets.people, spectators: registry.spectators }),
    tellAll: (news) => sockets.tellAll(news),
    deletePerson: deleteGuest,
    identityOf: (request) => identityOf(request, { guests, publicUrl }),
    hasAccount: async (guest) => (await account.accounts.of(guest)) !== undefined,
    sendRecord: (reply, table) => sendRecordOf(reply, table, { registry, storage, signer }),
  });
  const page = new Page(setup.pageFolder);
  const { trustedHops = 0 } = setup;
  const clientNetwork = (request: IncomingMessage) => networkOf(clientAddress(request, trustedHops));
  const reach = () => addressesForOthers({ host: setup.host, port: portOf(app), publicUrl });
  const app = makeApp({
    registry,
    storage,
    router,
    metrics,
    guests,
    account,
    signer,
    personalData: data,
    deletePerson: deleteGuest,
    addRoutes: [notices.addRoutes, desk.addRoutes],
    registration: () => desk.announcement.registration,
    noteError: (error, table) => errors.note(error, table),
    page,
    allowances,
    publicUrl,
    reach,
    trustedHops,
    requestWithin: limits.requestWithin,
    networkOf: clientNetwork,
    log,
  });
  const counters = new Map<string, { value: number }>();
  const received = (type: string) => {
    const counter = counters.get(type) ?? metrics.counter('messages_total', { type });
    counters.set(type, counter);
    counter.value++;
  };
  const sockets = new Sockets({
    received,
    router,
    guests,
    metrics,
    allowances,
    publicUrl,
    addressOf: clientNetwork,
    report,
    onWelcome: () => (desk.announcement.announced === undefined ? undefined : desk.announcement.news),
    ...limits,
  });
  sockets.listen(app.server);
  // Behind a proxy all connections come from it, and its requests are limited one by one.
  if (trustedHops === 0)
    app.server.prependListener('connection', (socket: Socket) => {
      if (allowances.take('connections', networkOf(socket.remoteAddress ?? '')) > 0) socket.destroy();
    });
  await app.listen({ port: setup.port, host: setup.host, backlog: 4_096 });
  const port = portOf(app);
  log.info({ port, storage: storage.kind, page: page.isThere }, 'serving');
  notices.notifier.start();
  results.start();
  const hostAddress = await desk.start();
  tournaments.start();
  const presence = new Presence({
    database: storage,
    here: () => [...sockets.people],
    now: () => registry.now(),
    report,
  });
  const purgeNow = () => purge.sweep().catch((error: unknown) => report(error));
  let purging = purgeNow();
  const purgeTimer = setInterval(() => {
    purging = purgeNow();
  }, limits.purgeEvery);
  purgeTimer.unref();
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    clearInterval(purgeTimer);
    await purging;
    await desk.end();
    await notices.notifier.stop();
    await presence.stop();
    await tournaments.stop();
    registry.isStopping = true;
    cluster?.stopClaiming();
    sockets.tellAll({ type: 'stopping', seconds: cluster === undefined ? backIn : 0 });
    sockets.closeAll();
    app.server.closeAllConnections();
    // Tables are given up while clients take their time to leave; everything that was shown is stored.
    await Promise.all([app.close(), registry.stop().catch((error: unknown) => report(error))]);
    await results.stop();
    await cluster?.close();
    await storage.close();
    log.info('stopped');
  };
  return {
    port,
    reach: reach(),
    storage,
    hostAddress,
    hasPage: page.isThere,
    registry,
    name: cluster?.self,
    isBrokerAway: () => cluster?.broker.isConnected === false,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

function portOf({ server }: FastifyInstance): number {
  return (server.address() as AddressInfo).port;
}

/** One line of JSON per event. Requests are not logged, and so neither are cookies, tokens, names and addresses. */
function makeLog(level: string, to: DestinationStream | undefined): Logger {
  const names = ['token', 'cookie', 'authorization', 'password'];
  const paths = names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);
  const options = { level, base: null, redact: { paths, censor: '[hidden]' } };
  return to === undefined ? pino(options) : pino(options, to);
}
