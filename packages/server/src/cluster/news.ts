import type { Broker } from './broker.ts';
import { subjects } from './messages.ts';

/** Longest part of a message in characters: a broker takes a megabyte, and a character at most four bytes. */
const longestPart = 200_000;

/** A text on its way to some sockets of a server. `about`: table and epoch. */
interface Outgoing {
  readonly about: string;
  readonly text: string;
  readonly sockets: number[];
}

/** What sockets of other servers are sent: one message per server and text, to all sockets that it is for. */
export class NewsSender {
  private readonly broker: Broker;
  private readonly waiting = new Map<string, Outgoing[]>();

  constructor(broker: Broker) {
    this.broker = broker;
  }

  /** Texts reach each socket in the order they are sent. */
  send(server: string, socket: number, about: string, text: string): void {
    if (this.waiting.size === 0) queueMicrotask(() => this.flushAll());
    let batch = this.waiting.get(server) ?? [];
    if (batch.some(({ sockets }) => sockets.includes(socket))) {
      this.flush(server, batch);
      batch = [];
    }
    const same = batch.find((one) => one.text === text && one.about === about);
    if (same === undefined) batch.push({ about, text, sockets: [socket] });
    else same.sockets.push(socket);
    this.waiting.set(server, batch);
  }

  private flushAll(): void {
    for (const [server, batch] of this.waiting) this.flush(server, batch);
    this.waiting.clear();
  }

  private flush(server: string, batch: readonly Outgoing[]): void {
    for (const { about, text, sockets } of batch) {
      const parts = partsOf(text);
      for (const [at, part] of parts.entries()) {
        const more = at < parts.length - 1 ? '+' : '.';
        this.broker.publish(subjects.news(server), `${sockets.join()} ${about} ${more}\n${part}`);
      }
    }
  }
}

/** Cuts a long text, but never between the two halves of a character. */
function partsOf(text: string): readonly string[] {
  if (text.length <= longestPart) return [text];
  const isFirstHalf = /[\ud800-\udbff]/.test(text.charAt(longestPart - 1));
  const end = isFirstHalf ? longestPart - 1 : longestPart;
  return [text.slice(0, end), ...partsOf(text.slice(end))];
}

/** One text for some sockets, under an epoch of a table. */
export interface ReceivedNews {
  readonly sockets: readonly number[];
  readonly table: string;
  readonly epoch: number;
  readonly text: string;
}

/** Reads what a `NewsSender` sent, and puts texts together that came in parts. */
export class NewsReader {
  private readonly parts = new Map<string, string>();

  /** Forgets unfinished texts: the rest of them was lost with the connection. */
  clear(): void {
    this.parts.clear();
  }

  read(body: string): ReceivedNews | undefined {
    const [head = ''] = body.split('\n', 1);
    const [to = '', table = '', epoch = '', more] = head.split(' ');
    const key = `${to} ${table} ${epoch}`;
    const text = (this.parts.get(key) ?? '') + body.slice(head.length + 1);
    if (more === '+') {
      this.parts.set(key, text);
      return undefined;
    }
    this.parts.delete(key);
    return { sockets: to.split(',').map(Number), table, epoch: Number(epoch), text };
  }
}
