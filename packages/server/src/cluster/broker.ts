import {
  connect,
  createInbox,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';

/** Delay before the next attempt to connect, and silence after which a connection is given up; ms. */
const [reconnectAfter, pingEvery] = [250, 1_000];
const [connectWithin, closeWithin] = [2_000, 1_000];
/** Status of the broker's reply to a request that nobody serves. */
const noResponders = 503;

/** Why a request has no reply: nobody serves the subject, nobody replied in time, or the broker cannot be reached. */
export type NoReply = 'nobody' | 'silent' | 'away';

type Outcome = { readonly text: string } | NoReply;

type Handler = (body: string, reply: (text: string) => void, subject: string) => void;

/** The connection to NATS. Connects in the background and reconnects for as long as the process runs. */
export class Broker {
  private readonly servers: string;
  private readonly credentials: { readonly user?: string; readonly pass?: string; readonly token?: string };
  private readonly report: (error: unknown) => void;
  private connection: NatsConnection | undefined;
  private readonly served = new Map<string, { readonly handler: Handler; subscription?: Subscription }>();
  /** Requests that wait for a reply, by number. Replies come under one subject: the client's own requests cost more than the rest. */
  private readonly asked = new Map<number, (outcome: Outcome) => void>();
  private readonly inbox = createInbox();
  private requests = 0;
  private isClosed = false;
  isConnected = false;
  /** Called when the broker was lost, and when it can be reached again. */
  onChange: (isConnected: boolean) => void = () => undefined;

  constructor(url: string, report: (error: unknown) => void) {
    const { host, username, password } = new URL(url);
    this.servers = host;
    this.credentials =
      password === ''
        ? username === ''
          ? {}
          : { token: decodeURIComponent(username) }
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    this.report = report;
  }

  /** Starts to connect; does not wait for it. */
  start(name: string): void {
    void this.keepConnected(name);
  }

  async close(): Promise<void> {
    const { connection, isConnected } = this;
    this.isClosed = true;
    this.lost();
    const closed = isConnected ? connection?.drain() : connection?.close();
    // Without the broker neither may ever end.
    const late = new Promise((resolve) => setTimeout(resolve, closeWithin).unref());
    await Promise.race([closed?.catch(() => undefined), late]);
  }

  /** Serves a subject, also after the connection was lost. */
  serve(subject: string, handler: Handler): void {
    this.unserve(subject);
    this.served.set(subject, { handler });
    this.subscribe(subject);
  }

  unserve(subject: string): void {
    this.served.get(subject)?.subscription?.unsubscribe();
    this.served.delete(subject);
  }

  publish(subject: string, text: string): void {
    if (this.isConnected) this.connection?.publish(subject, text);
  }

  request(subject: string, text: string, timeout: number): Promise<Outcome> {
    const { connection, asked } = this;
    if (connection === undefined || !this.isConnected) return Promise.resolve('away');
    const number = ++this.requests;
    return new Promise((resolve) => {
      const settle = (outcome: Outcome) => {
        if (!asked.delete(number)) return;
        clearTimeout(timer);
        resolve(outcome);
      };
      const timer = setTimeout(() => settle('silent'), timeout);
      asked.set(number, settle);
      try {
        connection.publish(subject, text, { reply: `${this.inbox}.${number}` });
      } catch {
        settle('away');
      }
    });
  }

  private receiveReplies(connection: NatsConnection): void {
    connection.subscribe(`${this.inbox}.*`, {
      callback: (error, message: Msg) => {
        if (error !== null) return this.report(error);
        const settle = this.asked.get(Number(message.subject.slice(this.inbox.length + 1)));
        settle?.(message.headers?.code === noResponders ? 'nobody' : { text: message.string() });
      },
    });
  }

  private subscribe(subject: string): void {
    const served = this.served.get(subject);
    if (served === undefined || this.connection === undefined) return;
    served.subscription = this.connection.subscribe(subject, {
      callback: (error, message: Msg) => {
        if (error !== null) return this.report(error);
        try {
          served.handler(message.string(), (text) => message.respond(text), message.subject);
        } catch (unreadable) {
          this.report(unreadable); // nothing that is published there may end this server
        }
      },
    });
  }

  private async keepConnected(name: string): Promise<void> {
    while (!this.isClosed) {
      const connection = await connect({
        name,
        servers: this.servers,
        ...this.credentials,
        timeout: connectWithin,
        maxReconnectAttempts: -1,
        reconnectTimeWait: reconnectAfter,
        pingInterval: pingEvery,
        maxPingOut: 2,
        ignoreAuthErrorAbort: true,
        noAsyncTraces: true,
      }).catch(() => undefined);
      if (connection === undefined) {
        await new Promise((resolve) => setTimeout(resolve, reconnectAfter).unref());
        continue;
      }
      this.connection = connection;
      if (this.isClosed) return void connection.close();
      this.receiveReplies(connection);
      for (const subject of this.served.keys()) this.subscribe(subject);
      this.found();
      for await (const { type } of connection.status()) {
        if (type === 'disconnect' || type === 'staleConnection') this.lost();
        if (type === 'reconnect') this.found();
        if (type === 'close') break;
      }
      this.lost();
      this.connection = undefined;
    }
  }

  private found(): void {
    if (this.isConnected || this.isClosed) return;
    this.isConnected = true;
    this.onChange(true);
  }

  private lost(): void {
    if (!this.isConnected) return;
    this.isConnected = false;
    for (const settle of [...this.asked.values()]) settle('away');
    this.onChange(false);
  }
}
