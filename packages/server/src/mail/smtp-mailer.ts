import { createTransport } from 'nodemailer';
import { type Mailer, MailNotSentError, type OutgoingMail } from './mailer.ts';

/** Address and sender for mails. */
export interface MailSetup {
  /** `smtp://` or `smtps://` address of the host's SMTP server, with user name and password if it wants them. */
  readonly smtpUrl: string;
  /** Sender of every mail: `club@example.org` or `The club <club@example.org>`. */
  readonly from: string;
}

/** Limit for a connection, a greeting and a silence; ms. */
const patience = 20_000;

/** Sends mails through an SMTP server, each over a connection of its own. */
export class SmtpMailer implements Mailer {
  private readonly transport: ReturnType<typeof makeTransport>;
  private readonly from: string;

  constructor({ smtpUrl, from }: MailSetup) {
    this.transport = makeTransport(smtpUrl);
    this.from = from;
  }

  async send({ to, subject, text, html, headers }: OutgoingMail): Promise<void> {
    const mail = { from: this.from, to: { name: '', address: to }, subject, text };
    try {
      await this.transport.sendMail({
        ...mail,
        ...(html === undefined ? {} : { html }),
        ...(headers === undefined ? {} : { headers: { ...headers } }),
      });
    } catch (error) {
      throw asNotSent(error) ?? error;
    }
  }
}

function makeTransport(url: string) {
  const { hostname, username } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A password is never sent in the clear over a network.
    requireTLS: username !== '' && !isLocal,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

interface SmtpFailure extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
}

/** Failures that come before the text of the mail is sent. */
const early = ['EDNS', 'EAUTH', 'EENVELOPE', 'ETLS'];

/** The failure as one in which the mail was surely not taken; `undefined` where it may have been. */
function asNotSent(error: unknown): MailNotSentError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, responseCode = 0 }: SmtpFailure = error;
  const isRefused = responseCode >= 400;
  if (!isRefused && !early.includes(code) && syscall !== 'connect') return undefined;
  // A 5xx answer to the address or the mail is final; to the login it is the host's to repair.
  const isFinal = responseCode >= 500 && code !== 'EAUTH' && code !== 'EPROTOCOL';
  return new MailNotSentError(error.message, isFinal ? 'never' : 'later');
}
