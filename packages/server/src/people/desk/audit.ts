import type { AuditEntry, DeskAct } from '@manigance/protocol';
import { secretHex } from '../../secrets.ts';
import type { Database } from '../../storage/database.ts';

/** An act at the desk and its subject. */
export interface Act {
  readonly act: DeskAct;
  readonly table?: string;
  /** Id of a person. */
  readonly person?: string;
  /** Names nobody: this text stays when a person is deleted. */
  readonly detail?: string;
}

const page = 50;

/** The log of the desk: append-only, but a deleted person loses their name in it. */
export class AuditLog {
  private readonly database: Database;
  private readonly now: () => number;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
  }

  /** Written before the act. `guest` is empty for the server itself. */
  async write(guest: string, { act, table, person, detail }: Act): Promise<void> {
    await this.database.query(
      'INSERT INTO desk_audit (id, at, guest, act, table_id, person, detail) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      secretHex(),
      this.now(),
      guest === '' ? itself : guest,
      act,
      table ?? null,
      person ?? null,
      detail ?? null,
    );
  }

  /** The latest first. */
  async page(
    number: number,
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly isLastPage: boolean }> {
    const rows = await this.database.query(
      `SELECT d.at, d.guest, d.act, d.table_id, d.detail, h.name AS by_name, p.name AS person_name FROM desk_audit d
        LEFT JOIN guests h ON h.id = d.guest LEFT JOIN guests p ON p.id = d.person
        ORDER BY d.at DESC, d.id DESC LIMIT $1 OFFSET $2`,
      page + 1,
      number * page,
    );
    const entries = rows.slice(0, page).map(
      (row): AuditEntry => ({
        at: Number(row.at),
        act: row.act as DeskAct,
        ...(typeof row.by_name === 'string' ? { by: row.by_name } : {}),
        ...(row.guest === itself ? { isServer: true } : {}),
        ...(typeof row.table_id === 'string' ? { table: row.table_id } : {}),
        ...(typeof row.person_name === 'string' ? { person: row.person_name } : {}),
        ...(typeof row.detail === 'string' ? { detail: row.detail } : {}),
      }),
    );
    return { entries, isLastPage: rows.length <= page };
  }
}

/** In the place of a guest: no id of theirs looks like it. */
const itself = '-';
