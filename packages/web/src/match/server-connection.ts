import type { Answer, ClientMessage, News, PastStep } from '@manigance/protocol';
import { protocolVersion } from '@manigance/protocol/limits';
import { noteAnnounced } from '../announced/announced.ts';
import { post } from '../remote/post.ts';
import type { Connection, Me, Question, Reply } from './connection.ts';
import type { Link } from './match-client.ts';
import { Subscribers, settle, type Unanswered } from './subscribers.ts';

interface Waiting extends Unanswered {
  readonly message: Question;
  /** When it was last sent. */
  sentAt: number;
}

/** Shortest and longest delay before reconnecting, in milliseconds. */
const [firstWait, longestWait] = [250, 8000];
/** Half-open socket timeout: an unanswered message this old closes the socket, in milliseconds. */
const patience = 10_000;
/** How long an announced restart counts as one, in milliseconds. */
const restartWithin = 60_000;
/** WebSocket close code of a service restart. */
const serviceRestart = 1012;
/** Check interval, and the silence after which the server is pinged, in milliseconds. */
const [lookEvery, quietFor] = [2_000, 20_000];

/**
 * The WebSocket to the server. Reconnects after a dropped connection and resends every unanswered message, which is safe
 * because commands carry idempotency keys.
 */
export class ServerConnection implements Connection {
  private socket: WebSocket | undefined;
  /** The former socket, until the present one watches the table: nobody is away in between. */
  private former: WebSocket | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private readonly subscribers = new Subscribers();
  private last = 0;
  private wait = firstWait;
  private openedAt = 0;
  private heardAt = 0;
  private greeted = false;
  /** Until when a missing server is one that restarts. */
  private restartUntil = 0;
  private closed = false;
  /** The table last watched; none yet. */
  private table = '';
  /** Whether the club has several servers, and a table in the address leads to the one of that table. */
  private byTable = false;
  /** My guest id and name as the server knows them. */
  me: Me | undefined;

  constructor() {
    this.open();
    addEventListener('online', () => this.wake());
    addEventListener('pageshow', () => this.wake());
    document.addEventListener('visibilitychange', () => this.wake());
    setInterval(() => this.look(), lookEvery);
  }

  ask(message: Question): Promise<Reply> {
    const id = ++this.last;
    if (message.type === 'watch') {
      this.table = message.table;
      this.followTable();
    }
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { message, resolve, reject, sentAt: performance.now() });
      if (this.greeted) this.send({ ...message, id } as ClientMessage);
    });
  }

  hear(listener: (news: News) => void, link: (link: Link) => void): () => void {
    return this.subscribers.hear(listener, link);
  }

  /** By request: the answer may be longer than what a socket holds. */
  async past(table: string): Promise<readonly PastStep[] | undefined> {
    const answer = await post('/api/past', { table });
    return answer.ok ? ((await answer.json()) as { readonly steps: readonly PastStep[] }).steps : undefined;
  }

  async record(table: string): Promise<string | undefined> {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
    return answer.ok ? answer.text() : undefined;
  }

  close(): void {
    this.closed = true;
    this.closeFormer();
    this.socket?.close();
  }

  /** Connects anew, with the table in the address, if that leads elsewhere; returns whether it does. */
  private followTable(): boolean {
    if (!this.byTable || !this.greeted || this.socket?.url.endsWith(this.table)) return false;
    this.closeFormer();
    this.former = this.socket;
    this.greeted = false;
    this.open();
    return true;
  }

  private open(): void {
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    if (this.byTable && this.table) address.search = `table=${this.table}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.openedAt = performance.now();
    socket.addEventListener('open', () => this.send({ type: 'hello', id: 0, version: protocolVersion }));
    // Ignore messages of a socket that was given up.
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(String(data)) as Answer | News);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.socket !== socket) return;
      if (code === serviceRestart) this.expectRestart(this.wait);
      this.lost();
    });
  }

  private receive(message: Answer | News): void {
    this.heardAt = performance.now();
    if (!('to' in message)) {
      if (message.type === 'announced') noteAnnounced(message);
      if (message.type === 'stopping') this.expectRestart(message.seconds * 1_000);
      this.subscribers.tell(message);
    } else if (message.to === 0) this.welcomed(message);
    else {
      settle(this.waiting, message);
      if (message.type === 'watching' || message.type === 'refused') this.closeFormer();
    }
  }

  private welcomed(message: Answer): void {
    if (message.type !== 'welcome') {
      this.subscribers.tellLink('gone');
      this.close();
      return;
    }
    this.me = message.me;
    this.byTable = message.byTable === true;
    this.greeted = true;
    this.wait = firstWait;
    this.restartUntil = 0;
    if (this.followTable()) return;
    for (const [id, asked] of this.waiting) {
      asked.sentAt = performance.now();
      this.send({ ...asked.message, id } as ClientMessage);
    }
    this.subscribers.tellLink('here');
  }

  private closeFormer(): void {
    this.former?.close();
    this.former = undefined;
  }

  private lost(): void {
    this.greeted = false;
    this.socket = undefined;
    if (this.closed) return;
    const link = performance.now() < this.restartUntil ? 'stopping' : 'lost';
    this.subscribers.tellLink(link);
    setTimeout(() => this.hurry(), this.wait);
    this.wait = Math.min(longestWait, this.wait * 2);
  }

  /** The server has announced a restart: reconnect no sooner than it is back. */
  private expectRestart(wait: number): void {
    this.restartUntil = performance.now() + restartWithin;
    this.wait = Math.max(this.wait, wait);
  }

  /** After a sleep or a change of network the line may be dead. */
  private wake(): void {
    if (document.hidden) return;
    this.hurry();
    this.tryLine();
  }

  private look(): void {
    if (this.socket === undefined) return;
    const now = performance.now();
    const since = this.greeted ? [...this.waiting.values()].map(({ sentAt }) => sentAt) : [this.openedAt];
    if (since.some((at) => now - at > patience)) {
      this.socket.close();
      this.lost();
    } else if (now - this.heardAt > quietFor) this.tryLine();
  }

  private tryLine(): void {
    if (this.greeted && this.waiting.size === 0) void this.ask({ type: 'ping' }).catch(() => undefined);
  }

  private hurry(): void {
    if (this.socket === undefined && !this.closed) this.open();
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }
}

let shared: ServerConnection | undefined;

/** The page's connection, if it has been opened. */
export function openConnection(): ServerConnection | undefined {
  return shared;
}

/** Closes the page's connection: the next one is opened anew. */
export function closeConnection(): void {
  shared?.close();
  shared = undefined;
}

/** The page's connection to the server. */
export function serverConnection(): ServerConnection {
  shared ??= new ServerConnection();
  return shared;
}
