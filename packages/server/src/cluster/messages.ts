import type { Answer } from '@manigance/protocol';
import type { Person, SentNumbers, TableMessage } from '@manigance/table';
import type { SharedRate } from '../http/rates.ts';

/** A message about a table, forwarded to its owner. */
export interface Forwarded {
  /** Server that holds the socket. */
  readonly from: string;
  /** Number of the socket at that server; absent for HTTP requests. */
  readonly socket?: number | undefined;
  readonly person: Person;
  /** The message of a client, or the wish to go on watching from these numbers. */
  readonly message?: TableMessage;
  readonly rejoin?: SentNumbers;
}

/** Asks who owns a table. */
export interface OwnerQuestion {
  readonly from: string;
  readonly who: true;
}

/** The owner's reply to a forwarded message. */
export interface Reply {
  readonly owner: string;
  readonly epoch: number;
  /** The answer for the client; absent if it is sent as news. */
  readonly answer?: Answer | undefined;
  /** Whether the person may go on watching. */
  readonly mayWatch?: boolean;
  /** This server does not own the table: ask again. */
  readonly moved?: true;
}

/** One server to another. */
export type ServerMessage =
  | { readonly from: string; readonly type: 'ping' }
  /** A socket that watched tables owned by the receiver is gone. */
  | { readonly from: string; readonly type: 'gone'; readonly socket: number }
  /** The receiver's sockets watch no table of the sender any more: they are to join again. */
  | { readonly from: string; readonly type: 'dropped' }
  /** The sender's sockets that watch tables of the receiver, as far as the sender knows. */
  | { readonly from: string; readonly type: 'check'; readonly watched: Watched };

/** Numbers of sockets by the table they watch. */
export type Watched = Readonly<Record<string, readonly number[]>>;

/** Reply to a `check`. */
export interface Checked {
  /** Tables at which a socket has to join again. */
  readonly missing: readonly string[];
  /** Number of messages with news that were sent to the server that asks. */
  readonly sent: number;
}

/** Who owns a table from now on; nobody if `server` is absent. */
export interface OwnerNotice {
  readonly server?: string;
  readonly epoch: number;
}

/** A charge that counts on all servers. */
export interface RateNotice {
  readonly from: string;
  readonly name: SharedRate;
  readonly hash: string;
}

/** Credentials of a guest were dropped. */
export interface CredentialNotice {
  readonly from: string;
  readonly guest: string;
}

/** Subjects of the broker. */
export const subjects = {
  table: (id: string) => `table.${id}`,
  owner: (id: string) => `owner.${id}`,
  server: (id: string) => `server.${id}`,
  news: (server: string) => `news.${server}`,
  rates: 'rates',
  credentials: 'credentials',
} as const;
