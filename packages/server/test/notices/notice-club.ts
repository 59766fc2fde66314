import { afterAll, beforeAll } from 'vitest';
import type { Client } from '../../labs/client.ts';
import {
  type BrowserGuest,
  browserGuest as guestAt,
  wantMail as wantMailAt,
  wantsAll,
} from '../../labs/mail-guest.ts';
import type { ServeSetup } from '../../src/serve.ts';
import { closeBoth, openWithMail } from '../mail-server.ts';
import type { SmtpReceiver } from '../smtp-receiver.ts';
import { anyone, createTable, type TestServer, tableOf } from '../test-server.ts';
import { PostReceiver } from './post-receiver.ts';

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
    const pace = { look: 20, recover: 200, least: 30, retries: [50, 50, 50] };
    const notices = { pace, reach: 'anywhere' } as const;
    const { server, mail } = await openWithMail({ notices, rateLimits: false, ...more });
    return new NoticeClub(mail, server);
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
    await closeBoth({ server: this.server, mail: this.receiver });
  }
}

/** A club, a receiver of what it posts and one of its guests, for one file of tests. */
export function clubThatPosts() {
  const opened: { club?: NoticeClub; posts?: PostReceiver; bob?: BrowserGuest } = {};
  beforeAll(async () => {
    const club = await NoticeClub.open();
    Object.assign(opened, { club, posts: await PostReceiver.open(), bob: await club.guest('Noor') });
  });
  afterAll(async () => {
    await opened.club?.close();
    await opened.posts?.close();
  });
  return opened as Required<typeof opened>;
}
