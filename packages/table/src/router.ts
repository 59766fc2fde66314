import type { Answer, ClientMessage, PeopleMessage, Reason } from '@manigance/protocol';
import type { HostMessage } from './commands.ts';
import type { TableAddress } from './new-table.ts';
import type { TableRegistry } from './registry.ts';
import type { SentNumbers } from './room/broadcaster.ts';
import type { Person } from './room/context.ts';
import type { Room } from './room/room.ts';
import { RoomClosedError } from './room/serial-queue.ts';
import type { Watcher } from './room/watchers.ts';
import { DamagedTableError } from './store.ts';
import { lineOf } from './table-row.ts';

/** Messages about the sender, not about tables: answered by the process that knows its guests. */
type GuestMessageType = 'hello' | 'ping' | PeopleMessage;
/** Messages about tables. */
export type TableMessage = Exclude<ClientMessage, { readonly type: GuestMessageType }> | HostMessage;

/** One connection or request. */
export interface Connection {
  /** The tables it watches; absent on requests, which are sent no news. */
  readonly watching?: Map<string, { readonly room: Room; readonly watcher: Watcher }>;
  send?(text: string): void;
  isGone?: boolean;
}

const mostWatched = 50;
const listLength = 200;

/** Routes messages about tables to their rooms. Answers `undefined` when the room has sent the answer itself. */
export class TableRouter {
  private readonly registry: TableRegistry;

  constructor(registry: TableRegistry) {
    this.registry = registry;
  }

  handle(connection: Connection, person: Person, message: TableMessage): Promise<Answer | undefined> {
    // Most messages are moves at a table in memory: skip the rest of the routing.
    if (message.type === 'play' && !this.registry.isStopping) {
      const room = this.registry.roomInMemory(message.table);
      if (room !== undefined) return this.command(connection, person, room, message);
    }
    return this.route(connection, person, message);
  }

  private async route(
    connection: Connection,
    person: Person,
    message: TableMessage,
  ): Promise<Answer | undefined> {
    const { registry } = this;
    const to = message.id;
    switch (message.type) {
      case 'create': {
        if (registry.isStopping) return refused(to, { code: 'stopping' });
        if (await registry.hasTooManyTables(person.id)) return refused(to, { code: 'too-many' });
        return created(await registry.create(person, message), to);
      }
      case 'find': {
        const row = await registry.store.rowByCode(message.code);
        return row === undefined ? refused(to, { code: 'no-table' }) : { type: 'found', to, table: row.id };
      }
      case 'tables': {
        const of = message.of === 'me' ? { guest: person.id } : 'open';
        const rows = await registry.store.list(of, listLength);
        return { type: 'tables', to, tables: rows.map((row) => lineOf(row, person.id)) };
      }
      case 'unwatch':
        this.unwatch(connection, message.table);
        return { type: 'accepted', to };
      default:
        return this.inRoom(message.table, to, (room) => this.atTable(connection, person, room, message));
    }
  }

