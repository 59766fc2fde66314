import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mailbox } from './mailbox.ts';
import { freePort } from './real-postgres.ts';
import { type ReceivedMail, readMail } from './received-mail.ts';

const program = '/usr/bin/aiosmtpd';

/** Which delivery of the server a file is: its name has a running number after a Q, and times of varying length before it. */
function deliveryOf(file: string): number {
  return Number(/Q(\d+)/.exec(file)?.[1] ?? 0);
}

/** The SMTP server of Debian's `python3-aiosmtpd`, which delivers into a folder of the form Maildir. */
export class RealSmtp extends Mailbox {
  readonly url: string;
  private readonly folder: string;
  private readonly child: ChildProcess;

  private constructor(port: number, folder: string) {
    super();
    this.url = `smtp://127.0.0.1:${port}`;
    this.folder = folder;
    const delivery = ['-c', 'aiosmtpd.handlers.Mailbox', join(folder, 'mail')];
    this.child = spawn(program, ['-n', '-l', `127.0.0.1:${port}`, ...delivery], { stdio: 'ignore' });
  }

  /** `undefined` where the package is not installed. */
  static async open(): Promise<RealSmtp | undefined> {
    if (!existsSync(program)) return undefined;
    const port = await freePort();
    const smtp = new RealSmtp(port, mkdtempSync(join(tmpdir(), 'manigance-smtp-')));
    while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 50));
    return smtp;
  }

  mailsTo(address: string): readonly ReceivedMail[] {
    const delivered = join(this.folder, 'mail', 'new');
    if (!existsSync(delivered)) return [];
    return readdirSync(delivered)
      .sort((one, other) => deliveryOf(one) - deliveryOf(other))
      .map((file) => readFileSync(join(delivered, file), 'latin1').replaceAll(/\r?\n/g, '\r\n'))
      .map((raw) => readMail('', [], raw))
      .filter(({ headers }) => headers['x-rcptto'] === address);
  }

  async close(): Promise<void> {
    const isOver = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill();
    await isOver;
    rmSync(this.folder, { recursive: true });
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.end());
  });
}
