/** A mail to send. */
export interface OutgoingMail {
  /** One bare address, such as `camille@example.org`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Hands mails to the host's SMTP server. Absent where the host configured none. */
export interface Mailer {
  /**
   * Resolves once the SMTP server has taken the mail. Rejects with a `MailNotSentError` if it surely has not; after any other
   * error it may have.
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The SMTP server has surely not taken the mail. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError';
  /** `never`: the same mail would be refused again. */
  readonly retry: 'later' | 'never';

  constructor(message: string, retry: 'later' | 'never') {
    super(message);
    this.retry = retry;
  }
}

/** One address without a name, as a person may enter it and the server passes it on in an SMTP command. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s\p{C}<>()[\]\\,;:@"]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu.test(text);
}

/** One form of an address: addresses that differ in their capitals only are one mailbox. */
export function addressKey(address: string): string {
  return address.normalize('NFKC').toLowerCase();
}

/** The mailbox behind an address: many providers ignore what follows a plus sign. */
export function mailboxOf(address: string): string {
  return addressKey(address).replace(/\+[^@]*@/, '@');
}
