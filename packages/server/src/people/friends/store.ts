import type { Friend, FriendInvitation, Silence } from '@manigance/protocol';
import { newTableId } from '../../secrets.ts';
import type { Database, SqlRow } from '../../storage/database.ts';

/** Silence after which a person is no longer here; ms. Servers say who is here more often than that. */
const hereFor = 75_000;

/** Friends, silenced people and invitations in the database. Everybody is known by the id of their account or guest. */
export class FriendStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The personal link of somebody, made when it is first asked for. */
  async settings(guest: string): Promise<{ readonly link: string; readonly isShown: boolean }> {
    await this.database.query(
      `INSERT INTO friend_settings (guest, link, shows, seen_at) VALUES ($1, $2, 1, 0) ON CONFLICT (guest) DO NOTHING`,
      guest,
      newTableId(),
    );
    const [row] = await this.database.query(
      'SELECT link, shows FROM friend_settings WHERE guest = $1',
      guest,
    );
    return { link: String(row?.link), isShown: Number(row?.shows) === 1 };
  }

  async newLink(guest: string): Promise<void> {
    await this.settings(guest);
    const sql = 'UPDATE friend_settings SET link = $2 WHERE guest = $1';
    await this.database.query(sql, guest, newTableId());
  }

  async show(guest: string, isShown: boolean): Promise<void> {
    await this.settings(guest);
    const sql = 'UPDATE friend_settings SET shows = $2, seen_at = 0 WHERE guest = $1';
    await this.database.query(sql, guest, isShown ? 1 : 0);
  }

  /** Notes that these people are here, of those who show it. */
  async noteHere(guests: readonly string[], now: number): Promise<void> {
    if (guests.length === 0) return;
    await this.database.query(
      'UPDATE friend_settings SET seen_at = $2 WHERE shows = 1 AND guest IN ({texts $1})',
      JSON.stringify(guests),
      now,
    );
  }

  /** Whose personal link this is, for somebody whom they have not blocked. */
  async ofLink(
    link: string,
    reader: string,
  ): Promise<{ readonly id: string; readonly name: string } | undefined> {
    const [row] = await this.database.query(
      `SELECT g.id, g.name FROM friend_settings s JOIN guests g ON g.id = s.guest
        WHERE s.link = $1 AND NOT EXISTS
          (SELECT 1 FROM silences b WHERE b.guest = s.guest AND b.other = $2 AND b.how = 'block')`,
      link,
      reader,
    );
    return row && { id: String(row.id), name: String(row.name) };
  }

  async areFriends(one: string, other: string): Promise<boolean> {
    const sql = 'SELECT since FROM friends WHERE guest = $1 AND friend = $2';
    return (await this.database.query(sql, one, other)).length > 0;
  }

  async countFriends(guest: string): Promise<number> {
    const [row] = await this.database.query('SELECT COUNT(*) AS all_ FROM friends WHERE guest = $1', guest);
    return Number(row?.all_);
  }

  /** Makes two people friends. The one who accepts a link blocks the other no longer. */
  async befriend(guest: string, friend: string, now: number): Promise<void> {
    const insert = `INSERT INTO friends (guest, friend, since) VALUES ($1, $2, $3) ON CONFLICT (guest, friend) DO NOTHING`;
    await this.database.transact([
      { sql: 'DELETE FROM silences WHERE guest = $1 AND other = $2', values: [guest, friend] },
      { sql: insert, values: [guest, friend, now] },
      { sql: insert, values: [friend, guest, now] },
    ]);
  }

  async unfriend(one: string, other: string): Promise<void> {
    await this.database.transact(parting(one, other));
  }

  async friends(guest: string, now: number): Promise<readonly Friend[]> {
    const rows = await this.database.query(
      `SELECT g.id, g.name, f.since, s.shows, s.seen_at FROM friends f JOIN guests g ON g.id = f.friend
        LEFT JOIN friend_settings s ON s.guest = f.friend WHERE f.guest = $1 ORDER BY g.name, g.id`,
      guest,
    );
    return rows.map(({ id, name, since, shows, seen_at }) => ({
      id: String(id),
      name: String(name),
      since: Number(since),
      ...(shows === null || Number(shows) === 1 ? { isHere: Number(seen_at) > now - hereFor } : {}),
    }));
  }

  async silence(guest: string, other: string, how: Silence | undefined, now: number): Promise<void> {
    if (how === undefined) {
      await this.database.query('DELETE FROM silences WHERE guest = $1 AND other = $2', guest, other);
      return;
    }
    await this.database.transact([
      {
        sql: `INSERT INTO silences (guest, other, how, since) VALUES ($1, $2, $3, $4)
          ON CONFLICT (guest, other) DO UPDATE SET how = excluded.how`,
        values: [guest, other, how, now],
      },
      ...(how === 'block' ? parting(guest, other) : []),
    ]);
  }

  async silenced(
    guest: string,
  ): Promise<readonly { readonly id: string; readonly name: string; readonly how: Silence }[]> {
    const rows = await this.database.query(
      `SELECT g.id, g.name, b.how FROM silences b JOIN guests g ON g.id = b.other
        WHERE b.guest = $1 ORDER BY g.name, g.id`,
      guest,
    );
    return rows.map(({ id, name, how }) => ({
      id: String(id),
      name: String(name),
      how: how === 'block' ? 'block' : 'mute',
    }));
  }

  /** Those of these people whom somebody here blocks, or who block somebody here. */
  async blocksAmong(guests: readonly string[]): Promise<readonly (readonly [by: string, other: string])[]> {
    const rows = await this.database.query(
      `SELECT guest, other FROM silences WHERE how = 'block' AND guest IN ({texts $1}) AND other IN ({texts $1})`,
      JSON.stringify(guests),
    );
    return rows.map(({ guest, other }) => [String(guest), String(other)] as const);
  }

  /** Everybody who blocks one of these ids, with the guests who joined their accounts. */
  async blockersOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query(
      `SELECT guest FROM silences WHERE how = 'block' AND other IN ({texts $1})
        UNION SELECT j.guest FROM joined j JOIN silences b ON b.guest = j.account
        WHERE b.how = 'block' AND b.other IN ({texts $1})`,
      JSON.stringify(ids),
    );
    return new Set(rows.map(({ guest }) => String(guest)));
  }

  /** Invites somebody to a table. The notices of its people are computed anew. */
  async invite(guest: string, table: string, inviter: string, now: number): Promise<void> {
    await this.database.transact([
      {
        sql: `INSERT INTO table_invitations (guest, table_id, inviter, made_at) VALUES ($1, $2, $3, $4)
          ON CONFLICT (guest, table_id) DO NOTHING`,
        values: [guest, table, inviter, now],
      },
      { sql: 'DELETE FROM notice_marks WHERE table_id = $1', values: [table] },
    ]);
  }

  async dismiss(guest: string, table: string): Promise<void> {
    const sql = 'DELETE FROM table_invitations WHERE guest = $1 AND table_id = $2';
    await this.database.query(sql, guest, table);
  }

  /** Invitations to tables that still gather their people, without those at which the person sits; the latest first. */
  async invitations(guest: string): Promise<readonly FriendInvitation[]> {
    const rows = await this.database.query(
      `SELECT i.table_id, t.code, t.game, i.made_at, g.id, g.name FROM table_invitations i
        JOIN tables t ON t.id = i.table_id JOIN guests g ON g.id = i.inviter
        WHERE i.guest = $1 AND t.stage = 'gathering'
        AND NOT EXISTS (SELECT 1 FROM people p WHERE p.table_id = t.id AND p.guest = i.guest)
        ORDER BY i.made_at DESC, i.table_id LIMIT 100`,
      guest,
    );
    return rows.map((row) => ({
      table: String(row.table_id),
      code: String(row.code),
      game: String(row.game),
      by: { id: String(row.id), name: String(row.name) },
      at: Number(row.made_at),
    }));
  }

  /** Drops the invitations to tables that have begun or are gone. */
  async dropOldInvitations(): Promise<void> {
    await this.database.query(
      `DELETE FROM table_invitations WHERE NOT EXISTS
        (SELECT 1 FROM tables t WHERE t.id = table_invitations.table_id AND t.stage = 'gathering')`,
    );
  }

  /** Friends, silenced people and invitations of a guest pass to the account they join. Where both have the same, the account's stays. */
  async moveTo(guest: string, account: string): Promise<void> {
    const moved = moves.flatMap(([table, column, beside]) => [
      {
        sql: `UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1 AND ${beside} <> $2 AND NOT EXISTS
          (SELECT 1 FROM ${table} o WHERE o.${column} = $2 AND o.${beside} = ${table}.${beside})`,
        values: [guest, account],
      },
      { sql: `DELETE FROM ${table} WHERE ${column} = $1`, values: [guest] },
    ]);
    await this.database.transact([
      ...moved,
      { sql: 'UPDATE table_invitations SET inviter = $2 WHERE inviter = $1', values: [guest, account] },
      {
        sql: `UPDATE friend_settings SET guest = $2 WHERE guest = $1
          AND NOT EXISTS (SELECT 1 FROM friend_settings o WHERE o.guest = $2)`,
        values: [guest, account],
      },
      { sql: 'DELETE FROM friend_settings WHERE guest = $1', values: [guest] },
    ]);
  }

  async forget(guest: string): Promise<void> {
    await this.database.transact([
      { sql: 'DELETE FROM friends WHERE guest = $1 OR friend = $1', values: [guest] },
      { sql: 'DELETE FROM silences WHERE guest = $1 OR other = $1', values: [guest] },
      { sql: 'DELETE FROM table_invitations WHERE guest = $1 OR inviter = $1', values: [guest] },
      { sql: 'DELETE FROM friend_settings WHERE guest = $1', values: [guest] },
    ]);
  }

  /** Rows of one person, for the export of their data. */
  rowsOf(table: 'friend_settings' | 'friends' | 'silences', guest: string): Promise<readonly SqlRow[]> {
    return this.database.query(`SELECT * FROM ${table} WHERE guest = $1`, guest);
  }
}

/** Columns that name a person, and the rest of the key beside each. */
const moves = [
  ['friends', 'guest', 'friend'],
  ['friends', 'friend', 'guest'],
  ['silences', 'guest', 'other'],
  ['silences', 'other', 'guest'],
  ['table_invitations', 'guest', 'table_id'],
] as const;

/** Two people are no longer friends, and do not wait for each other at tables. */
function parting(one: string, other: string) {
  return [
    'friends WHERE guest = $1 AND friend = $2',
    'table_invitations WHERE guest = $1 AND inviter = $2',
  ].flatMap((rows) => [
    { sql: `DELETE FROM ${rows}`, values: [one, other] },
    { sql: `DELETE FROM ${rows}`, values: [other, one] },
  ]);
}
