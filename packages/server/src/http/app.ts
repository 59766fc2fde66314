import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ClientMessage } from '@manigance/protocol';
import { limits } from '@manigance/protocol';
import { fitMessage } from '@manigance/protocol/check';
import { messageSchemas, openApi } from '@manigance/protocol/openapi';
import { lineOf, type TableRegistry } from '@manigance/table';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Guests } from '../guests.ts';
import type { MessageRouter } from '../message-router.ts';
import type { Metrics } from '../metrics.ts';
import type { AccountSetup } from '../people/accounts/index.ts';
import { isOurs } from '../people/accounts/names.ts';
import { deviceOf } from '../people/accounts/sessions.ts';
import type { Registration } from '../people/desk/announcement.ts';
import { exportAll, type PersonalData } from '../people/personal-data.ts';
import { leaderboard } from '../people/ratings/leaderboard.ts';
import { readPool } from '../people/ratings/pools.ts';
import type { RecordSigner } from '../record-signer.ts';
import type { Guest, Storage } from '../storage/port.ts';
import { accountRoutes } from './account-routes.ts';
import { securityHeaders } from './headers.ts';
import { backToGuest, giveCookie, identityOf } from './identities.ts';
import { bearerOf, cookieOf, isOwnOrigin } from './origin.ts';
import type { Page } from './page.ts';
import type { Allowances } from './rates.ts';
import { Readiness } from './readiness.ts';
import { recordRoutes } from './records.ts';
import { attachment, refused } from './replies.ts';

/** Parts of the server behind the HTTP interface. */
export interface AppSetup {
  readonly registry: TableRegistry;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly router: MessageRouter;
  readonly guests: Guests;
  readonly account: AccountSetup;
  readonly personalData: readonly PersonalData[];
  /** Deletes everything about a guest. */
  deletePerson(guest: Guest): Promise<void>;
  /** Adds the routes of subjects that have their own. */
  readonly addRoutes: readonly ((app: FastifyInstance) => void)[];
  /** Whether there may be new accounts and new guests. */
  registration(): Registration;
  readonly signer: RecordSigner;
  /** Notes an error for the host to look at. */
  noteError(error: unknown, table?: string): void;
  readonly page: Page;
  readonly allowances: Allowances;
  readonly publicUrl: string | undefined;
  /** Addresses under which others reach the server. */
  readonly reach: () => readonly string[];
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  readonly trustedHops: number;
  /** Time in which a request must have been sent; ms. */
  readonly requestWithin: number;
  /** The network that a request counts for. */
  networkOf(request: IncomingMessage): string;
  readonly log: FastifyBaseLogger;
}

/** The HTTP interface. */
export function makeApp(setup: AppSetup): FastifyInstance {
  const { publicUrl, log } = setup;
  const headers = securityHeaders(publicUrl?.startsWith('https:') ?? false);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.messageLength * 4,
    trustProxy: (_address, hop) => hop < setup.trustedHops,
    routerOptions: { maxParamLength: 64 },
    requestTimeout: setup.requestWithin,
    http: {
      headersTimeout: setup.requestWithin,
      connectionsCheckingInterval: Math.min(2_000, setup.requestWithin),
    },
    // A malformed URL reaches no hook.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers);
      const wait = setup.allowances.take('request', setup.networkOf(request.raw));
      refused(reply, wait > 0 ? { code: 'too-fast', wait } : { code: 'malformed', at: '.' });
    },
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(badRequest(headers));
    },
  });
  app.removeContentTypeParser('text/plain'); // forms of other sites could send it
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (probes.includes(request.url)) return undefined; // a limited probe would end a healthy server
    const wait = setup.allowances.take('request', setup.networkOf(request.raw));
    if (wait > 0) return refused(reply.header('connection', 'close'), { code: 'too-fast', wait });
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, publicUrl)) {
      return reply.code(403).send({ error: 'wrong origin' });
    }
    return undefined;
  });
  // Details of an internal error go to the log only.
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { readonly statusCode?: number }).statusCode ?? 500;
    if (status >= 500) {
      log.error({ err: error }, 'a request failed');
      setup.noteError(error, tableIn(request.body));
    }
    if (status >= 500) return reply.code(500).send({ error: 'internal' });
    return refused(reply, { code: status === 413 ? 'too-large' : 'malformed', at: '.' } as never, status);
  });
  operations(app, setup);
  people(app, setup);
  accountRoutes(app, setup);
  for (const add of setup.addRoutes) add(app);
  messages(app, setup);
  files(app, setup);
  return app;
}

/** The table that a request was about, if it names one. */
function tableIn(body: unknown): string | undefined {
  const { table } = (body ?? {}) as { readonly table?: unknown };
  return typeof table === 'string' && /^[a-z0-9]{16,32}$/.test(table) ? table : undefined;
}

/** Paths that the machinery around the server asks, never limited. A readiness answer holds for half a second. */
const probes: readonly string[] = ['/healthz', '/readyz'];

