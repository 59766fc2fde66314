import type { ClientMessageOf, GroupView } from '@manigance/protocol';
import type { Database } from '../../storage/database.ts';

/** Terms of a group: its title, and the setup of its tables. */
export type GroupTerms = Omit<ClientMessageOf<'openGroup'>, 'type' | 'id'>;

/** A group as stored. */
export interface Group {
  readonly id: string;
  readonly terms: GroupTerms;
  readonly secret: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** Nobody is in the group `$1`. */
const isEmpty = 'NOT EXISTS (SELECT 1 FROM group_people WHERE group_id = $1)';

/** Groups in the database. */
export class GroupStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async open(id: string, guest: string, terms: GroupTerms, secret: string, at: number): Promise<void> {
    await this.database.transact([
      {
        sql: 'INSERT INTO play_groups (id, terms, secret, made_at) VALUES ($1, $2, $3, $4)',
        values: [id, JSON.stringify(terms), secret, at],
      },
      {
        sql: 'INSERT INTO group_people (group_id, guest, joined_at) VALUES ($1, $2, $3)',
        values: [id, guest, at],
      },
    ]);
  }

  async load(id: string): Promise<Group | undefined> {
    const [row] = await this.database.query('SELECT terms, secret FROM play_groups WHERE id = $1', id);
    if (row === undefined) return undefined;
    const people = await this.database.query(
      `SELECT g.id, g.name FROM group_people p JOIN guests g ON g.id = p.guest
        WHERE p.group_id = $1 ORDER BY p.joined_at, g.id`,
      id,
    );
    return {
      id,
      terms: JSON.parse(String(row.terms)) as GroupTerms,
      secret: String(row.secret),
      people: people.map((one) => ({ id: String(one.id), name: String(one.name) })),
    };
  }

  async listOf(guest: string) {
    const rows = await this.database.query(
      `SELECT g.id, g.terms, (SELECT COUNT(*) FROM group_people o WHERE o.group_id = g.id) AS people,
        (SELECT COUNT(*) FROM group_tables t WHERE t.group_id = g.id) AS tables
        FROM group_people p JOIN play_groups g ON g.id = p.group_id
        WHERE p.guest = $1 ORDER BY g.made_at DESC, g.id LIMIT 200`,
      guest,
    );
    return rows.map(({ id, terms, people, tables }) => {
      const { title, game } = JSON.parse(String(terms)) as GroupTerms;
      return { group: String(id), title, game, people: Number(people), tables: Number(tables) };
    });
  }

  /** Joins, if there is room. Answers whether the person is in it now. */
  async join(id: string, guest: string, most: number, at: number): Promise<boolean> {
    const answers = await this.database.transact([
      // Those who join and leave a group wait for each other, or two of them count the same people.
      { sql: 'UPDATE play_groups SET id = id WHERE id = $1 RETURNING id', values: [id], mustMatch: true },
      {
        sql: `INSERT INTO group_people (group_id, guest, joined_at)
          SELECT $1, $2, $3 WHERE (SELECT COUNT(*) FROM group_people WHERE group_id = $1) < $4
          ON CONFLICT (group_id, guest) DO NOTHING`,
        values: [id, guest, at, most],
      },
      {
        sql: 'SELECT guest FROM group_people WHERE group_id = $1 AND guest = $2',
        values: [id, guest],
        mustMatch: true,
      },
    ]);
    return answers !== undefined;
  }

  /** Leaves a group, or all of them. A group without people is deleted. */
  async leave(guest: string, id?: string): Promise<void> {
    for (const group of id === undefined ? await this.groupsOf(guest) : [id])
      await this.database.transact([
        { sql: 'UPDATE play_groups SET id = id WHERE id = $1', values: [group] },
        { sql: 'DELETE FROM group_people WHERE guest = $1 AND group_id = $2', values: [guest, group] },
        { sql: `DELETE FROM group_tables WHERE group_id = $1 AND ${isEmpty}`, values: [group] },
        { sql: `DELETE FROM play_groups WHERE id = $1 AND ${isEmpty}`, values: [group] },
      ]);
  }

