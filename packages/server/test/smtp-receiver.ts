import { createServer, type Socket } from 'node:net';
import { Mailbox } from './mailbox.ts';
import { type ReceivedMail, readMail } from './received-mail.ts';

/** Answers a command in another way: a reply such as `450 later`, or `cut` to close the connection without one. */
type Interfere = (command: 'MAIL' | 'RCPT' | 'DATA' | 'text', line: string) => string | undefined;

/** An SMTP server on loopback that keeps the mails it takes, and fails when it is told to. */
export class SmtpReceiver extends Mailbox {
  readonly mails: ReceivedMail[] = [];
  interfere: Interfere = () => undefined;
  private readonly server = createServer((socket) => new Session(this, socket));
  private port = 0;

  static async open(port = 0): Promise<SmtpReceiver> {
    const receiver = new SmtpReceiver();
    await new Promise<void>((resolve) => receiver.server.listen(port, '127.0.0.1', resolve));
    const address = receiver.server.address();
    receiver.port = typeof address === 'object' && address !== null ? address.port : 0;
    return receiver;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  mailsTo(address: string): readonly ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** One connection of a client. */
class Session {
  private readonly receiver: SmtpReceiver;
  private readonly socket: Socket;
  private from = '';
  private to: string[] = [];
  private isInText = false;
  private waiting = '';

  constructor(receiver: SmtpReceiver, socket: Socket) {
    this.receiver = receiver;
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('data', (data) => this.take(String(data)));
    this.reply('220 receiver ready');
  }

  private take(data: string): void {
    this.waiting += data;
    for (;;) {
      const end = this.isInText ? '\r\n.\r\n' : '\r\n';
      const at = this.waiting.indexOf(end);
      if (at < 0) return;
      const taken = this.waiting.slice(0, at);
      this.waiting = this.waiting.slice(at + end.length);
      if (this.isInText) this.takeText(taken);
      else this.takeCommand(taken);
    }
  }

  private takeCommand(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'QUIT') return void this.socket.end('221 bye\r\n');
    if (verb === 'EHLO' || verb === 'HELO') return this.reply('250 receiver');
    if (verb !== 'MAIL' && verb !== 'RCPT' && verb !== 'DATA') return this.reply('250 ok');
    if (this.isInterfered(verb, line)) return;
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'MAIL') [this.from, this.to] = [address, []];
    if (verb === 'RCPT') this.to.push(address);
    this.isInText = verb === 'DATA';
    this.reply(this.isInText ? '354 go on' : '250 ok');
  }

  private takeText(text: string): void {
    this.isInText = false;
    const raw = text.replaceAll('\r\n..', '\r\n.');
    if (this.isInterfered('text', raw)) return;
    this.receiver.mails.push(readMail(this.from, this.to, raw));
    this.reply('250 taken');
  }

  private isInterfered(command: Parameters<Interfere>[0], line: string): boolean {
    const other = this.receiver.interfere(command, line);
    if (other === 'cut') this.socket.destroy();
    else if (other !== undefined) this.reply(other);
    return other !== undefined;
  }

  private reply(line: string): void {
    this.socket.write(`${line}\r\n`);
  }
}
