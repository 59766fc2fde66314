import type { Answer, ClientMessage, ClientMessageOf } from '@manigance/protocol';
import type { Identity } from '../guests.ts';
import type { Caller } from '../message-router.ts';

/** A known guest and the connection they send by. */
export interface Sender extends Identity {
  readonly caller: Caller;
}

/** A function for each of these types of message. Every subject about people brings such a table. */
export type Handlers<T extends ClientMessage['type']> = {
  readonly [K in T]: (sender: Sender, message: ClientMessageOf<K>) => Promise<Answer>;
};
