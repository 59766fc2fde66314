import type { NoticeChannel, NoticeKind, NoticeSettings } from '@manigance/protocol';
import type { Database, SqlRow } from '../../storage/database.ts';
import type { Wait } from './waits.ts';

/** Target of a channel: the address its notices are sent to. */
export interface Target {
  readonly address: string;
  /** JSON of the channel. */
  readonly details: string;
}

/** A notice that is due. */
export interface DueNotice {
  readonly guest: string;
  readonly table: string;
  readonly wait: string;
  readonly channel: NoticeChannel;
  readonly kind: NoticeKind;
  readonly attempts: number;
}

/** A person's notice settings and the channels that reach them. */
export interface NoticePreferences {
  readonly guest: string;
  readonly settings: NoticeSettings;
  readonly channels: readonly NoticeChannel[];
}

/** Most targets of one channel of a person. */
export const mostTargets = 10;

/** A guest who has joined an account is told as that account wishes. */
const personOf = (guest: string) =>
  `COALESCE((SELECT j.account FROM joined j WHERE j.guest = ${guest}), ${guest})`;

/** Settings, targets and notices in the database. */
export class NoticeStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async settings(guest: string): Promise<NoticeSettings | undefined> {
    const [row] = await this.database.query('SELECT body FROM notice_settings WHERE guest = $1', guest);
    return row && settingsIn(row);
  }

  /** Saves settings. The waits of this person's tables are looked at again. */
  async saveSettings(guest: string, settings: NoticeSettings): Promise<void> {
    await this.database.query(
      `INSERT INTO notice_settings (guest, body) VALUES ($1, $2)
        ON CONFLICT (guest) DO UPDATE SET body = excluded.body`,
      guest,
      JSON.stringify(settings),
    );
    await this.lookAgain(guest);
  }

  async targets(guest: string, channel: NoticeChannel): Promise<readonly Target[]> {
    const rows = await this.database.query(
      `SELECT address, details FROM notice_targets WHERE guest = ${personOf('$1')} AND channel = $2 ORDER BY address`,
      guest,
      channel,
    );
    return rows.map(({ address, details }) => ({ address: String(address), details: String(details) }));
  }

  async saveTarget(guest: string, channel: NoticeChannel, { address, details }: Target): Promise<void> {
    await this.database.query(
      `INSERT INTO notice_targets (guest, channel, address, details) VALUES ($1, $2, $3, $4)
        ON CONFLICT (guest, channel, address) DO UPDATE SET details = excluded.details`,
      guest,
      channel,
      address,
      details,
    );
    await this.lookAgain(guest);
  }

  /** Without an address all targets of the channel. */
  async dropTarget(guest: string, channel: NoticeChannel, address?: string): Promise<void> {
    await this.database.query(
      `DELETE FROM notice_targets WHERE guest = ${personOf('$1')} AND channel = $2
        AND (address = $3 OR CAST($3 AS TEXT) IS NULL)`,
      guest,
      channel,
      address ?? null,
    );
  }

  private async lookAgain(guest: string): Promise<void> {
    await this.database.query(
      `DELETE FROM notice_marks WHERE table_id IN (SELECT table_id FROM people
        WHERE guest = $1 OR guest IN (SELECT j.guest FROM joined j WHERE j.account = $1))`,
      guest,
    );
  }

  /** The wishes of those of these people who want to be told of anything. */
  async wishesOf(guests: readonly string[]): Promise<readonly NoticePreferences[]> {
    if (guests.length === 0) return [];
    const joined = await this.database.query(
      'SELECT guest, account FROM joined WHERE guest IN ({texts $1})',
      JSON.stringify(guests),
    );
    const accounts = new Map(joined.map(({ guest, account }) => [String(guest), String(account)]));
    const people = guests.map((guest) => ({ guest, person: accounts.get(guest) ?? guest }));
    const rows = await this.database.query(
      `SELECT s.guest, s.body, t.channel FROM notice_settings s JOIN notice_targets t ON t.guest = s.guest
        WHERE s.guest IN ({texts $1}) GROUP BY s.guest, s.body, t.channel ORDER BY s.guest`,
      JSON.stringify(people.map(({ person }) => person)),
    );
    const found = new Map<string, NoticePreferences>();
    for (const row of rows) {
      const guest = String(row.guest);
      const { channels = [] } = found.get(guest) ?? {};
      found.set(guest, { guest, settings: settingsIn(row), channels: [...channels, channelIn(row.channel)] });
    }
    return people.flatMap(({ guest, person }) => {
      const wishes = found.get(person);
      return wishes === undefined ? [] : [{ ...wishes, guest }];
    });
  }

  /** Tables of people who want to be told, whose latest entries have not been looked at, from this id on. */
  async unmarked(after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.database.query(
      `SELECT DISTINCT t.id FROM notice_targets s
        JOIN people p ON p.guest IN (SELECT s.guest UNION SELECT j.guest FROM joined j WHERE j.account = s.guest)
        JOIN tables t ON t.id = p.table_id
        WHERE t.id > $1 AND NOT EXISTS (SELECT 1 FROM notice_marks m WHERE m.table_id = t.id AND m.number = t.number)
        UNION SELECT t.id FROM notice_targets s JOIN table_invitations i ON i.guest = s.guest
        JOIN tables t ON t.id = i.table_id
        WHERE t.id > $1 AND NOT EXISTS (SELECT 1 FROM notice_marks m WHERE m.table_id = t.id AND m.number = t.number)
        ORDER BY id LIMIT $2`,
      after,
      limit,
    );
    return rows.map(({ id }) => String(id));
  }

  /** People whom friends have invited to this table. */
  async invitedTo(table: string): Promise<readonly string[]> {
    const rows = await this.database.query(
      'SELECT guest FROM table_invitations WHERE table_id = $1 ORDER BY guest',
      table,
    );
    return rows.map(({ guest }) => String(guest));
  }

  /**
   * Notes the waits of a table with this number of entries: adds those that are new, drops those that are over, and takes up
   * again those that were over before they were told of. One that was put off is due sooner if it may be told now.
   */
  async note(
    table: string,
    number: number,
    waits: readonly (Wait & { readonly channel: NoticeChannel; readonly dueAt: number })[],
  ): Promise<void> {
    const values = waits.map(({ guest, key, channel, kind, dueAt }) => [
      guest,
      table,
      key,
      channel,
      kind,
      dueAt,
    ]);
    await this.database.transact([
      {
        // A server that is behind changes nothing.
        sql: `INSERT INTO notice_marks (table_id, number) VALUES ($1, $2)
          ON CONFLICT (table_id) DO UPDATE SET number = excluded.number WHERE notice_marks.number < excluded.number
          RETURNING table_id`,
        values: [table, number],
        mustMatch: true,
      },
      {
        sql: `UPDATE notices SET state = 'over' WHERE table_id = $1 AND state = 'waiting'
          AND guest || ' ' || wait NOT IN ({texts $2})`,
        values: [table, JSON.stringify(waits.map(({ guest, key }) => `${guest} ${key}`))],
      },
      ...values.map((own) => ({
        sql: `INSERT INTO notices (guest, table_id, wait, channel, kind, state, due_at)
          VALUES ($1, $2, $3, $4, $5, 'waiting', $6)
          ON CONFLICT (guest, table_id, wait, channel) DO UPDATE SET state = 'waiting', due_at = excluded.due_at
          WHERE notices.state = 'over'
            OR (notices.state = 'waiting' AND notices.attempts = 0 AND excluded.due_at < notices.due_at)`,
        values: own,
      })),
    ]);
  }

  /** Notices that are due, the oldest first, of tables that belong to this server or to none. */
  async due(now: number, server: string, limit: number): Promise<readonly DueNotice[]> {
    const rows = await this.database.query(
      `SELECT n.guest, n.table_id, n.wait, n.channel, n.kind, n.attempts FROM notices n JOIN tables t ON t.id = n.table_id
        WHERE n.state = 'waiting' AND n.due_at <= $1 AND (t.owner IS NULL OR t.owner = $2
          OR NOT EXISTS (SELECT 1 FROM servers s WHERE s.id = t.owner AND s.alive_at > {now} - 3000))
        ORDER BY n.due_at LIMIT $3`,
      now,
      server,
      limit,
    );
    return rows.map((row) => ({
      guest: String(row.guest),
      table: String(row.table_id),
      wait: String(row.wait),
      channel: channelIn(row.channel),
      kind: row.kind as NoticeKind,
      attempts: Number(row.attempts),
    }));
  }

  /**
   * Claims a notice that is to be sent now: of all servers one is answered `true`, once, and only while the table has this
   * number of entries, so that the wait is not over.
   */
  async claim(notice: DueNotice, number: number): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE notices SET state = 'sent' WHERE ${ofNotice} AND state = 'waiting'
        AND EXISTS (SELECT 1 FROM tables t WHERE t.id = $2 AND t.number = $5) RETURNING guest`,
      ...keyOf(notice),
      number,
    );
    return rows.length === 1;
  }

  /** Puts a waiting notice off. */
  async defer(notice: DueNotice, until: number): Promise<void> {
    await this.database.query(
      `UPDATE notices SET due_at = $5 WHERE ${ofNotice} AND state = 'waiting'`,
      ...keyOf(notice),
      until,
    );
  }

  /** A claimed notice that was surely not sent is to be tried again, if its wait goes on. */
  async tryAgain(notice: DueNotice, at: number): Promise<void> {
    await this.database.query(
      `UPDATE notices SET state = 'waiting', attempts = attempts + 1, due_at = $5 WHERE ${ofNotice} AND state = 'sent'`,
      ...keyOf(notice),
      at,
    );
  }

  /** The wait is over, or the person no longer wants to be told. */
  async drop(notice: DueNotice): Promise<void> {
    await this.database.query(
      `UPDATE notices SET state = 'over' WHERE ${ofNotice} AND state = 'waiting'`,
      ...keyOf(notice),
    );
  }

  /** Deletes what belongs to tables that are gone. */
  async forgetTables(): Promise<void> {
    for (const name of ['notices', 'notice_marks'])
      await this.database.query(
        `DELETE FROM ${name} WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = ${name}.table_id)`,
      );
  }

  async forgetGuest(guest: string): Promise<void> {
    for (const name of ['notices', 'notice_targets', 'notice_settings'])
      await this.database.query(`DELETE FROM ${name} WHERE guest = $1`, guest);
  }

  /** A key of the club, made by the first server that asks for it. */
  async key(name: string, make: () => string): Promise<string> {
    await this.database.query(
      'INSERT INTO notice_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      name,
      make(),
    );
    const [row] = await this.database.query('SELECT value FROM notice_keys WHERE name = $1', name);
    return String(row?.value);
  }
}

const ofNotice = 'guest = $1 AND table_id = $2 AND wait = $3 AND channel = $4';

function keyOf({ guest, table, wait, channel }: DueNotice): readonly [string, string, string, string] {
  return [guest, table, wait, channel];
}

function settingsIn({ body }: SqlRow): NoticeSettings {
  return JSON.parse(String(body)) as NoticeSettings;
}

function channelIn(name: SqlRow[string] | undefined): NoticeChannel {
  return name === 'push' || name === 'hook' ? name : 'mail';
}
