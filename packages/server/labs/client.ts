import { randomUUID } from 'node:crypto';
import type { Move, Shown, Vocabulary } from '@manigance/core';
import {
  type Answer,
  type ChatLine,
  type ClientMessage,
  type News,
  protocolVersion,
  type Step,
  type TableInfo,
} from '@manigance/protocol';
import { WebSocket } from 'ws';

type WithoutId<M> = M extends { readonly id: number } ? Omit<M, 'id'> : never;
/** A message before it has its id. */
export type Request = WithoutId<ClientMessage>;

/** State of one table at a client. */
export interface Known {
  info: TableInfo;
  number: number;
  shown: Shown<Vocabulary> | undefined;
  readonly steps: Step[];
  readonly chat: ChatLine[];
}

/** A client like the page: keeps what it receives, reconnects, and resends unanswered messages. */
export class Client {
  readonly tables = new Map<string, Known>();
  /** Everything received, byte for byte. */
  readonly received: string[] = [];
  /** Called on every change. */
  onChange: (table: string) => void = () => undefined;
  readonly faults: string[] = [];
  /** Everything sent, byte for byte. */
  readonly sent: string[] = [];
  /** Id and name, once greeted. */
  identity: { readonly id: string; readonly name: string } | undefined;
  /** Time from each move to its answer; ms. */
  readonly waits: number[] = [];
  /** Keys of the moves that were accepted. */
  readonly acknowledged: string[] = [];
  reconnects = 0;
  private readonly url: string;
  private readonly token: string;
  private readonly patience: number;
  private socket: WebSocket | undefined;
  private nextId = 1;
  private readonly open = new Map<
    number,
    { readonly request: Request; settle(answer: Answer): void; sentAt: number }
  >();
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private isGreeted = false;
  private heardAt = 0;
  private dialledAt = 0;

  constructor(url: string, token: string, patience = 2_000) {
    this.url = url;
    this.token = token;
    this.patience = patience;
  }

  /** The record of a match, asked of the server at this address. */
  record(base: string, table: string): Promise<Response> {
    return fetch(`${base}/api/tables/${table}/record`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
  }

  connect(): Promise<void> {
    return new Promise((resolve) => {
      this.dial(resolve);
      this.timer = setInterval(() => this.resendOld(), this.patience / 2);
    });
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    this.socket?.terminate();
  }

  send(request: Request): Promise<Answer> {
    const id = this.nextId++;
    return new Promise((settle) => {
      this.open.set(id, { request, settle, sentAt: performance.now() });
      if (this.isGreeted) this.put({ ...request, id } as ClientMessage);
    });
  }

  async watch(table: string): Promise<Answer> {
    const known = this.tables.get(table);
    return this.send({
      type: 'watch',
      table,
      after: known?.number ?? 0,
      chatAfter: known?.chat.at(-1)?.number ?? 0,
    });
  }

  async play(
    table: string,
    move: Move,
    question: number | undefined,
    key: string = randomUUID(),
  ): Promise<Answer> {
    const began = performance.now();
    const answer = await this.send({ type: 'play', table, move, question, key });
    this.waits.push(performance.now() - began);
    if (answer.type === 'accepted') this.acknowledged.push(key);
    return answer;
  }

  private dial(greeted?: () => void): void {
    if (this.isClosed) return;
    const socket = new WebSocket(this.url, { perMessageDeflate: false, handshakeTimeout: this.patience });
    this.socket = socket;
    this.isGreeted = false;
    this.dialledAt = performance.now();
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', id: 0, version: protocolVersion, token: this.token }));
    });
    socket.on('message', (data) => {
      if (socket !== this.socket) return;
      const text = String(data);
      this.heardAt = performance.now();
      this.received.push(text);
      const message = JSON.parse(text) as Answer | News;
      if (message.type === 'welcome') {
        this.isGreeted = true;
        this.identity = message.me;
        this.comeBack();
        greeted?.();
      } else this.hear(message);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (socket !== this.socket) return;
      this.isGreeted = false;
      this.reconnects++;
      setTimeout(() => this.dial(greeted), 20 + Math.random() * 50);
    });
  }

  /** Watches again from the latest numbers and resends unanswered messages. */
  private comeBack(): void {
    for (const table of this.tables.keys()) void this.watch(table);
    for (const [id, { request }] of this.open) this.put({ ...request, id } as ClientMessage);
  }

  private resendOld(): void {
    const before = performance.now() - this.patience;
    if (!this.isGreeted && this.dialledAt < before) {
      this.dialledAt = performance.now();
      this.socket?.terminate(); // the greeting was lost: dial again
    }
    if (this.heardAt < before && this.isGreeted) {
      // Silence may mean that a message was lost.
      this.heardAt = performance.now();
      for (const table of this.tables.keys()) void this.watch(table);
    }
    for (const open of this.open.values()) {
      if (open.sentAt > before || !this.isGreeted) continue;
      // A missing answer means that the connection is dead.
      open.sentAt = performance.now();
      this.socket?.terminate();
      return;
    }
  }

  private put(message: ClientMessage): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const text = JSON.stringify(message);
    this.sent.push(text);
    this.socket.send(text);
  }

  private hear(message: Answer | News): void {
    if ('to' in message) return this.hearAnswer(message);
    if (message.type === 'stopping' || message.type === 'announced') return;
    const table = typeof message.table === 'string' ? message.table : message.table.id;
    const known = this.tables.get(table);
    if (known === undefined) return;
    if (message.type === 'table') known.info = message.table;
    if (message.type === 'chat') known.chat.push(message.line);
    if (message.type === 'update') {
      if (message.step.number <= known.number) return; // sent twice on the way
      if (message.step.number > known.number + 1) return void this.watch(table);
      known.number = message.step.number;
      known.steps.push(message.step);
      known.shown = message.shown;
    }
    this.onChange(table);
  }

  private hearAnswer(answer: Answer): void {
    if (answer.type === 'watching') this.catchUp(answer);
    const open = this.open.get(answer.to);
    this.open.delete(answer.to);
    open?.settle(answer);
    if (answer.type === 'watching') this.onChange(answer.table.id);
  }

  private catchUp(answer: Extract<Answer, { readonly type: 'watching' }>): void {
    const { table: info, number, steps, shown, chat } = answer;
    const known = this.tables.get(info.id) ?? { info, number: 0, shown: undefined, steps: [], chat: [] };
    this.tables.set(info.id, known);
    known.info = info;
    for (const step of steps) {
      if (step.number <= known.number) continue;
      if (step.number !== known.number + 1) this.faults.push(`a step is missing before ${step.number}`);
      known.number = step.number;
      known.steps.push(step);
    }
    if (known.number === number) known.shown = shown;
    else if (known.number < number) this.faults.push(`told of ${number}, given up to ${known.number}`);
    for (const line of chat) if (line.number > (known.chat.at(-1)?.number ?? 0)) known.chat.push(line);
  }
}

/** Creates a guest with an API token. */
export async function newGuest(
  base: string,
  name: string,
): Promise<{ readonly id: string; readonly token: string }> {
  const response = await fetch(`${base}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, token: true }),
  });
  if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
  return (await response.json()) as { id: string; token: string };
}
