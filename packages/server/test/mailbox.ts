import type { ReceivedMail } from './received-mail.ts';

/** Mails that an SMTP server has taken. */
export abstract class Mailbox {
  /** In the order they came. */
  abstract mailsTo(address: string): readonly ReceivedMail[];

  /** Waits for a number of mails to an address. */
  async mailTo(address: string, count = 1, patience = 20_000): Promise<ReceivedMail> {
    const end = performance.now() + patience;
    for (;;) {
      const mail = this.mailsTo(address)[count - 1];
      if (mail !== undefined) return mail;
      if (performance.now() > end) throw new Error(`no mail number ${count} to ${address} came`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
