import type { Client } from '../../labs/client.ts';
import {
  type BrowserGuest,
  browserGuest as guestAt,
  wantMail as wantMailAt,
  wantsAll,
} from '../../labs/mail-guest.ts';
import type { ServeSetup } from '../../src/serve.ts';
import { SmtpReceiver } from '../smtp-receiver.ts';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';

/** A server whose notices go to a receiver of this test, soon. */
export class NoticeClub {
  readonly receiver: SmtpReceiver;
  readonly server: TestServer;
  private readonly guests: BrowserGuest[] = [];

  private constructor(receiver: SmtpReceiver, server: TestServer) {
    this.receiver = receiver;
    this.server = server;
  }

  static async open(more: Partial<ServeSetup> = {}): Promise<NoticeClub> {
    const receiver = await SmtpReceiver.open();
    const pace = { look: 20, recover: 200, least: 30, retries: [50, 50, 50] };
    const server = await TestServer.open({
      mail: { smtpUrl: receiver.url, from: 'The club <club@example.org>' },
      notices: { pace, reach: 'anywhere' },
      rateLimits: false,
      ...more,
    });
    return new NoticeClub(receiver, server);
  }

  async guest(name: string): Promise<BrowserGuest> {
    const guest = await guestAt(this.server, name);
    this.guests.push(guest);
    return guest;
  }

  wantMail(guest: BrowserGuest, address: string, settings = wantsAll): Promise<void> {
    return wantMailAt(this.server, this.receiver, guest, address, settings);
  }

  /** The notices an address was sent. */
  noticesTo(address: string) {
    return this.receiver.mailsTo(address).filter(({ headers }) => headers['list-unsubscribe'] !== undefined);
  }

  async noticeTo(address: string, count = 1) {
    const codes = this.receiver.mailsTo(address).length - this.noticesTo(address).length;
    return this.receiver.mailTo(address, count + codes);
  }

  /** A table of two, begun. */
  async begin(game: string, host: Client, guest: Client): Promise<string> {
    const table = await createTable(host, tableOf(game, [anyone, anyone]));
    for (const client of [host, guest]) await client.send({ type: 'sit', table });
    await host.send({ type: 'start', table });
    return table;
  }

  async close(): Promise<void> {
    for (const { client } of this.guests) client.close();
    await this.server.close();
    await this.receiver.close();
  }
}