  private async groupsOf(guest: string): Promise<readonly string[]> {
    const rows = await this.database.query('SELECT group_id FROM group_people WHERE guest = $1', guest);
    return rows.map(({ group_id }) => String(group_id));
  }

  /** The last table of a group, and whether it goes on. */
  async last(id: string): Promise<{ readonly number: number; readonly open?: string } | undefined> {
    const [row] = await this.database.query(
      `SELECT g.number, g.table_id, t.stage FROM group_tables g LEFT JOIN tables t ON t.id = g.table_id
        WHERE g.group_id = $1 ORDER BY g.number DESC LIMIT 1`,
      id,
    );
    if (row === undefined) return undefined;
    const isOpen = row.stage === 'gathering' || row.stage === 'playing';
    return { number: Number(row.number), ...(isOpen ? { open: String(row.table_id) } : {}) };
  }

  async addTable(id: string, number: number, table: string, at: number): Promise<void> {
    await this.database.query(
      `INSERT INTO group_tables (group_id, number, table_id, opened_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (group_id, number) DO NOTHING`,
      id,
      number,
      table,
      at,
    );
  }

  /** The tables of a group, the latest first. */
  async tables(id: string): Promise<GroupView['tables']> {
    const rows = await this.database.query(
      `SELECT g.number, g.table_id, g.opened_at, t.stage, r.table_id AS result,
        (SELECT COUNT(*) FROM records d WHERE d.table_id = g.table_id) AS records
        FROM group_tables g LEFT JOIN tables t ON t.id = g.table_id LEFT JOIN results r ON r.table_id = g.table_id
        WHERE g.group_id = $1 ORDER BY g.number DESC LIMIT 200`,
      id,
    );
    const won = await this.database.query(
      `SELECT g.number, s.name FROM group_tables g JOIN result_seats s ON s.table_id = g.table_id
        WHERE g.group_id = $1 AND s.won = 1 AND s.name <> '' ORDER BY g.number, s.seat`,
      id,
    );
    return rows.map(({ number, table_id, opened_at, stage, result, records }) => {
      const isOpen = stage === 'gathering' || stage === 'playing';
      const isOver = stage === 'over' || stage === 'abandoned' || result !== null;
      return {
        table: String(table_id),
        number: Number(number),
        at: Number(opened_at),
        state: isOpen ? 'open' : isOver ? 'over' : 'gone',
        winners: won.filter((one) => Number(one.number) === Number(number)).map(({ name }) => String(name)),
        hasRecord: stage === 'over' || stage === 'abandoned' || Number(records) > 0,
      };
    });
  }

  /** Tables of each person in the group that have ended, and those they won. */
  async figures(
    id: string,
  ): Promise<ReadonlyMap<string, { readonly tables: number; readonly wins: number }>> {
    const rows = await this.database.query(
      `SELECT s.guest, COUNT(*) AS tables, SUM(s.won) AS wins FROM group_tables g
        JOIN result_seats s ON s.table_id = g.table_id WHERE g.group_id = $1 AND s.guest IS NOT NULL GROUP BY s.guest`,
      id,
    );
    return new Map(
      rows.map(({ guest, tables, wins }) => [String(guest), { tables: Number(tables), wins: Number(wins) }]),
    );
  }

  /** A guest’s places in groups go to the account they join. */
  async moveTo(guest: string, account: string): Promise<void> {
    await this.database.transact([
      {
        sql: `UPDATE group_people SET guest = $2 WHERE guest = $1 AND NOT EXISTS
          (SELECT 1 FROM group_people o WHERE o.group_id = group_people.group_id AND o.guest = $2)`,
        values: [guest, account],
      },
      { sql: 'DELETE FROM group_people WHERE guest = $1', values: [guest] },
    ]);
  }
}
