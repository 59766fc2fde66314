import type { Answer } from '@manigance/protocol';
import {
  ClaimedElsewhereError,
  type Connection,
  type Person,
  RoomClosedError,
  type TableMessage,
  type TableRegistry,
  type TableRouter,
} from '@manigance/table';
import type { Forwarder } from './forwarder.ts';
import type { LocalSocket, LocalSockets, Watch } from './local-sockets.ts';
import type { Forwarded, Reply } from './messages.ts';

/** Parts that the router works with. */
export interface ClusterRouterSetup {
  readonly self: string;
  readonly registry: TableRegistry;
  readonly router: TableRouter;
  readonly forwarder: Forwarder;
  readonly sockets: LocalSockets;
  /** A socket that watched tables of other servers is gone. */
  onGone(socket: number, tables: readonly string[]): void;
}

type Placed = Extract<TableMessage, { readonly table: string }>;

/** Time in which a table has to be found, and the pause before it is looked for again; ms. */
const [findWithin, pauseBefore] = [4_000, 25];
const mostWatched = 50;

/** Routes messages about tables to this server's rooms, or to the server that owns the table. */
export class ClusterRouter {
  private readonly setup: ClusterRouterSetup;

  constructor(setup: ClusterRouterSetup) {
    this.setup = setup;
  }

  async handle(caller: Connection, person: Person, message: TableMessage): Promise<Answer | undefined> {
    const { router, sockets } = this.setup;
    if (!('table' in message)) return router.handle(caller, person, message);
    const socket = sockets.of(caller);
    const who = { id: person.id, name: person.name };
    if (socket === undefined || (message.type !== 'watch' && message.type !== 'unwatch'))
      return this.run(socket, who, message);
    const { watches } = socket;
    if (message.type === 'unwatch' && !watches.has(message.table))
      return { type: 'accepted', to: message.id };
    if (message.type === 'watch' && watches.size >= mostWatched && !watches.has(message.table))
      return { type: 'refused', to: message.id, reason: { code: 'too-many' } };
    return socket.turn.run(async () => {
      socket.watchingPerson = who;
      const answer = await this.run(socket, who, message);
      if (message.type === 'unwatch') socket.unwatch(message.table);
      return answer;
    });
  }

  /** Ends all watching of a connection that is gone. */
  leave(caller: Connection): void {
    const { sockets, router } = this.setup;
    const socket = sockets.remove(caller);
    if (socket === undefined) return;
    router.leave(socket.connection);
    this.setup.onGone(socket.id, [...socket.watches.keys()]);
  }

  /** Lets a socket go on watching, wherever the table is now. `try-again` if it cannot be reached. */
  async rejoin(socket: LocalSocket, watch: Watch): Promise<boolean | 'try-again'> {
    const { router, self } = this.setup;
    const { table, person, after, chatAfter } = watch;
    const sent = { after, chatAfter };
    const found = await this.find(table, () => router.rejoin(socket.connection, person, table, sent), {
      from: self,
      socket: socket.id,
      person,
      rejoin: sent,
    });
    if (found === 'try-again') return found;
    return 'here' in found ? found.here : found.reply.mayWatch === true;
  }

  private async run(
    socket: LocalSocket | undefined,
    person: Person,
    message: Placed,
  ): Promise<Answer | undefined> {
    const { router, self } = this.setup;
    const found = await this.find(
      message.table,
      () => router.handle(socket?.connection ?? {}, person, message),
      { from: self, socket: socket?.id, person, message },
    );
    if (found === 'try-again') return { type: 'refused', to: message.id, reason: { code: 'try-again' } };
    return 'here' in found ? found.here : found.reply.answer;
  }

  /** Uses a table here, or asks its owner; claims it if it has none. */
  private async find<T>(
    table: string,
    use: () => Promise<T>,
    forwarded: Forwarded,
  ): Promise<{ readonly here: T } | { readonly reply: Reply } | 'try-again'> {
    const { registry, forwarder } = this.setup;
    const end = performance.now() + findWithin;
    let isHere = registry.isHere(table);
    while (performance.now() < end) {
      try {
        if (isHere) return { here: await use() };
      } catch (error) {
        if (!isElsewhere(error)) throw error;
        await pause();
      }
      const reply = await forwarder.ask(table, forwarded);
      if (typeof reply !== 'string' && reply.moved === undefined) return { reply };
      const isUnsure = reply === 'silent' || reply === 'away';
      if (isUnsure && !(await this.mayBeHere(table))) return 'try-again';
      forwarder.forget(table);
      // Nobody serves it: `use` claims it, if the store says that it may be claimed.
      isHere = typeof reply === 'string' || registry.isHere(table);
      if (!isHere) await pause();
    }
    return 'try-again';
  }

  private async mayBeHere(table: string): Promise<boolean> {
    try {
      await this.setup.registry.room(table);
      return true;
    } catch (error) {
      if (isElsewhere(error)) return false;
      throw error;
    }
  }
}

function isElsewhere(error: unknown): boolean {
  return error instanceof ClaimedElsewhereError || error instanceof RoomClosedError;
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pauseBefore);
  });
}