  /** Runs `use` on the room of a table. A room may close meanwhile: then the registry opens a new one. */
  private async inRoom(
    table: string,
    to: number,
    use: (room: Room) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        const room = await this.registry.room(table);
        return room === undefined ? refused(to, { code: 'no-table' }) : await use(room);
      } catch (error) {
        if (error instanceof DamagedTableError) return refused(to, { code: 'damaged' });
        if (!(error instanceof RoomClosedError)) throw error;
        if (this.registry.isStopping) return refused(to, { code: 'stopping' });
      }
    }
    return refused(to, { code: 'try-again' });
  }

  /** Lets a connection go on watching a table that it watched in another process. Answers whether it may. */
  async rejoin(connection: Connection, person: Person, table: string, sent: SentNumbers): Promise<boolean> {
    const room = await this.registry.room(table);
    const send = connection.send?.bind(connection);
    if (room === undefined || send === undefined) return false;
    this.unwatch(connection, table);
    const watcher = { person, send };
    if (!(await room.rejoin(watcher, sent))) return false;
    connection.watching?.set(table, { room, watcher });
    if (connection.isGone) this.leave(connection);
    return true;
  }

  /** Whether a connection is sent the news of a table by its present room. */
  isTold({ watching }: Connection, table: string): boolean {
    const found = watching?.get(table);
    if (found === undefined) return false;
    const { room, watcher } = found;
    return this.registry.roomInMemory(table) === room && room.hasWatcher(watcher);
  }

  /** Ends all watching of a connection that is gone. */
  leave(connection: Connection): void {
    connection.isGone = true;
    for (const { room, watcher } of connection.watching?.values() ?? []) room.unwatch(watcher);
    connection.watching?.clear();
  }

  private async atTable(
    connection: Connection,
    person: Person,
    room: Room,
    message: Extract<TableMessage, { readonly table: string }>,
  ): Promise<Answer | undefined> {
    switch (message.type) {
      case 'watch':
        return this.watch(connection, person, room, message);
      case 'whyNot':
        return room.whyNot(person, message.id);
      case 'past':
        return room.past(person, message.id);
      case 'mayUndo':
        return room.mayUndo(person, message.id);
      case 'hint':
        return this.hint(connection, person, room, message);
      case 'rematch':
        if (this.registry.isStopping) return refused(message.id, { code: 'stopping' });
        if (room.table.rematch === undefined && (await this.registry.hasTooManyTables(person.id)))
          return refused(message.id, { code: 'too-many' });
        return created(await this.registry.rematch(person, room), message.id);
      case 'unwatch':
        return undefined;
      default:
        return this.command(connection, person, room, message);
    }
  }

  /** A hint takes a while to think of: on a socket later messages do not wait for it. */
  private async hint(
    connection: Connection,
    person: Person,
    room: Room,
    message: Extract<TableMessage, { readonly type: 'hint' }>,
  ): Promise<Answer | undefined> {
    const answer = room.hint(person, message);
    const send = connection.send?.bind(connection);
    if (send === undefined) return answer;
    const failed = (): Answer => refused(message.id, { code: 'try-again' });
    void answer.catch(failed).then((given) => send(JSON.stringify(given)));
    return undefined;
  }

  /** A command whose answer has to wait does not hold up the later messages of its connection. */
  private command(
    connection: Connection,
    person: Person,
    room: Room,
    message: Parameters<Room['command']>[1],
  ): Promise<Answer | undefined> {
    const send = connection.send?.bind(connection);
    const sendLater = send && ((answer: Answer) => send(JSON.stringify(answer)));
    return room.command(person, message, sendLater);
  }

  private async watch(
    connection: Connection,
    { id, name }: Person,
    room: Room,
    message: Extract<TableMessage, { readonly type: 'watch' }>,
  ): Promise<Answer | undefined> {
    const { watching } = connection;
    const person = { id, name };
    const send = connection.send?.bind(connection);
    if (watching === undefined || send === undefined) return room.watch(person, message);
    if (watching.size >= mostWatched && !watching.has(message.table))
      return refused(message.id, { code: 'too-many' });
    this.unwatch(connection, message.table);
    const watcher = { person, send };
    const answer = await room.watch(person, message, watcher);
    if (answer.type === 'refused') return answer;
    watching.set(message.table, { room, watcher });
    if (connection.isGone) this.leave(connection);
    return undefined;
  }

  private unwatch(connection: Connection, table: string): void {
    const found = connection.watching?.get(table);
    found?.room.unwatch(found.watcher);
    connection.watching?.delete(table);
  }
}

function refused(to: number, reason: Reason): Answer {
  return { type: 'refused', to, reason };
}

function created(made: TableAddress | Reason, to: number): Answer {
  return 'id' in made
    ? { type: 'created', to, table: made.id, code: made.code }
    : { type: 'refused', to, reason: made };
}
