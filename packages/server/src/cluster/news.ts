import type { Broker } from './broker.ts';
import { subjects } from './messages.ts';

/** Longest message in characters: a broker takes a megabyte, and a character at most four bytes. */
const longestMessage = 200_000;
/** Latest texts for a server among which the same text is looked for. */
const lookedAt = 8;

/** A text on its way to some sockets of a server. `about`: table and epoch. */
interface Outgoing {
  readonly about: string;
  readonly text: string;
  readonly sockets: number[];
}

/**
 * Sends news to sockets of other servers. All that a turn of the event loop has for a server goes in one message, each text
 * once, followed by the replies of this turn. Messages to a server are numbered, so that it notices a lost one.
 */
export class NewsSender {
  private readonly broker: Broker;
  private readonly self: string;
  private readonly sent = new Map<string, number>();
  private readonly waiting = new Map<string, Outgoing[]>();
  private replies: (() => void)[] = [];
  private isDue = false;

  constructor(broker: Broker, self: string) {
    this.broker = broker;
    this.self = self;
  }

  /** Number of messages to a server so far. */
  sentTo(server: string): number {
    return this.sent.get(server) ?? 0;
  }

  /** Texts reach each socket in the order they are sent. */
  send(server: string, socket: number, about: string, text: string): void {
    this.flushLater();
    const batch = this.waiting.get(server) ?? [];
    const same = sameIn(batch, socket, about, text);
    if (same === undefined) batch.push({ about, text, sockets: [socket] });
    else same.sockets.push(socket);
    this.waiting.set(server, batch);
  }

  /** Replies after the texts that were sent before. */
  reply(reply: () => void): void {
    this.flushLater();
    this.replies.push(reply);
  }

  private flushLater(): void {
    if (this.isDue) return;
    this.isDue = true;
    process.nextTick(() => this.flush());
  }

  private flush(): void {
    this.isDue = false;
    for (const [server, batch] of this.waiting)
      for (const texts of messagesOf(batch)) {
        const number = this.sentTo(server) + 1;
        this.sent.set(server, number);
        this.broker.publish(subjects.news(server), `${this.self} ${number}\n${texts}`);
      }
    this.waiting.clear();
    const { replies } = this;
    this.replies = [];
    for (const reply of replies) reply();
  }
}

/** The same text on its way to other sockets, if this socket is sent nothing after it. */
function sameIn(
  batch: readonly Outgoing[],
  socket: number,
  about: string,
  text: string,
): Outgoing | undefined {
  for (let at = batch.length - 1; at >= Math.max(0, batch.length - lookedAt); at--) {
    const one = batch[at];
    if (one === undefined || one.sockets.includes(socket)) return undefined;
    if (one.text === text && one.about === about) return one;
  }
  return undefined;
}

/** Texts as messages of bounded length; each text follows a line that names its sockets, its table and its length. */
function* messagesOf(batch: readonly Outgoing[]): Generator<string> {
  let message = '';
  for (const { sockets, about, text } of batch) {
    const parts = partsOf(text);
    for (const [at, part] of parts.entries()) {
      const more = at < parts.length - 1 ? '+' : '.';
      if (message !== '' && message.length + part.length > longestMessage) {
        yield message;
        message = '';
      }
      message += `${sockets.join()} ${about} ${part.length} ${more}\n${part}`;
    }
  }
  yield message;
}

/** Cuts a long text, but never between the two halves of a character. */
function partsOf(text: string): readonly string[] {
  if (text.length <= longestMessage) return [text];
  const isFirstHalf = /[\ud800-\udbff]/.test(text.charAt(longestMessage - 1));
  const end = isFirstHalf ? longestMessage - 1 : longestMessage;
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
  private readonly received = new Map<string, number>();
  private readonly onMissed: (sender: string) => void;

  /** `onMissed` is told whose message was lost. */
  constructor(onMissed: (sender: string) => void) {
    this.onMissed = onMissed;
  }

  /** Forgets unfinished texts: the rest of them was lost with the connection. */
  clear(): void {
    this.parts.clear();
  }

  /** A server has sent this many messages, all of which are to be here. */
  expect(sender: string, sent: number): void {
    if ((this.received.get(sender) ?? 0) >= sent) return;
    this.received.set(sender, sent);
    this.onMissed(sender);
  }

  /** The texts of a message that are complete. */
  read(body: string): ReceivedNews[] {
    const news: ReceivedNews[] = [];
    const start = body.indexOf('\n') + 1;
    const [sender = '', number] = body.slice(0, start).split(' ');
    if (start === 0 || number === undefined) return news;
    this.expect(sender, Number(number) - 1);
    this.received.set(sender, Number(number));
    for (let from = start; from < body.length; ) {
      const end = body.indexOf('\n', from) + 1;
      if (end === 0) break;
      const [to = '', table = '', epoch = '', length = '', more] = body.slice(from, end - 1).split(' ');
      from = end + Number(length);
      const key = `${to} ${table} ${epoch}`;
      const text = (this.parts.get(key) ?? '') + body.slice(end, from);
      if (more === '+') {
        this.parts.set(key, text);
        continue;
      }
      this.parts.delete(key);
      news.push({ sockets: to.split(',').map(Number), table, epoch: Number(epoch), text });
    }
    return news;
  }
}
