import type {
  AnnouncedStop,
  DeskAnswer,
  DeskRequest,
  deskRequests,
  Fitting,
  Reason,
} from '@manigance/protocol';
import type { HostMessage, TableRouter } from '@manigance/table';
import { day, minute } from '@manigance/table';
import type { Guest, Storage } from '../../storage/port.ts';
import { closeReport, openReports } from '../reports/store.ts';
import type { Announcement } from './announcement.ts';
import type { Act, AuditLog } from './audit.ts';
import type { DeskBackups } from './backups.ts';
import { errorsSince, latestErrors } from './errors.ts';
import { type Figures, healthOf } from './figures.ts';
import { type PersonList, shownReport } from './person-list.ts';
import type { TableList } from './table-list.ts';

/** Parts that the handlers of the desk work with. */
export interface RequestSetup {
  readonly storage: Storage;
  readonly audit: AuditLog;
  readonly announcement: Announcement;
  readonly backups: DeskBackups;
  readonly figures: Figures;
  readonly tables: TableList;
  readonly people: PersonList;
  readonly router: Pick<TableRouter, 'handle'>;
  readonly now: () => number;
  /** Deletes everything about a guest. */
  deletePerson(guest: Guest): Promise<void>;
  /** Closes the connections of a guest without a credential. */
  dropped(guest: string): Promise<void>;
  /** Deletes a table that has ended or is damaged; `false` if it is neither. */
  deleteTable(table: string): Promise<boolean>;
}

type Host = Pick<Guest, 'id' | 'name'>;
/** Everything a host may ask for; the right was checked before, and the body fits its schema. */
export type DeskHandlers = {
  readonly [K in Exclude<DeskRequest, 'take'>]: (
    host: Host,
    body: Fitting<(typeof deskRequests)[K]>,
  ) => Promise<DeskAnswer<K> | Reason>;
};

const nobody = { id: '', name: '' };
const noTable: Reason = { code: 'no-table' };

/** The handlers of all requests to the desk. */
export function deskHandlers(setup: RequestSetup): DeskHandlers {
  const { storage, audit, announcement, backups, tables, people, now } = setup;

  /** Has the room of a table, here or at another server, do something that only a host may. */
  async function atTable(message: HostMessage): Promise<object | Reason> {
    const answer = await setup.router.handle({}, nobody, message);
    return answer?.type === 'refused' ? answer.reason : {};
  }

  /** Logs an act, then does it. */
  async function noted<T>(host: Host, act: Act, run: () => Promise<T>): Promise<T> {
    await audit.write(host.id, act);
    return run();
  }

  return {
    look: () => look(setup),
    tables: (_host, body) => tables.page(body),
    table: async (_host, { table }) => (await tables.facts(table)) ?? noTable,
    people: (_host, { search, page }) => people.page(search, page),
    person: async (_host, { who }) => (await people.one(who)) ?? { code: 'no-profile' },
    audit: (_host, { page = 0 }) => audit.page(page),

    'close-table': async (host, { table }) => {
      const row = await storage.row(table);
      if (row === undefined) return noTable;
      if (row.stage !== 'playing' && row.stage !== 'gathering') return { code: 'over' };
      return noted(host, { act: 'close-table', table, detail: row.code }, () =>
        atTable({ type: 'close', id: 0, table }),
      );
    },
    'delete-table': async (host, { table }) => {
      const row = await storage.row(table);
      if (row === undefined) return noTable;
      return noted(host, { act: 'delete-table', table, detail: row.code }, async () =>
        (await setup.deleteTable(table)) ? {} : { code: 'not-over' },
      );
    },
    'remove-person': async (host, { who }) => {
      const found = await people.one(who);
      if (found === undefined) return { code: 'no-profile' };
      // A host goes by their own account, or with `manigance host-token`.
      if (found.person.isHost) return { code: 'not-offered' };
      const { id, name } = found.person;
      return noted(host, { act: 'remove-person', person: id }, async () => {
        for (const one of await people.idsOf(id)) await setup.deletePerson({ id: one, name, createdAt: 0 });
        await setup.dropped(id);
        return {};
      });
    },
    'remove-line': async (host, { table, line }) => {
      const row = await storage.row(table);
      if (row === undefined) return noTable;
      return noted(host, { act: 'remove-line', table, detail: row.code }, () =>
        atTable({ type: 'unsay', id: 0, table, line }),
      );
    },
    'close-report': async (host, { report, outcome }) => {
      const found = (await openReports(storage)).find(({ id }) => id === report);
      if (found === undefined) return { code: 'no-line' };
      const act = { act: 'close-report', table: found.table, person: found.about, detail: outcome } as const;
      return noted(host, act, async () => {
        await closeReport(storage, report, outcome);
        return {};
      });
    },
    backup: (host) =>
      noted(host, { act: 'backup' }, async () => ((await backups.begin()) ? {} : { code: 'too-many' })),
    announce: (host, { in: minutes, ...stop }) => {
      const announced: AnnouncedStop = { at: now() + minutes * minute, ...stop };
      const detail = `${new Date(announced.at).toISOString()} · ${stop.minutes} min`;
      return noted(host, { act: 'announce', detail }, async () => {
        await announcement.announce(announced);
        return {};
      });
    },
    'call-off': async (host) => {
      if (announcement.announced === undefined) return {};
      return noted(host, { act: 'call-off' }, async () => {
        await announcement.callOff();
        return {};
      });
    },
    registration: (host, { accounts, guests }) => {
      const said = (isOpen: boolean) => (isOpen ? '+' : '-');
      const detail = `${said(accounts)}accounts ${said(guests)}guests`;
      return noted(host, { act: 'registration', detail }, async () => {
        await announcement.register({ accounts, guests });
        return {};
      });
    },
  };
}

async function look({
  storage,
  announcement,
  backups,
  figures,
  now,
}: RequestSetup): Promise<DeskAnswer<'look'>> {
  const [servers, backup, stages, counts, reports, errors, errorsToday, stored] = await Promise.all([
    figures.servers(),
    backups.latest(),
    storage.count(),
    storage.query(
      `SELECT (SELECT COUNT(*) FROM accounts) AS accounts, (SELECT COUNT(*) FROM guests) AS guests,
        (SELECT COUNT(*) FROM tables WHERE stage = 'playing' AND line LIKE '%"until":%') AS clocks`,
    ),
    openReports(storage),
    latestErrors(storage),
    errorsSince(storage, now() - day),
    figures.stored(),
  ]);
  const { announced: stop, registration } = announcement;
  const [count] = counts;
  return {
    ...{ now: now(), versions: figures.versions(), servers, slow: figures.slowMoves(), stored },
    health: healthOf({ servers, backup }),
    ...{ playing: stages.playing ?? 0, gathering: stages.gathering ?? 0 },
    ...{ accounts: Number(count?.accounts ?? 0), guests: Number(count?.guests ?? 0) },
    people: servers.reduce((sum, { people }) => sum + people, 0),
    clocks: Number(count?.clocks ?? 0),
    ...{ errors, errorsToday, registration, reports: reports.slice(0, 200).map(shownReport) },
    ...(stop === undefined ? {} : { stop }),
    ...(backup === undefined ? {} : { backup }),
  };
}
