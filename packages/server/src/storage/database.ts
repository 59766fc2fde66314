/** A value of a column. */
export type Value = string | number | null;
/** A row of a result. */
export type SqlRow = Readonly<Record<string, Value>>;

/** A statement of both dialects: `$1` for values, `{texts $1}` for the texts of a JSON array, `{now}` for the database's clock in ms. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** SQL for the subjects about people, each of which has its own tables. The tables of matches have ports of their own. */
export interface Database {
  query(sql: string, ...values: Value[]): Promise<readonly SqlRow[]>;
  /**
   * Runs statements in one transaction, and answers with the rows of each. If one marked `mustMatch` answers with no row, nothing
   * is changed and the answer is `undefined`: end such a statement in `RETURNING`.
   */
  transact(
    statements: readonly (Statement & { readonly mustMatch?: true })[],
  ): Promise<readonly (readonly SqlRow[])[] | undefined>;
}
