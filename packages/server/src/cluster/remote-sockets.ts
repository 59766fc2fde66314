import type { Answer } from '@manigance/protocol';
import {
  ClaimedElsewhereError,
  type Connection,
  RoomClosedError,
  type TableRegistry,
  type TableRouter,
} from '@manigance/table';
import type { Broker } from './broker.ts';
import type { ServerClaims } from './claims.ts';
import { JobQueue } from './job-queue.ts';
import {
  type Checked,
  type Forwarded,
  type OwnerQuestion,
  type Reply,
  type ServerMessage,
  subjects,
  type Watched,
} from './messages.ts';
import { NewsSender } from './news.ts';

/** Parts that remote sockets work with. */
export interface RemoteSetup {
  readonly self: string;
  readonly broker: Broker;
  readonly claims: Pick<ServerClaims, 'epochOf'>;
  readonly registry: TableRegistry;
  readonly router: TableRouter;
  report(error: unknown, table: string): void;
}

/** A socket of another server at one table that is owned here. */
interface RemoteSocket {
  readonly server: string;
  readonly socket: number;
  readonly connection: Connection & { readonly watching: NonNullable<Connection['watching']> };
  readonly turn: JobQueue;
  /** Requests in hand. */
  pending: number;
}

/** Sockets of other servers at the tables owned here. To a room they are connections like any other. */
export class RemoteSockets {
  private readonly setup: RemoteSetup;
  private readonly news: NewsSender;
  /** By table, then by server and socket. */
  private readonly tables = new Map<string, Map<string, RemoteSocket>>();

  constructor(setup: RemoteSetup) {
    this.setup = setup;
    this.news = new NewsSender(setup.broker, setup.self);
  }

  /** Servers that have sockets here. */
  servers(): Iterable<string> {
    const servers = new Set<string>();
    for (const sockets of this.tables.values())
      for (const { server } of sockets.values()) servers.add(server);
    return servers;
  }

  /** The server of all sockets that watch this table from elsewhere; `undefined` if there is none or more than one. */
  onlyServerAt(table: string): string | undefined {
    const servers = new Set<string>();
    for (const { server, connection, pending } of this.tables.get(table)?.values() ?? [])
      if (connection.watching.size > 0 || pending > 0) servers.add(server);
    const [only] = servers;
    return servers.size === 1 ? only : undefined;
  }

  /** Answers a request on the subject of a table. */
  async serve(table: string, body: string, reply: (text: string) => void): Promise<void> {
    const asked = JSON.parse(body) as Forwarded | OwnerQuestion;
    const { self, claims } = this.setup;
    const epoch = claims.epochOf(table);
    const answer = (more: Partial<Reply>) => {
      const text = JSON.stringify({ owner: self, epoch: epoch ?? 0, ...more } satisfies Reply);
      this.news.reply(() => reply(text));
    };
    if (epoch === undefined) return answer({ moved: true });
    if ('who' in asked) return answer({});
    try {
      answer(await this.handle(table, epoch, asked));
    } catch (error) {
      const isMoved = error instanceof RoomClosedError || error instanceof ClaimedElsewhereError;
      if (isMoved) return answer({ moved: true });
      this.setup.report(error, table);
      const to = asked.message?.id ?? 0;
      answer({ answer: { type: 'refused', to, reason: { code: 'try-again' } } });
    }
  }

  /** Answers another server which of its sockets are not sent the news of a table, though it believes so. */
  check(server: string, watched: Watched, reply: (text: string) => void): void {
    const missing = Object.entries(watched).flatMap(([table, sockets]) =>
      sockets.every((socket) => this.isTold(table, server, socket)) ? [] : [table],
    );
    this.news.reply(() =>
      reply(JSON.stringify({ missing, sent: this.news.sentTo(server) } satisfies Checked)),
    );
  }

  private isTold(table: string, server: string, socket: number): boolean {
    const { claims, router } = this.setup;
    const one = this.tables.get(table)?.get(`${server} ${socket} ${claims.epochOf(table)}`);
    return one !== undefined && (one.pending > 0 || router.isTold(one.connection, table));
  }

  private async handle(table: string, epoch: number, asked: Forwarded): Promise<Partial<Reply>> {
    const remote = this.remoteFor(table, epoch, asked);
    if (remote === undefined) return this.run(table, asked, undefined);
    remote.pending++;
    try {
      return await this.run(table, asked, remote);
    } finally {
      remote.pending--;
    }
  }

  private async run(
    table: string,
    { person, message, rejoin }: Forwarded,
    remote: RemoteSocket | undefined,
  ): Promise<Partial<Reply>> {
    const { router, registry } = this.setup;
    const connection = remote?.connection ?? {};
    if (rejoin !== undefined)
      return remote === undefined
        ? { mayWatch: false }
        : { mayWatch: await remote.turn.run(() => router.rejoin(connection, person, table, rejoin)) };
    if (message === undefined) return {};
    const run = () => router.handle(connection, person, message);
    const isAboutWatching = message.type === 'watch' || message.type === 'unwatch';
    const answer = await (isAboutWatching && remote !== undefined ? remote.turn.run(run) : run());
    const isStopping = answer?.type === 'refused' && answer.reason.code === 'stopping';
    if (isStopping && !registry.isHere(table)) return { moved: true };
    return answer === undefined ? {} : { answer: answer as Answer };
  }

  private remoteFor(table: string, epoch: number, { from, socket }: Forwarded): RemoteSocket | undefined {
    if (socket === undefined) return undefined;
    const key = `${from} ${socket} ${epoch}`;
    const sockets = this.tables.get(table) ?? new Map<string, RemoteSocket>();
    this.tables.set(table, sockets);
    const known = sockets.get(key);
    if (known !== undefined) return known;
    const send = (text: string) => this.news.send(from, socket, `${table} ${epoch}`, text);
    const made = {
      server: from,
      socket,
      connection: { watching: new Map(), send },
      turn: new JobQueue(),
      pending: 0,
    };
    sockets.set(key, made);
    return made;
  }

  /** A socket of another server is gone. */
  gone(server: string, socket: number): void {
    this.dropWhere((one) => one.server === server && one.socket === socket);
  }

  /** Another server cannot be reached: its people are no longer present, and it has to join again. */
  dropServer(server: string): void {
    if (this.dropWhere((one) => one.server === server)) this.sayDropped(server);
  }

  /** The broker cannot be reached. */
  dropAll(): readonly string[] {
    const servers = [...this.servers()];
    this.dropWhere(() => true);
    return servers;
  }

  sayDropped(server: string): void {
    const message: ServerMessage = { from: this.setup.self, type: 'dropped' };
    this.setup.broker.publish(subjects.server(server), JSON.stringify(message));
  }

  /** Forgets the sockets at a table that is owned here no longer. */
  forget(table: string): void {
    this.tables.delete(table);
  }

  /** Forgets the sockets that no longer watch. */
  sweep(): void {
    for (const [table, sockets] of this.tables) {
      for (const [key, { connection, pending }] of sockets)
        if (connection.watching.size === 0 && pending === 0) sockets.delete(key);
      if (sockets.size === 0) this.tables.delete(table);
    }
  }

  private dropWhere(isDropped: (one: RemoteSocket) => boolean): boolean {
    const { router } = this.setup;
    let isAny = false;
    for (const sockets of this.tables.values()) {
      for (const [key, one] of sockets) {
        if (!isDropped(one)) continue;
        isAny = true;
        sockets.delete(key);
        one.connection.isGone = true;
        void one.turn.run(async () => router.leave(one.connection));
      }
    }
    return isAny;
  }
}
