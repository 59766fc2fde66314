import { type Answer, type ClientMessage, protocolVersion } from '@manigance/protocol';
import type { Connection, TableRegistry, TableRouter } from '@manigance/table';
import type { Guests, Identity } from './guests.ts';

/** The sender of messages: a socket, or one HTTP request. */
export interface Caller extends Connection {
  identity: Identity | undefined;
  /** Whether `hello` may identify the guest by a token, because the connection itself did not. */
  readonly mayIdentify: boolean;
}

/** Routes messages about tables. */
type Tables = Pick<TableRouter, 'handle' | 'leave'>;

const guestMessages = ['hello', 'ping', 'name', 'newToken', 'dropTokens', 'signOut'] as const;
type GuestMessage = Extract<ClientMessage, { readonly type: (typeof guestMessages)[number] }>;

function isGuestMessage(message: ClientMessage): message is GuestMessage {
  return (guestMessages as readonly string[]).includes(message.type);
}

/** Routes every message from sockets and requests. Answers `undefined` when the answer has been sent already. */
export class MessageRouter {
  private readonly registry: TableRegistry;
  private readonly guests: Guests;
  private readonly tables: Tables;

  constructor(registry: TableRegistry, guests: Guests, tables: Tables) {
    this.registry = registry;
    this.guests = guests;
    this.tables = tables;
  }

  handle(caller: Caller, message: ClientMessage): Promise<Answer | undefined> {
    if (isGuestMessage(message)) return this.aboutGuest(caller, message);
    const { identity } = caller;
    if (identity === undefined) return Promise.resolve(stranger(message.id));
    return this.tables.handle(caller, identity.guest, message);
  }

  /** Ends all watching of a connection that is gone. */
  leave(caller: Caller): void {
    this.tables.leave(caller);
  }

  private async aboutGuest(caller: Caller, message: GuestMessage): Promise<Answer> {
    const to = message.id;
    if (message.type === 'hello') return this.hello(caller, message.version, message.token, to);
    const { identity } = caller;
    if (identity === undefined) return stranger(to);
    const { guest, token } = identity;
    switch (message.type) {
      case 'ping':
        return { type: 'accepted', to };
      case 'name':
        caller.identity = { guest: await this.guests.rename(guest, message.name), token };
        return { type: 'accepted', to };
      case 'newToken': {
        // A stolen token would outlive its revocation if it could make others.
        if (token.kind === 'api') return cookieOnly(to);
        const made = await this.guests.newToken(guest.id, message.label);
        if (made === undefined) return { type: 'refused', to, reason: { code: 'too-many' } };
        return { type: 'token', to, token: made };
      }
      case 'dropTokens':
        await this.guests.dropTokens(guest.id);
        return { type: 'accepted', to };
      case 'signOut':
        if (message.everywhere !== true) await this.guests.signOut(identity);
        else if (token.kind === 'api') return cookieOnly(to);
        else await this.guests.signOutEverywhere(guest.id);
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
    if (token !== undefined && caller.mayIdentify) caller.identity = await this.guests.known(token);
    const { identity } = caller;
    if (identity === undefined) return stranger(to);
    const me = { id: identity.guest.id, name: identity.guest.name };
    return { type: 'welcome', to, version: protocolVersion, me, now: this.registry.now() };
  }
}

function cookieOnly(to: number): Answer {
  return { type: 'refused', to, reason: { code: 'cookie-only' } };
}

function stranger(to: number): Answer {
  return { type: 'refused', to, reason: { code: 'stranger' } };
}
