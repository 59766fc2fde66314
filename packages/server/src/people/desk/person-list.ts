import type { DeskAnswer, DeskPerson } from '@manigance/protocol';
import type { SqlRow } from '../../storage/database.ts';
import type { Storage } from '../../storage/port.ts';
import { openReports } from '../reports/store.ts';
import { containing } from './like.ts';
import type { TableList } from './table-list.ts';

const page = 25;

const columns = `g.id, g.name, g.created_at,
  CASE WHEN EXISTS (SELECT 1 FROM accounts a WHERE a.guest = g.id) THEN 1 ELSE 0 END AS has_account,
  CASE WHEN EXISTS (SELECT 1 FROM desk_rights r WHERE r.guest = g.id) THEN 1 ELSE 0 END AS is_host,
  COALESCE((SELECT MAX(CASE WHEN t.used_at > t.created_at THEN t.used_at ELSE t.created_at END)
    FROM tokens t WHERE t.guest = g.id), g.created_at) AS seen,
  (SELECT COUNT(DISTINCT p.table_id) FROM people p JOIN tables t ON t.id = p.table_id
    WHERE t.stage IN ('gathering', 'playing')
    AND (p.guest = g.id OR p.guest IN (SELECT j.guest FROM joined j WHERE j.account = g.id))) AS tables,
  (SELECT COUNT(*) FROM reports r WHERE r.outcome IS NULL
    AND (r.about = g.id OR r.about IN (SELECT j.guest FROM joined j WHERE j.account = g.id))) AS reports`;
/** A guest who joined an account is that account. */
const isThemselves = 'NOT EXISTS (SELECT 1 FROM joined j WHERE j.guest = g.id)';

/** The people of the server. Guests who joined an account are shown as that account. */
export class PersonList {
  private readonly storage: Storage;
  private readonly tables: TableList;
  private readonly isHere: (guest: string) => boolean;

  constructor(storage: Storage, tables: TableList, isHere: (guest: string) => boolean) {
    this.storage = storage;
    this.tables = tables;
    this.isHere = isHere;
  }

  async page(search: string | undefined, number = 0): Promise<DeskAnswer<'people'>> {
    const rows = await this.storage.query(
      `SELECT * FROM (SELECT ${columns} FROM guests g
        WHERE ${isThemselves} AND LOWER(g.name) LIKE LOWER($1) ESCAPE '!') found
        ORDER BY seen DESC, id LIMIT ${page + 1} OFFSET ${number * page}`,
      containing(search ?? ''),
    );
    return { people: rows.slice(0, page).map((row) => this.person(row)), isLastPage: rows.length <= page };
  }

  /** This person, under whichever of their ids. */
  async one(id: string): Promise<DeskAnswer<'person'> | undefined> {
    const [row] = await this.storage.query(
      `SELECT ${columns} FROM guests g WHERE g.id = COALESCE((SELECT j.account FROM joined j WHERE j.guest = $1), $1)`,
      id,
    );
    if (row === undefined) return undefined;
    const person = this.person(row);
    const ids = await this.idsOf(person.id);
    const reports = await openReports(this.storage);
    return {
      person,
      tables: await this.tables.of(ids),
      reports: reports.filter(({ about }) => ids.includes(about)).map(shownReport),
    };
  }

  /** Every guest that this person is. */
  async idsOf(id: string): Promise<readonly string[]> {
    const rows = await this.storage.query('SELECT guest FROM joined WHERE account = $1 ORDER BY guest', id);
    return [...rows.map(({ guest }) => String(guest)), id];
  }

  private person(row: SqlRow): DeskPerson {
    const id = String(row.id);
    return {
      ...{ id, name: String(row.name), since: Number(row.created_at), seen: Number(row.seen) },
      ...{ hasAccount: Number(row.has_account) === 1, isHost: Number(row.is_host) === 1 },
      ...{ isHere: this.isHere(id), tables: Number(row.tables), reports: Number(row.reports) },
    };
  }
}

type Report = Awaited<ReturnType<typeof openReports>>[number];

/** A report without its author: the host may know them, and is not to take sides. */
export function shownReport({ reporter: _, ...report }: Report): DeskAnswer<'look'>['reports'][number] {
  return report;
}
