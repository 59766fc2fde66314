import type { SqlRow } from '../storage/database.ts';

/** Type of a column; with a question mark, it may be empty. */
export type ColumnKind = 'text' | 'whole' | 'text?' | 'whole?';

/** A table whose rows go into backups. */
export interface KeptTable {
  readonly name: string;
  /** Columns of its primary key. */
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** Column with the guest a row belongs to: rows of guests who are in the store already are not restored. */
  readonly owner?: string;
  /** Why a row of a backup is refused although its columns fit; `undefined` for a good row. */
  readonly refuse?: (row: SqlRow) => string | undefined;
}

/** The tables of a subject about people. */
export interface SubjectTables {
  /** Statements that create them; `{wide}` is the dialect's 64-bit integer. */
  readonly create: readonly string[];
  /** Those that backups hold: not links and challenges, which expire. */
  readonly kept: readonly KeptTable[];
}
