import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, limits, type News } from '@manigance/protocol';
import { readMessage } from '@manigance/protocol/check';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Caller, Desk } from '../desk.ts';
import type { Guests } from '../guests.ts';
import type { Metrics } from '../metrics.ts';
import { bearerOf, cookieOf, isFromOwnPage, isOwnOrigin } from './origin.ts';
import type { Allowances } from './rates.ts';

export interface SocketSetup {
  readonly desk: Desk;
  readonly guests: Guests;
  readonly metrics: Metrics;
  readonly allowances: Allowances;
  readonly publicUrl: string | undefined;
  addressOf(request: IncomingMessage): string;
  report(error: unknown): void;
}

/** A reader this far behind is cut off; it comes back and catches up. */
const mostUnsent = 4_000_000;
const mostPending = 64;
const pingEvery = 30_000;

/** Every socket: reads messages, hands them to the desk in order, and answers each. */
export class Sockets {
  private readonly setup: SocketSetup;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageLength * 4, // in bytes; what is too long in characters is told so
    perMessageDeflate: false,
  });
  private readonly open = new Set<Socket>();
  private readonly timer: NodeJS.Timeout;

  constructor(setup: SocketSetup) {
    this.setup = setup;
    setup.metrics.gauge('sockets', () => this.open.size);
    this.timer = setInterval(() => {
      for (const socket of this.open) socket.checkAlive();
    }, pingEvery);
    this.timer.unref();
  }

  listen(server: Server): void {
    server.on('upgrade', (request, stream, head) => {
      stream.on('error', () => stream.destroy());
      this.upgrade(request, stream, head).catch((error: unknown) => {
        this.setup.report(error);
        stream.destroy();
      });
    });
  }

  tellAll(news: News): void {
    const text = JSON.stringify(news);
    for (const socket of this.open) socket.send(text);
  }

  /** 1012: the service restarts, come back. */
  closeAll(): void {
    clearInterval(this.timer);
    for (const socket of this.open) socket.end(1012);
    this.server.close();
  }

  private async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { allowances, publicUrl, guests } = this.setup;
    const { headers } = request;
    const address = this.setup.addressOf(request);
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== '/ws') return refuse(stream, 404);
    // A page elsewhere must not speak for whoever is looking at it.
    if (!isOwnOrigin(headers, publicUrl)) return refuse(stream, 403);
    if (allowances.take('connect', address) > 0) return refuse(stream, 429);
    const token = isFromOwnPage(headers, publicUrl)
      ? (cookieOf(headers) ?? bearerOf(headers))
      : bearerOf(headers);
    const guest = await guests.known(token);
    this.server.handleUpgrade(request, stream, head, (raw) => {
      const socket = new Socket(raw, this.setup, address, () => this.open.delete(socket), guest);
      this.open.add(socket);
    });
  }
}

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

class Socket implements Caller {
  guest: Caller['guest'];
  readonly mayIdentify: boolean;
  readonly watching: NonNullable<Caller['watching']> = new Map();
  isGone = false;
  private readonly raw: WebSocket;
  private readonly setup: SocketSetup;
  private readonly address: string;
  private readonly key: string;
  private queue: Promise<void> = Promise.resolve();
  private pending = 0;
  private isAlive = true;
  private isGreeted = false;

  constructor(
    raw: WebSocket,
    setup: SocketSetup,
    address: string,
    closed: () => void,
    guest: Caller['guest'],
  ) {
    this.raw = raw;
    this.setup = setup;
    this.address = address;
    this.guest = guest;
    this.mayIdentify = guest === undefined;
    this.key = `${++sockets}`;
    raw.on('message', (data, isBinary) => this.receive(isBinary ? undefined : String(data)));
    raw.on('pong', () => {
      this.isAlive = true;
    });
    raw.on('error', () => raw.terminate());
    raw.on('close', () => {
      closed();
      setup.desk.leave(this);
    });
  }

  send(text: string): void {
    if (this.raw.readyState !== this.raw.OPEN) return;
    if (this.raw.bufferedAmount > mostUnsent) this.raw.terminate();
    else this.raw.send(text);
  }

  end(code: number): void {
    this.raw.close(code);
  }

  checkAlive(): void {
    if (!this.isAlive) return this.raw.terminate();
    this.isAlive = false;
    this.raw.ping();
  }

  private receive(text: string | undefined): void {
    const { allowances, metrics } = this.setup;
    const read = text === undefined ? malformed : readMessage(text);
    const to = read.ok ? read.message.id : read.to;
    if (!read.ok) return this.answer({ type: 'refused', to, reason: read.reason });
    const { type } = read.message;
    const wait = Math.max(
      allowances.take('message', this.key),
      type === 'say' ? allowances.take('chat', this.guest?.id ?? this.key) : 0,
      type === 'find' || type === 'create' ? allowances.take(type, this.address) : 0,
    );
    if (wait > 0) return this.answer({ type: 'refused', to, reason: { code: 'too-fast', wait } });
    if (this.pending >= mostPending)
      return this.answer({ type: 'refused', to, reason: { code: 'too-fast', wait: 1_000 } });
    if (!this.isGreeted && type !== 'hello')
      return this.answer({ type: 'refused', to, reason: { code: 'no-hello' } });
    this.isGreeted = true;
    metrics.count('messages_total', { type });
    this.pending++;
    this.queue = this.queue.then(() => this.handle(read.message)).finally(() => this.pending--);
  }

  private async handle(message: Parameters<Desk['handle']>[1]): Promise<void> {
    const began = performance.now();
    try {
      const answer = await this.setup.desk.handle(this, message);
      if (answer !== undefined) this.answer(answer);
    } catch (error) {
      this.setup.report(error);
      this.answer({ type: 'refused', to: message.id, reason: { code: 'try-again' } });
    }
    this.setup.metrics.took('message_seconds', performance.now() - began);
  }

  private answer(answer: Answer): void {
    this.send(JSON.stringify(answer));
  }
}

let sockets = 0;
const malformed = { ok: false, to: 0, reason: { code: 'malformed', at: '.' } } as const;
