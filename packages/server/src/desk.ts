import { type Answer, type ClientMessage, protocolVersion, type Reason } from '@manigance/protocol';
import type { Guests } from './guests.ts';
import type { House } from './house.ts';
import type { Watcher } from './room/audience.ts';
import type { Room } from './room/room.ts';
import { RoomClosedError } from './room/turns.ts';
import { lineOf } from './row.ts';
import type { Guest } from './storage/port.ts';

/** Whoever sends messages: a socket, or one request. */
export interface Caller {
  guest: Guest | undefined;
  /** Takes a token where the connection itself did not say who it is. */
  readonly mayIdentify: boolean;
  /** Present on sockets: who is to be told what happens. */
  readonly watching?: Map<string, { readonly room: Room; readonly watcher: Watcher }>;
  send?(text: string): void;
  isGone?: boolean;
}

const mostWatched = 50;
const mostOwnTables = 200;

/** Where every message goes, from sockets and requests alike. Answers `undefined` when it has sent the answer itself. */
export class Desk {
  private readonly house: House;
  private readonly guests: Guests;

  constructor(house: House, guests: Guests) {
    this.house = house;
    this.guests = guests;
  }

  handle(caller: Caller, message: ClientMessage): Promise<Answer | undefined> {
    const { guest } = caller;
    // Nearly everything is a move at a table in memory: straight there.
    if (message.type === 'play' && guest !== undefined && !this.house.isStopping) {
      const room = this.house.roomInMemory(message.table);
      if (room !== undefined) return room.command(guest, message);
    }
    return this.handleAny(caller, message);
  }

  private async handleAny(caller: Caller, message: ClientMessage): Promise<Answer | undefined> {
    const to = message.id;
    const refuse = (reason: Reason): Answer => ({ type: 'refused', to, reason });
    if (message.type === 'hello') return this.hello(caller, message.version, message.token, to);
    const { guest } = caller;
    if (guest === undefined) return refuse({ code: 'stranger' });
    switch (message.type) {
      case 'ping':
        return { type: 'accepted', to };
      case 'name':
        caller.guest = await this.guests.rename(guest, message.name);
        return { type: 'accepted', to };
      case 'create': {
        if (this.house.isStopping) return refuse({ code: 'stopping' });
        const mine = await this.house.storage.list({ guest: guest.id }, mostOwnTables);
        const going = mine.filter(({ stage }) => stage === 'gathering' || stage === 'playing');
        if (going.length >= mostOwnTables) return refuse({ code: 'too-many' });
        return created(await this.house.create(guest, message), to);
      }
      case 'find': {
        const row = await this.house.storage.rowByCode(message.code);
        return row === undefined ? refuse({ code: 'no-table' }) : { type: 'found', to, table: row.id };
      }
      case 'tables': {
        const of = message.of === 'me' ? { guest: guest.id } : 'open';
        const rows = await this.house.storage.list(of, 200);
        return { type: 'tables', to, tables: rows.map((row) => lineOf(row, guest.id)) };
      }
      case 'newToken': {
        const token = await this.guests.newToken(guest.id, message.label);
        return token === undefined ? refuse({ code: 'too-many' }) : { type: 'token', to, token };
      }
      case 'dropTokens':
        await this.guests.dropTokens(guest.id);
        return { type: 'accepted', to };
      case 'unwatch':
        this.unwatch(caller, message.table);
        return { type: 'accepted', to };
      default:
        return this.inRoom(message.table, to, (room) => this.atTable(caller, guest, room, message));
    }
  }

  /** A room may let go of its table at the very moment it is asked: then the house has, or makes, another. */
  private async inRoom(
    table: string,
    to: number,
    use: (room: Room) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    for (let attempt = 0; attempt < 3; attempt++) {
      const room = await this.house.room(table);
      if (room === undefined) return { type: 'refused', to, reason: { code: 'no-table' } };
      try {
        return await use(room);
      } catch (error) {
        if (!(error instanceof RoomClosedError)) throw error;
        if (this.house.isStopping) return { type: 'refused', to, reason: { code: 'stopping' } };
      }
    }
    return { type: 'refused', to, reason: { code: 'try-again' } };
  }

  /** A socket is gone. */
  leave(caller: Caller): void {
    caller.isGone = true;
    for (const { room, watcher } of caller.watching?.values() ?? []) room.unwatch(watcher);
    caller.watching?.clear();
  }

  private async hello(
    caller: Caller,
    version: number,
    token: string | undefined,
    to: number,
  ): Promise<Answer> {
    if (version !== protocolVersion) {
      return { type: 'refused', to, reason: { code: 'outdated', speaks: protocolVersion } };
    }
    if (token !== undefined && caller.mayIdentify) caller.guest = await this.guests.known(token);
    const { guest } = caller;
    if (guest === undefined) return { type: 'refused', to, reason: { code: 'stranger' } };
    const me = { id: guest.id, name: guest.name };
    return { type: 'welcome', to, version: protocolVersion, me, now: this.house.now() };
  }

  private async atTable(
    caller: Caller,
    guest: Guest,
    room: Room,
    message: Extract<ClientMessage, { readonly table: string }>,
  ): Promise<Answer | undefined> {
    switch (message.type) {
      case 'watch':
        return this.watch(caller, guest, room, message);
      case 'whyNot':
        return room.whyNot(guest, message.id);
      case 'rematch':
        return created(await this.house.rematch(guest, room), message.id);
      case 'unwatch':
        return undefined;
      default:
        return room.command(guest, message);
    }
  }

  private async watch(
    caller: Caller,
    { id, name }: Guest,
    room: Room,
    message: Extract<ClientMessage, { readonly type: 'watch' }>,
  ): Promise<Answer | undefined> {
    const { watching } = caller;
    const person = { id, name };
    const send = caller.send?.bind(caller);
    if (watching === undefined || send === undefined) return room.watch(person, message);
    if (watching.size >= mostWatched && !watching.has(message.table)) {
      return { type: 'refused', to: message.id, reason: { code: 'too-many' } };
    }
    this.unwatch(caller, message.table);
    const watcher = { person, send };
    const answer = await room.watch(person, message, watcher);
    if (answer.type === 'refused') return answer;
    watching.set(message.table, { room, watcher });
    if (caller.isGone) this.leave(caller);
    return undefined;
  }

  private unwatch(caller: Caller, table: string): void {
    const found = caller.watching?.get(table);
    found?.room.unwatch(found.watcher);
    caller.watching?.delete(table);
  }
}

function created(made: { readonly id: string; readonly code: string } | Reason, to: number): Answer {
  return 'id' in made
    ? { type: 'created', to, table: made.id, code: made.code }
    : { type: 'refused', to, reason: made };
}
