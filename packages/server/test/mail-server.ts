import type { ServeSetup } from '../src/serve.ts';
import { SmtpReceiver } from './smtp-receiver.ts';
import { TestServer } from './test-server.ts';

/** A server, and the receiver that takes its mails. */
export interface MailServer {
  readonly server: TestServer;
  readonly mail: SmtpReceiver;
}

export async function openWithMail(setup: Partial<ServeSetup> = {}): Promise<MailServer> {
  const mail = await SmtpReceiver.open();
  const sends = { smtpUrl: mail.url, from: 'The club <club@example.org>' };
  return { server: await TestServer.open({ mail: sends, ...setup }), mail };
}

export async function closeBoth({ server, mail }: MailServer): Promise<void> {
  await server.close();
  await mail.close();
}
