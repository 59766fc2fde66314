import type { News } from '@manigance/protocol';
import type { TableRegistry, TableRouter } from '@manigance/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guests, Identity } from '../../guests.ts';
import type { Metrics } from '../../metrics.ts';
import type { Purge } from '../../purge.ts';
import type { Guest, Storage } from '../../storage/port.ts';
import { Announcement } from './announcement.ts';
import { AuditLog } from './audit.ts';
import { DeskBackups } from './backups.ts';
import type { ErrorLog } from './errors.ts';
import { Figures, version } from './figures.ts';
import { PersonList } from './person-list.ts';
import { deskHandlers } from './requests.ts';
import { firstHostToken, HostRight } from './right.ts';
import { deskRoutes } from './routes.ts';
import { SlowMoves } from './slow-moves.ts';
import { TableList } from './table-list.ts';

export { deskData } from './personal-data.ts';

/** Parts of the server that the desk works with. */
export interface DeskSetup {
  readonly storage: Storage;
  readonly registry: TableRegistry;
  readonly router: Pick<TableRouter, 'handle'>;
  readonly guests: Guests;
  readonly metrics: Metrics;
  readonly errors: ErrorLog;
  readonly purge: Purge;
  readonly dataDir: string;
  /** Name of this server among others. */
  readonly server: string | undefined;
  /** Address of the page. */
  readonly base: () => string;
  readonly connected: () => { readonly people: ReadonlySet<string>; readonly spectators: number };
  tellAll(news: News): void;
  deletePerson(guest: Guest): Promise<void>;
  identityOf(request: FastifyRequest): Promise<Identity | undefined>;
  hasAccount(guest: string): Promise<boolean>;
  sendRecord(reply: FastifyReply, table: string): Promise<boolean>;
  report(error: unknown): void;
}

const versionNote = 'desk.version';

/** The host's desk of one server. */
export interface Desk {
  readonly right: HostRight;
  readonly announcement: Announcement;
  readonly addRoutes: (app: FastifyInstance) => void;
  /** Address that makes an account the host’s, the first time that a store is served. */
  start(): Promise<string | undefined>;
  end(): Promise<void>;
}

/** Opens the desk of this server. */
export function openDesk(setup: DeskSetup): Desk {
  const { storage, registry, metrics, guests, dataDir, server, report, errors } = setup;
  const now = () => registry.now();
  const slow = new SlowMoves(now);
  metrics.onCommit = (milliseconds, game) => slow.note(milliseconds, game);
  const right = new HostRight(storage, now);
  const audit = new AuditLog(storage, now);
  const isShared = server !== undefined;
  const announcement = new Announcement({ storage, registry, isShared, tellAll: setup.tellAll, report });
  const backups = new DeskBackups(storage, dataDir, report);
  const here = () => {
    const { people, spectators } = setup.connected();
    return { people: people.size, spectators };
  };
  const figures = new Figures({ storage, registry, slow, dataDir, server, here, report });
  const tables = new TableList(storage, registry);
  const people = new PersonList(storage, tables, (guest) => setup.connected().people.has(guest));
  const handlers = deskHandlers({
    ...{ storage, audit, announcement, backups, figures, tables, people, now, router: setup.router },
    deletePerson: setup.deletePerson,
    dropped: (guest) => guests.dropped(guest),
    deleteTable: (table) => setup.purge.delete(table),
  });
  const { identityOf, hasAccount, sendRecord } = setup;
  return {
    right,
    announcement,
    addRoutes: (app) =>
      deskRoutes(app, {
        ...{ right, audit, handlers, identityOf, hasAccount, sendRecord },
        announced: () => announcement.news,
      }),
    async start() {
      await announcement.start();
      figures.start();
      if ((await storage.note(versionNote)) !== version) {
        await storage.saveNote(versionNote, version);
        await audit.write('', { act: 'new-version', detail: version });
      }
      const token = await firstHostToken(storage, now());
      return token && hostAddress(setup.base(), token);
    },
    async end() {
      announcement.end();
      await backups.end();
      await errors.store();
      await figures.end().catch(report);
    },
  };
}

/** Address that gives an account the host's right. */
export function hostAddress(base: string, token: string): string {
  return `${base}/#/desk/${token}`;
}
