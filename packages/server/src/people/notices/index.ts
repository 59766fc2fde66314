import type { Catalog } from '@manigance/games';
import type { TableRegistry } from '@manigance/table';
import type { FastifyInstance } from 'fastify';
import webPush from 'web-push';
import type { Mailer } from '../../mail/mailer.ts';
import type { Database } from '../../storage/database.ts';
import type { PersonalData } from '../personal-data.ts';
import { makeChannels, type VapidKeys } from './channels.ts';
import { NoticeLinks } from './links.ts';
import { noticeHandlers } from './messages.ts';
import { defaultPace, Notifier, type NotifierPace } from './notifier.ts';
import type { Reach } from './post.ts';
import { noticeRoutes } from './routes.ts';
import { NoticeStore } from './store.ts';

/** Parts of the server that notices work with. */
export interface NoticeSetup {
  readonly database: Database;
  readonly registry: TableRegistry;
  readonly catalog: Catalog;
  readonly mailer: Mailer | undefined;
  /** Address of the page, for links. */
  readonly base: () => string;
  /** Name of this server among those that share the store. */
  readonly server: string | undefined;
  readonly pace?: Partial<NotifierPace> | undefined;
  /** Tests may have notices sent to this machine. */
  readonly reach?: Reach | undefined;
  report(error: unknown, table?: string): void;
  /** Milliseconds to wait, or 0 if one more is within the rate. */
  charge(rate: 'mailbox', key: string): number;
}

/** Notices of one server: its configuration, and the notifier that sends them. */
export interface Notices {
  readonly handlers: ReturnType<typeof noticeHandlers>;
  readonly personalData: PersonalData;
  readonly notifier: Notifier;
  addRoutes(app: FastifyInstance): void;
}

/** Opens the notices of this server. */
export function openNotices(setup: NoticeSetup): Notices {
  const { registry, catalog, mailer, base, reach = 'public', report } = setup;
  const store = new NoticeStore(setup.database);
  const links = new NoticeLinks(store);
  const now = () => registry.now();
  const vapid = async () =>
    JSON.parse(await store.key('push', () => JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys;
  const stopLink = async (guest: string, address: string) => {
    const token = await links.stopToken(guest, address);
    return { page: `${base()}/#/notices/stop/${token}`, post: `${base()}/api/stop-notices/${token}` };
  };
  const contact = () => (base().startsWith('https:') ? base() : 'mailto:host@manigance.invalid');
  const channels = makeChannels({ mailer, reach, vapid, contact, stopLink, now });
  const pushKey = async () => (await vapid()).publicKey;
  const pace = { ...defaultPace, ...setup.pace };
  const server = setup.server ?? '';
  return {
    handlers: noticeHandlers({
      store,
      links,
      mailer,
      reach,
      pushKey,
      channels,
      base,
      now,
      charge: setup.charge,
    }),
    personalData: personalData(store),
    notifier: new Notifier({ registry, store, catalog, base, server, channels, pace, report }),
    addRoutes: (app) => noticeRoutes(app, { store, links }),
  };
}

function personalData(store: NoticeStore): PersonalData {
  return {
    subject: 'notices',
    async exportOf(guest) {
      const addressesOf = async (channel: 'mail' | 'push' | 'hook') =>
        (await store.targets(guest, channel)).map(({ address }) => address);
      return {
        settings: await store.settings(guest),
        mail: await addressesOf('mail'),
        devices: await addressesOf('push'),
        webhooks: await addressesOf('hook'),
      };
    },
    forget: (guest) => store.forgetGuest(guest),
  };
}