/** The answer to bytes that are no request. */
function badRequest(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 400 Bad Request\r\n${lines.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`;
}

function operations(app: FastifyInstance, { registry, storage, metrics }: AppSetup): void {
  const readiness = new Readiness(storage);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge('event_loop_lag_p99_seconds', () => delay.percentile(99) / 1e9);
  metrics.gauge('resident_bytes', () => process.memoryUsage.rss());
  metrics.gaugeBy('tables', 'stage', () => storage.count());
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    if (registry.isStopping) return reply.code(503).type('text/plain').send('stopping\n');
    if (!(await readiness.isReady()))
      return reply.code(503).type('text/plain').send('the store does not answer\n');
    return reply.type('text/plain').send('ready\n');
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOfThisMachine(request) || !isLocalHost(request))
      return reply.code(404).send({ error: 'not found' });
    return reply.type('text/plain; version=0.0.4').send(await metrics.text());
  });
}

/** Whether the request names this machine. A page of another site can make its own name lead here. */
function isLocalHost({ headers: { host = '' } }: FastifyRequest): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

/** Whether a request comes from this machine, and not through a proxy on it. */
function isOfThisMachine({ ip, headers }: FastifyRequest): boolean {
  const isProxied = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers);
  return !isProxied && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
}

function people(app: FastifyInstance, setup: AppSetup): void {
  const { guests, allowances, publicUrl, reach } = setup;
  /** Browsers keep a cookie for a limited time from when it was last set. */
  const renewCookie = (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerOf(request.headers) === undefined ? cookieOf(request.headers) : undefined;
    if (token !== undefined) giveCookie(request, reply, token, setup);
  };
  app.get('/api/me', async (request, reply) => {
    const { guest } = (await identityOf(request, setup)) ?? {};
    if (guest === undefined) return refused(reply, { code: 'stranger' });
    renewCookie(request, reply);
    return { id: guest.id, name: guest.name };
  });
  app.get('/api/me/export', async (request, reply) => {
    const identity = await identityOf(request, setup);
    if (identity === undefined) return refused(reply, { code: 'stranger' });
    const isByToken = identity.token.kind === 'api';
    if (isByToken && (await setup.account.accounts.of(identity.guest.id)) !== undefined)
      return refused(reply, { code: 'cookie-only' });
    const wait = allowances.take('export', identity.guest.id);
    if (wait > 0) return refused(reply, { code: 'too-fast', wait });
    return reply
      .type('application/json')
      .header('content-disposition', attachment('manigance.json'))
      .send(`${JSON.stringify(await exportAll(identity, setup.personalData), undefined, 2)}\n`);
  });
  // Network addresses of this machine are shown only to requests from it.
  app.get('/api/reach', async (request) =>
    publicUrl !== undefined || isOfThisMachine(request) ? reach() : [],
  );
  app.post('/api/guest', async (request, reply) => {
    const body = (request.body ?? {}) as { readonly name?: unknown; readonly token?: unknown };
    const read = fitMessage({ type: 'name', id: 0, name: body.name });
    if (!read.ok) return refused(reply, read.reason);
    const wantsToken = body.token === true;
    // A known guest keeps their identity, and with it their seats.
    const known = wantsToken ? undefined : (await identityOf(request, setup))?.guest;
    if (known !== undefined) {
      renewCookie(request, reply);
      return { id: known.id, name: known.name };
    }
    if (!setup.registration().guests) return refused(reply, { code: 'registration-closed' });
    if (isOurs(String(body.name))) return refused(reply, { code: 'name-reserved' });
    const wait = allowances.take('guest', setup.networkOf(request.raw));
    if (wait > 0) return refused(reply, { code: 'too-fast', wait });
    const [kind, label] = wantsToken
      ? (['api'] as const)
      : (['cookie', deviceOf(request.headers['user-agent'])] as const);
    const { guest, token } = await guests.welcome(String(body.name), kind, label || undefined);
    if (!wantsToken) giveCookie(request, reply, token, setup);
    return { id: guest.id, name: guest.name, ...(wantsToken ? { token } : {}) };
  });
}

function messages(app: FastifyInstance, setup: AppSetup): void {
  const { router, registry, storage, allowances } = setup;
  app.get('/api/games', async () =>
    Object.values(registry.games).map(({ game: { id, seats, settings, rulesVersion }, levels }) => ({
      id,
      seats,
      settings,
      rulesVersion,
      levels,
    })),
  );
  // Open tables are listed without identification.
  app.get('/api/tables', async () => (await storage.list('open', 200)).map((row) => lineOf(row, '')));
  app.get('/api/openapi.json', async () => openApi());
  app.get('/api/messages.json', async () => messageSchemas());
  recordRoutes(app, setup);
  app.get('/api/leaderboards/:game/:players/:kind', async (request) => {
    const { game, players, kind } = request.params as Readonly<Record<string, string>>;
    const pool = readPool(`${game}/${players}/${kind}`);
    return pool === undefined ? { places: [] } : leaderboard(storage, pool);
  });
  app.post('/api/:type', async (request, reply) => {
    const { type } = request.params as { readonly type: string };
    const read = fitMessage({ ...(request.body as object), type, id: 0 });
    if (!read.ok) return refused(reply, read.reason);
    const identity = await identityOf(request, setup);
    const message: ClientMessage = read.message;
    const network = setup.networkOf(request.raw);
    const wait = allowances.takeFor(message.type, identity?.guest.id ?? network, network);
    if (wait > 0) return refused(reply, { code: 'too-fast', wait });
    const answer = await router.handle({ identity, mayIdentify: false }, message);
    if (answer?.type === 'refused') return refused(reply, answer.reason);
    if (type === 'signOut') await backToGuest(request, reply, setup);
    return answer ?? { type: 'accepted', to: 0 };
  });
}

function files(app: FastifyInstance, { page }: AppSetup): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file =
      isRead && !path.startsWith('/api/') ? page.find(path === '/' ? '/index.html' : path) : undefined;
    if (file === undefined) return reply.code(404).send({ error: 'not found' });
    reply.header('etag', file.tag);
    reply.header('cache-control', file.isFingerprinted ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
    reply.header('vary', 'accept-encoding');
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (!takesBrotli || file.brotli === undefined) return reply.type(file.type).send(file.body);
    return reply.header('content-encoding', 'br').type(file.type).send(file.brotli);
  });
}
