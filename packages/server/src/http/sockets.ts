import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits, type News } from '@manigance/protocol';
import { WebSocketServer } from 'ws';
import type { Guests } from '../guests.ts';
import { bearerOf, cookieOf, isFromOwnPage, isOwnOrigin } from './origin.ts';
import { Socket, type SocketUse } from './socket.ts';

/** Parts of the server that sockets work with. */
export interface SocketSetup extends SocketUse {
  readonly guests: Guests;
  readonly publicUrl: string | undefined;
  /** Most sockets of one address. */
  readonly socketsPerAddress: number;
  /** Interval between pings; ms. */
  readonly pingEvery: number;
  addressOf(request: IncomingMessage): string;
}

/** All open sockets: accepts new ones and pings them. */
export class Sockets {
  private readonly setup: SocketSetup;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageLength * 4, // in bytes; what is too long in characters is told so
    // Clients do not fragment such short messages. An unfinished one keeps its parts, and the buffers they came in.
    maxFragments: 16,
    maxBufferedChunks: 256,
    autoPong: false, // a socket answers pings itself, within its limits
    perMessageDeflate: false,
    clientTracking: false,
  });
  private readonly open = new Set<Socket>();
  /** Open sockets, and those about to open, by address. */
  private readonly byAddress = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(setup: SocketSetup) {
    this.setup = setup;
    setup.metrics.gauge('sockets', () => this.open.size);
    setup.metrics.gauge('unsent_bytes', () =>
      [...this.open].reduce((sum, { unsentBytes }) => sum + unsentBytes, 0),
    );
    this.timer = setInterval(() => {
      for (const socket of this.open) socket.checkAlive();
      // Another server of the same store may have dropped credentials.
      this.dropUnknown(this.open).catch((error: unknown) => setup.report(error));
    }, setup.pingEvery);
    setup.guests.onDropped = (guest) =>
      this.dropUnknown([...this.open].filter(({ identity }) => identity?.guest.id === guest));
    this.timer.unref();
  }

  listen(server: Server): void {
    server.on('upgrade', (request, stream, head) => {
      stream.on('error', () => stream.destroy());
      const address = this.setup.addressOf(request);
      const sockets = this.byAddress.get(address) ?? 0;
      if (this.setup.allowances.isOn && sockets >= this.setup.socketsPerAddress) return refuse(stream, 429);
      this.byAddress.set(address, sockets + 1);
      stream.once('close', () => this.release(address));
      this.upgrade(request, address, stream, head).catch((error: unknown) => {
        this.setup.report(error);
        stream.destroy();
      });
    });
  }

  /** Guests with an open socket. */
  get people(): ReadonlySet<string> {
    return new Set([...this.open].flatMap(({ identity }) => identity?.guest.id ?? []));
  }

  tellAll(news: News): void {
    const text = JSON.stringify(news);
    for (const socket of this.open) socket.send(text);
  }

  /** Closes all sockets with 1012, service restart. */
  closeAll(): void {
    clearInterval(this.timer);
    for (const socket of this.open) socket.end(1012);
    this.server.close();
  }

  /** Closes those of these sockets whose credential is no longer valid. */
  private async dropUnknown(sockets: Iterable<Socket>): Promise<void> {
    const identified = [...sockets].flatMap((socket) => {
      const { identity } = socket;
      return identity === undefined ? [] : [{ socket, hash: identity.token.hash }];
    });
    if (identified.length === 0) return;
    const known = await this.setup.guests.stillKnown(identified.map(({ hash }) => hash));
    for (const { socket, hash } of identified) if (!known.has(hash)) socket.drop();
  }

  private release(address: string): void {
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }

  private async upgrade(
    request: IncomingMessage,
    address: string,
    stream: Duplex,
    head: Buffer,
  ): Promise<void> {
    const { allowances, publicUrl, guests } = this.setup;
    const { headers } = request;
    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== '/ws') return refuse(stream, 404);
    // Pages of other sites must not act for their visitors.
    if (!isOwnOrigin(headers, publicUrl)) return refuse(stream, 403);
    if (allowances.take('connect', address) > 0) return refuse(stream, 429);
    const token = isFromOwnPage(headers, publicUrl)
      ? (cookieOf(headers) ?? bearerOf(headers))
      : bearerOf(headers);
    const identity = await guests.known(token);
    this.server.handleUpgrade(request, stream, head, (raw) => {
      const socket = new Socket({ raw, stream, address }, this.setup, identity, () =>
        this.open.delete(socket),
      );
      this.open.add(socket);
    });
  }
}

/** Nothing reads the stream any more, so that the end of its client would go unnoticed: it is destroyed once it is answered. */
function refuse(stream: Duplex, status: number): void {
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
