import {
  type Answer,
  type ClientMessage,
  type ClientMessageOf,
  type PeopleMessage,
  peopleMessages,
  protocolVersion,
} from '@manigance/protocol';
import type { Connection, TableMessage, TableRegistry, TableRouter } from '@manigance/table';
import type { Guests, Identity } from './guests.ts';
import { blockedSeats } from './people/friends/blocked-seats.ts';
import type { Handlers } from './people/handlers.ts';
import { refusal, stranger } from './people/refusals.ts';
import { seatedAs, tablesOfAll } from './seated-as.ts';
import type { Database } from './storage/database.ts';

/** The sender of messages: a socket, or one HTTP request. */
export interface Caller extends Connection {
  identity: Identity | undefined;
  /** Whether `hello` may identify the guest by a token, because the connection itself did not. */
  readonly mayIdentify: boolean;
}

/** Routes messages about tables. */
type Tables = Pick<TableRouter, 'handle' | 'leave'>;

/** Routes every message from sockets and requests. Answers `undefined` when the answer has been sent already. */
export class MessageRouter {
  private readonly registry: TableRegistry;
  private readonly guests: Guests;
  private readonly tables: Tables;
  private readonly people: Handlers<PeopleMessage>;
  private readonly database: Database;
  private readonly byTable: boolean;
  private readonly whyNoSeat: ReturnType<typeof blockedSeats>;

  constructor(
    registry: TableRegistry,
    guests: Guests,
    tables: Tables,
    people: Handlers<PeopleMessage>,
    database: Database,
    { byTable = false }: { readonly byTable?: boolean } = {},
  ) {
    this.registry = registry;
    this.guests = guests;
    this.tables = tables;
    this.people = people;
    this.database = database;
    this.byTable = byTable;
    this.whyNoSeat = blockedSeats(database, registry);
  }

  async handle(caller: Caller, message: ClientMessage): Promise<Answer | undefined> {
    if (message.type === 'hello') return this.hello(caller, message);
    const { identity } = caller;
    if (identity === undefined) return stranger(message.id);
    if (message.type === 'ping') return { type: 'accepted', to: message.id };
    if (isAboutPeople(message)) return this.aboutPeople({ caller, ...identity }, message);
    if (message.type === 'sit') {
      const reason = await this.whyNoSeat(identity, message);
      if (reason !== undefined) return refusal(message.id, reason);
    }
    if (identity.also === undefined) return this.tables.handle(caller, identity.guest, message);
    return this.asOneOf(caller, identity, message);
  }

  /** For an account that guests have joined. */
  private async asOneOf(
    caller: Caller,
    identity: Identity,
    message: TableMessage,
  ): Promise<Answer | undefined> {
    const { tables, database } = this;
    if (message.type === 'tables' && message.of === 'me')
      return tablesOfAll(identity, message, (guest) => tables.handle(caller, guest, message));
    return tables.handle(caller, await seatedAs(database, identity, message), message);
  }

  /** Ends all watching of a connection that is gone. */
  leave(caller: Caller): void {
    this.tables.leave(caller);
  }

  private aboutPeople<T extends PeopleMessage>(
    sender: Parameters<Handlers<T>[T]>[0],
    message: ClientMessageOf<T> & { readonly type: T },
  ): Promise<Answer> {
    const handle: Handlers<T>[T] = (this.people as Handlers<T>)[message.type];
    return handle(sender, message);
  }

  private async hello(caller: Caller, { id: to, version, token }: ClientMessageOf<'hello'>): Promise<Answer> {
    if (version !== protocolVersion)
      return { type: 'refused', to, reason: { code: 'outdated', speaks: protocolVersion } };
    if (token !== undefined && caller.mayIdentify) caller.identity = await this.guests.known(token);
    const { identity } = caller;
    if (identity === undefined) return stranger(to);
    const { guest, also } = identity;
    const me = { id: guest.id, name: guest.name, ...(also === undefined ? {} : { also }) };
    const welcome = { type: 'welcome', to, version: protocolVersion, me, now: this.registry.now() } as const;
    return this.byTable ? { ...welcome, byTable: true } : welcome;
  }
}

type AboutPeople = Extract<ClientMessage, { readonly type: PeopleMessage }>;

function isAboutPeople(message: ClientMessage): message is AboutPeople {
  return message.type in peopleMessages;
}
