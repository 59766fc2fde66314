import type { Answer, ClientMessage, News, PastStep, Reason } from '@manigance/protocol';
import { randomHex } from '../random-hex.ts';
import type { Link } from './match-client.ts';

type WithoutId<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
/** A message before it has its id. */
export type Question = WithoutId<Exclude<ClientMessage, { readonly type: 'hello' }>>;
/** An answer that is no refusal. */
export type Reply = Exclude<Answer, { readonly type: 'refused' }>;

/** A message was refused, for this reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** My guest id and name. `also`: ids of guests who joined my account. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly also?: readonly string[] | undefined;
}

/** Whether this guest is me. */
export function isMe(me: Me | undefined, guest: string | undefined): boolean {
  return guest !== undefined && me !== undefined && (me.id === guest || me.also?.includes(guest) === true);
}

/** A connection to the tables of a server or of the page's worker, which speak the same protocol. */
export interface Connection {
  /** Who I am; absent until that is known. */
  readonly me: Me | undefined;
  /** Resolves with the answer; rejects with a `RefusedError`. */
  ask(message: Question): Promise<Reply>;
  /** Subscribes to news and to the state of the connection; the answer unsubscribes. */
  hear(listener: (news: News) => void, link: (link: Link) => void): () => void;
  /** The match so far as I saw it. */
  past(table: string): Promise<readonly PastStep[] | undefined>;
  /** The record of a finished match. */
  record(table: string): Promise<string | undefined>;
  /** Tells that the page has shown every step up to this number; absent where nobody waits for it. */
  readonly shown?: (step: number) => void;
}

/** A new idempotency key. */
export function newKey(): string {
  return randomHex(16);
}
