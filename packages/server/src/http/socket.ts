import type { Duplex } from 'node:stream';
import type { Answer, ClientMessage } from '@manigance/protocol';
import { readMessage } from '@manigance/protocol/check';
import type { WebSocket } from 'ws';
import type { Caller, Desk } from '../desk.ts';
import type { Metrics } from '../metrics.ts';
import { frameOf, takeTexts } from './frames.ts';
import { Allowance, type Allowances, rates } from './rates.ts';

/** What every socket is given. */
export interface SocketUse {
  readonly desk: Desk;
  readonly metrics: Metrics;
  readonly allowances: Allowances;
  /** Counts a message of this type. */
  received(type: ClientMessage['type']): void;
  report(error: unknown): void;
}

/** The two ends of a connection: messages are read through the one and written to the other. */
export interface Line {
  readonly raw: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
}

/** A reader this far behind is cut off; it comes back and catches up. */
const mostUnsent = 4_000_000;
const mostPending = 64;

/** One socket: reads messages, hands them to the desk in order, and answers each. */
export class Socket implements Caller {
  guest: Caller['guest'];
  readonly mayIdentify: boolean;
  readonly watching: NonNullable<Caller['watching']> = new Map();
  isGone = false;
  private readonly line: Line;
  private readonly use: SocketUse;
  private readonly allowance = new Allowance(rates.message, performance.now());
  private readonly inbox: ClientMessage[] = [];
  /** Frames that wait to be written, a character a byte. */
  private outbox = '';
  private isWorking = false;
  private isAlive = true;
  private isGreeted = false;

  constructor(line: Line, use: SocketUse, guest: Caller['guest'], closed: () => void) {
    this.line = line;
    this.use = use;
    this.guest = guest;
    this.mayIdentify = guest === undefined;
    const { raw, stream } = line;
    takeTexts(stream, (text) => this.receive(text));
    raw.on('message', (data, isBinary) => this.receive(isBinary ? undefined : String(data)));
    raw.on('pong', () => {
      this.isAlive = true;
    });
    raw.on('error', () => raw.terminate());
    raw.on('close', () => {
      closed();
      use.desk.leave(this);
    });
  }

  /** What is sent in one turn of the event loop goes out together. */
  send(text: string): void {
    if (this.outbox === '') flushLater(this);
    this.outbox += frameOf(text);
  }

  flush(): void {
    const { raw, stream } = this.line;
    const frames = this.outbox;
    this.outbox = '';
    if (frames === '' || raw.readyState !== raw.OPEN) return;
    if (stream.writableLength > mostUnsent) raw.terminate();
    else stream.write(frames, 'latin1');
  }

  end(code: number): void {
    this.flush();
    this.line.raw.close(code);
  }

  checkAlive(): void {
    const { raw } = this.line;
    if (!this.isAlive) return raw.terminate();
    this.isAlive = false;
    raw.ping();
  }

  private receive(text: string | undefined): void {
    const read = text === undefined ? malformed : readMessage(text);
    if (!read.ok) return this.answer({ type: 'refused', to: read.to, reason: read.reason });
    const { message } = read;
    const { id: to, type } = message;
    const wait = this.waitFor(type);
    if (wait > 0) return this.answer({ type: 'refused', to, reason: { code: 'too-fast', wait } });
    if (!this.isGreeted && type !== 'hello')
      return this.answer({ type: 'refused', to, reason: { code: 'no-hello' } });
    this.isGreeted = true;
    this.use.received(type);
    if (this.isWorking) this.inbox.push(message);
    else void this.work(message);
  }

  private waitFor(type: ClientMessage['type']): number {
    const { allowances } = this.use;
    if (this.inbox.length >= mostPending) return 1_000;
    if (!allowances.isOn) return 0;
    const wait = this.allowance.take(performance.now());
    if (type === 'say') return Math.max(wait, allowances.take('chat', this.guest?.id ?? this.line.address));
    if (type === 'find' || type === 'create') return Math.max(wait, allowances.take(type, this.line.address));
    return wait;
  }

  /** One message after the other, as they came. */
  private async work(first: ClientMessage): Promise<void> {
    const { desk, metrics, report } = this.use;
    this.isWorking = true;
    for (
      let message: ClientMessage | undefined = first;
      message !== undefined;
      message = this.inbox.shift()
    ) {
      const began = performance.now();
      try {
        const answer = await desk.handle(this, message);
        if (answer !== undefined) this.answer(answer);
      } catch (error) {
        report(error);
        this.answer({ type: 'refused', to: message.id, reason: { code: 'try-again' } });
      }
      metrics.took('message_seconds', performance.now() - began);
    }
    this.isWorking = false;
  }

  private answer(answer: Answer): void {
    this.send(JSON.stringify(answer));
  }
}

let full: Socket[] = [];
function flushLater(socket: Socket): void {
  if (full.push(socket) === 1) process.nextTick(flushAll);
}
function flushAll(): void {
  const sockets = full;
  full = [];
  for (const socket of sockets) socket.flush();
}

const malformed = { ok: false, to: 0, reason: { code: 'malformed', at: '.' } } as const;
