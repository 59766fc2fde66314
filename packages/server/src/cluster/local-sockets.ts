import type { AnswerTo, ChatLine } from '@manigance/protocol';
import type { Connection, Person, SentNumbers } from '@manigance/table';
import { JobQueue } from './job-queue.ts';

/** Step numbers that a socket of this server was sent of a table it watches. */
export interface Watch extends SentNumbers {
  readonly table: string;
  readonly person: Person;
}

/** A socket of this server. */
export class LocalSocket {
  readonly id: number;
  /** The connection as rooms of this server know it. */
  readonly connection: Connection & { readonly watching: NonNullable<Connection['watching']> };
  private readonly watched = new Map<string, Watch>();
  /** Watching, unwatching and joining again do not overlap. */
  readonly turn = new JobQueue();
  private readonly caller: Connection;
  private readonly onWatch: (table: string, isWatched: boolean) => void;
  /** The person who sent the `watch` in hand. */
  watchingPerson: Person | undefined;

  /** `onWatch` is told when the socket begins or ceases to watch a table. */
  constructor(id: number, caller: Connection, onWatch: (table: string, isWatched: boolean) => void) {
    this.id = id;
    this.caller = caller;
    this.onWatch = onWatch;
    this.connection = { watching: new Map(), send: (text) => this.send(text) };
  }

  get watches(): ReadonlyMap<string, Watch> {
    return this.watched;
  }

  unwatch(table: string): void {
    if (this.watched.delete(table)) this.onWatch(table, false);
  }

  /** Sends a text and notes its number. */
  send(text: string): void {
    if (text.startsWith(update)) this.note(text, update.length, '"step":{"number":', 'after');
    else if (text.startsWith(chat)) this.note(text, chat.length, '"line":{"number":', 'chatAfter');
    else if (text.startsWith(watching)) this.begin(JSON.parse(text) as AnswerTo<'watching'>);
    this.caller.send?.(text);
  }

  private note(text: string, from: number, before: string, name: keyof SentNumbers): void {
    const table = text.slice(from, text.indexOf('"', from));
    const watch = this.watched.get(table);
    const at = text.indexOf(before, from);
    if (watch === undefined || at < 0) return;
    const number = Number.parseInt(text.slice(at + before.length, at + before.length + 12), 10);
    this.watched.set(table, { ...watch, [name]: Math.max(watch[name], number) });
  }

  private begin({ table, number, chat: lines }: AnswerTo<'watching'>): void {
    const { watchingPerson: person } = this;
    const known = this.watched.get(table.id);
    if (person === undefined || this.connection.isGone === true) return;
    const last = lines.at(-1) as ChatLine | undefined;
    const chatAfter = Math.max(known?.chatAfter ?? 0, last?.number ?? 0);
    this.watched.set(table.id, { table: table.id, person, after: number, chatAfter });
    if (known === undefined) this.onWatch(table.id, true);
  }
}

const update = '{"type":"update","table":"';
const chat = '{"type":"chat","table":"';
const watching = '{"type":"watching",';

/** The sockets of this server, by number, by connection and by table. */
export class LocalSockets {
  private readonly byCaller = new Map<Connection, LocalSocket>();
  private readonly byId = new Map<number, LocalSocket>();
  private readonly byTable = new Map<string, Set<LocalSocket>>();
  private next = 1;

  /** The socket of a connection; `undefined` for HTTP requests. */
  of(caller: Connection): LocalSocket | undefined {
    if (caller.send === undefined) return undefined;
    const known = this.byCaller.get(caller);
    if (known !== undefined) return known;
    const made = new LocalSocket(this.next++, caller, (table, isWatched) =>
      this.note(made, table, isWatched),
    );
    if (caller.isGone) return made;
    this.byCaller.set(caller, made);
    this.byId.set(made.id, made);
    return made;
  }

  get(id: number): LocalSocket | undefined {
    return this.byId.get(id);
  }

  remove(caller: Connection): LocalSocket | undefined {
    const socket = this.byCaller.get(caller);
    if (socket === undefined) return undefined;
    this.byCaller.delete(caller);
    this.byId.delete(socket.id);
    socket.connection.isGone = true;
    for (const table of socket.watches.keys()) this.note(socket, table, false);
    return socket;
  }

  private note(socket: LocalSocket, table: string, isWatched: boolean): void {
    const sockets = this.byTable.get(table) ?? new Set();
    if (isWatched) sockets.add(socket);
    else sockets.delete(socket);
    if (sockets.size === 0) this.byTable.delete(table);
    else this.byTable.set(table, sockets);
  }

  /** Sockets that watch a table. */
  at(table: string): readonly LocalSocket[] {
    return [...(this.byTable.get(table) ?? [])];
  }

  /** Every table that a socket of this server watches. */
  tables(): Iterable<string> {
    return this.byTable.keys();
  }

  isWatched(table: string): boolean {
    return this.byTable.has(table);
  }
}
