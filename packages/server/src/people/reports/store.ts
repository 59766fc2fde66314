import { createHash } from 'node:crypto';
import type { ChatLine, ReportReason } from '@manigance/protocol';
import type { Database, SqlRow } from '../../storage/database.ts';

/** The subject of a report: a chat line, or the name of a person at a table. */
export interface NewReport {
  readonly table: string;
  readonly reporter: string;
  readonly about: string;
  /** Name of the reported person at the table. */
  readonly name: string;
  /** Number of the reported chat line, and its text or phrase; absent for a name. */
  readonly line?: number | undefined;
  readonly said?: string | undefined;
  /** The chat lines around it, with itself. */
  readonly context: readonly ChatLine[];
  readonly reason: ReportReason;
  readonly note?: string | undefined;
}

/** A report as stored. */
export interface Report extends NewReport {
  readonly id: string;
  readonly at: number;
}

/** How the host closed a report. */
export type ReportOutcome = 'acted' | 'dismissed';

/** Most open reports of one person. */
const mostOpen = 20;

/** Stores a report. The same one again changes nothing; `false` where this person has too many open ones. */
export async function saveReport(database: Database, report: NewReport, at: number): Promise<boolean> {
  const id = idOf(report);
  const [known] = await database.query('SELECT id FROM reports WHERE id = $1', id);
  if (known !== undefined) return true;
  const { table, reporter, about, name, line, said, context, reason, note } = report;
  const [row] = await database.query(
    'SELECT COUNT(*) AS open FROM reports WHERE reporter = $1 AND outcome IS NULL',
    reporter,
  );
  if (Number(row?.open ?? 0) >= mostOpen) return false;
  await database.query(
    `INSERT INTO reports (id, number, table_id, reporter, about, name, line, said, context, reason, note, reported_at)
      VALUES ($1, (SELECT COALESCE(MAX(number), 0) + 1 FROM reports), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      ON CONFLICT (id) DO NOTHING`,
    id,
    table,
    reporter,
    about,
    name,
    line ?? null,
    said ?? null,
    JSON.stringify(context),
    reason,
    note ?? null,
    at,
  );
  return true;
}

/** Reports that the host has not closed, the oldest first. */
export async function openReports(database: Database): Promise<readonly Report[]> {
  const rows = await database.query('SELECT * FROM reports WHERE outcome IS NULL ORDER BY number, id');
  return rows.map(reportIn);
}

/** Closes a report; whether it was still open. */
export async function closeReport(database: Database, id: string, outcome: ReportOutcome): Promise<boolean> {
  const rows = await database.query(
    'UPDATE reports SET outcome = $2 WHERE id = $1 AND outcome IS NULL RETURNING id',
    id,
    outcome,
  );
  return rows.length > 0;
}

/** Reports made by this person, the oldest first. */
export async function reportsBy(database: Database, reporter: string): Promise<readonly Report[]> {
  const rows = await database.query(
    'SELECT * FROM reports WHERE reporter = $1 ORDER BY number, id',
    reporter,
  );
  return rows.map(reportIn);
}

function idOf({ reporter, table, about, line }: NewReport): string {
  return createHash('sha256')
    .update(JSON.stringify([reporter, table, about, line ?? 'name']))
    .digest('hex');
}

function reportIn(row: SqlRow): Report {
  return {
    id: String(row.id),
    table: String(row.table_id),
    reporter: String(row.reporter),
    about: String(row.about),
    name: String(row.name),
    ...(row.line === null ? {} : { line: Number(row.line) }),
    ...(row.said === null ? {} : { said: String(row.said) }),
    context: JSON.parse(String(row.context)),
    reason: row.reason as ReportReason,
    ...(row.note === null ? {} : { note: String(row.note) }),
    at: Number(row.reported_at),
  };
}
