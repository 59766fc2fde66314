import { type Answer, type ClientMessage, protocolVersion } from '@manigance/protocol';
import { type Connection, type TableRegistry, TableRouter } from '@manigance/table';
import type { Guests } from './guests.ts';
import type { Guest } from './storage/port.ts';

/** The sender of messages: a socket, or one HTTP request. */
export interface Caller extends Connection {
  guest: Guest | undefined;
  /** Whether `hello` may identify the guest by a token, because the connection itself did not. */
  readonly mayIdentify: boolean;
}

/** Routes every message from sockets and requests. Answers `undefined` when the answer has been sent already. */
export class MessageRouter {
  private readonly registry: TableRegistry;
  private readonly guests: Guests;
  private readonly tables: TableRouter;

  constructor(registry: TableRegistry, guests: Guests) {
    this.registry = registry;
    this.guests = guests;
    this.tables = new TableRouter(registry);
  }

  handle(caller: Caller, message: ClientMessage): Promise<Answer | undefined> {
    const { guest } = caller;
    switch (message.type) {
      case 'hello':
      case 'ping':
      case 'name':
      case 'newToken':
      case 'dropTokens':
        return this.aboutGuest(caller, message);
      default:
        if (guest === undefined) return Promise.resolve(stranger(message.id));
        return this.tables.handle(caller, guest, message);
    }
  }

  /** Ends all watching of a connection that is gone. */
  leave(caller: Caller): void {
    this.tables.leave(caller);
  }

  private async aboutGuest(
    caller: Caller,
    message: Extract<ClientMessage, { readonly type: 'hello' | 'ping' | 'name' | 'newToken' | 'dropTokens' }>,
  ): Promise<Answer> {
    const to = message.id;
    if (message.type === 'hello') return this.hello(caller, message.version, message.token, to);
    const { guest } = caller;
    if (guest === undefined) return stranger(to);
    switch (message.type) {
      case 'ping':
        return { type: 'accepted', to };
      case 'name':
        caller.guest = await this.guests.rename(guest, message.name);
        return { type: 'accepted', to };
      case 'newToken': {
        const token = await this.guests.newToken(guest.id, message.label);
        if (token === undefined) return { type: 'refused', to, reason: { code: 'too-many' } };
        return { type: 'token', to, token };
      }
      case 'dropTokens':
        await this.guests.dropTokens(guest.id);
        return { type: 'accepted', to };
      default: {
        const never: never = message;
        return never;
      }
    }
  }

  private async hello(
    caller: Caller,
    version: number,
    token: string | undefined,
    to: number,
  ): Promise<Answer> {
    if (version !== protocolVersion)
      return { type: 'refused', to, reason: { code: 'outdated', speaks: protocolVersion } };
    if (token !== undefined && caller.mayIdentify) caller.guest = await this.guests.known(token);
    const { guest } = caller;
    if (guest === undefined) return stranger(to);
    const me = { id: guest.id, name: guest.name };
    return { type: 'welcome', to, version: protocolVersion, me, now: this.registry.now() };
  }
}

function stranger(to: number): Answer {
  return { type: 'refused', to, reason: { code: 'stranger' } };
}
