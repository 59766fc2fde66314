import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answer, ClientMessage, News } from '@manigance/protocol';
import { readMessage } from '@manigance/protocol/check';
import type { WebSocket } from 'ws';
import type { Caller, MessageRouter } from '../message-router.ts';
import type { Metrics } from '../metrics.ts';
import { Intake } from './intake.ts';
import { Outbox } from './outbox.ts';
import type { Allowances } from './rates.ts';

/** Everything a socket uses of the server. */
export interface SocketUse {
  readonly router: MessageRouter;
  readonly metrics: Metrics;
  readonly allowances: Allowances;
  /** Deadline for a hello that is welcomed; ms. */
  readonly helloWithin: number;
  /** Counts a message of this type. */
  received(type: ClientMessage['type']): void;
  report(error: unknown, table?: string): void;
  /** News for a client after the welcome, if there is any. */
  onWelcome?(): News | undefined;
}

/** An open connection and the address it came from. */
export interface Connection {
  readonly raw: WebSocket;
  /** The connection below the WebSocket, whose bytes are charged. */
  readonly stream: Duplex;
  readonly address: string;
}

/** Unsent bytes after which a slow reader is cut off; it reconnects and catches up. */
const maxUnsentBytes = 1_000_000;
/** Unsent bytes at which pings are no longer answered. */
const maxUnsentBeforePong = 16_000;
const maxPendingMessages = 64;
/** Time for which a socket is served before others have a turn; ms. */
const longestTurn = 5;
/** Time a closed socket has to read why, before its connection is ended; ms. */
const closingTime = 500;
/** Close code of a policy violation. */
const policyViolation = 1008;

/** One socket: reads messages, hands them to the router in order, and answers each. */
export class Socket implements Caller {
  identity: Caller['identity'];
  readonly mayIdentify: boolean;
  readonly watching: NonNullable<Caller['watching']> = new Map();
  isGone = false;
  private readonly raw: WebSocket;
  private readonly outbox: Outbox;
  private readonly address: string;
  private readonly use: SocketUse;
  private readonly intake: Intake;
  private readonly helloTimer: NodeJS.Timeout;
  private readonly inbox: ClientMessage[] = [];
  private isWorking = false;
  private isAlive = true;
  private isGreeted = false;
  private isShut = false;
  private isDropped = false;

  constructor(
    { raw, stream, address }: Connection,
    use: SocketUse,
    identity: Caller['identity'],
    closed: () => void,
  ) {
    this.raw = raw;
    this.outbox = new Outbox(raw, stream);
    this.address = address;
    this.use = use;
    this.identity = identity;
    this.mayIdentify = identity === undefined;
    this.intake = new Intake(use.allowances, address);
    this.helloTimer = setTimeout(() => this.shut(), use.helloWithin);
    this.helloTimer.unref();
    stream.prependListener('data', (chunk: Buffer) => {
      if (!this.intake.takeBytes(chunk.length)) this.shut();
    });
    raw.on('message', (data, isBinary) => {
      if (this.takeFrame()) this.receive(isBinary ? undefined : String(data));
    });
    raw.on('ping', (data) => {
      if (this.takeFrame() && raw.bufferedAmount < maxUnsentBeforePong) raw.pong(data);
    });
    raw.on('pong', () => {
      this.isAlive = this.takeFrame();
    });
    raw.on('error', () => raw.terminate());
    raw.on('close', () => {
      clearTimeout(this.helloTimer);
      closed();
      use.router.leave(this);
    });
  }

  get unsentBytes(): number {
    return this.outbox.unsentBytes;
  }

  send(text: string): void {
    const { raw } = this;
    if (raw.readyState !== raw.OPEN) return;
    if (this.unsentBytes > maxUnsentBytes) raw.terminate();
    else this.outbox.send(text);
  }

  end(code: number): void {
    this.outbox.flush();
    this.raw.close(code);
    setTimeout(() => this.raw.terminate(), closingTime).unref();
  }

  /** Closes with 1008, policy violation, and neither reads nor answers anything more. */
  shut(): void {
    if (this.isShut) return;
    this.isShut = true;
    this.inbox.length = 0;
    this.outbox.flush();
    this.raw.close(policyViolation);
    this.raw.pause();
    setTimeout(() => this.raw.terminate(), closingTime).unref();
  }

  /** Its credential is no longer valid: closes the socket once the message in hand is answered. */
  drop(): void {
    this.isDropped = true;
    this.inbox.length = 0;
    if (!this.isWorking) this.shut();
  }

  /** Charges a frame before it is read; answers whether it may be read. */
  private takeFrame(): boolean {
    if (this.isShut || this.isDropped) return false;
    if (this.intake.takeFrame(this.isGreeted)) return true;
    this.shut();
    return false;
  }

  checkAlive(): void {
    if (!this.isAlive) return this.raw.terminate();
    this.isAlive = false;
    this.raw.ping();
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
    if (this.inbox.length >= maxPendingMessages) return 1_000;
    if (!allowances.isOn) return 0;
    // By guest, so that a new socket brings no new allowance.
    const who = this.identity?.guest.id ?? this.address;
    return Math.max(allowances.take('message', who), allowances.takeFor(type, who, this.address));
  }

  /** Handles messages in the order they arrive. */
  private async work(first: ClientMessage): Promise<void> {
    const { router, metrics, report } = this.use;
    this.isWorking = true;
    let turnBegan = performance.now();
    for (
      let message: ClientMessage | undefined = first;
      message !== undefined;
      message = this.inbox.shift()
    ) {
      const began = performance.now();
      try {
        const answer = await router.handle(this, message);
        if (answer?.type === 'welcome') clearTimeout(this.helloTimer);
        if (answer !== undefined) this.answer(answer);
        if (answer?.type === 'welcome') this.sayWelcome();
      } catch (error) {
        report(error, 'table' in message ? message.table : undefined);
        this.answer({ type: 'refused', to: message.id, reason: { code: 'try-again' } });
      }
      const done = performance.now();
      metrics.took('message_seconds', done - began);
      if (done - turnBegan < longestTurn || this.inbox.length === 0) continue;
      await nextTurn(); // answers come without a pause, so that nothing else would run before the last of them
      turnBegan = performance.now();
    }
    this.isWorking = false;
    if (this.isDropped) this.shut();
  }

  private sayWelcome(): void {
    const news = this.use.onWelcome?.();
    if (news !== undefined) this.send(JSON.stringify(news));
  }

  private answer(answer: Answer): void {
    this.send(JSON.stringify(answer));
  }
}

const malformed = { ok: false, to: 0, reason: { code: 'malformed', at: '.' } } as const;
