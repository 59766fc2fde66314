/** Claims on tables, for processes that share a store: a table in memory belongs to one of them. */
export interface TableClaims {
  /**
   * Claims a table before it is loaded. Answers with the epoch under which this process may append; `undefined` if there is
   * no such table. Rejects with a `ClaimedElsewhereError` if it belongs to another process.
   */
  claim(table: string): Promise<number | undefined>;
  /** Claims due tables, without those named, that belong to no other process. */
  claimDue(by: number, limit: number, except: readonly string[]): Promise<readonly DueTable[]>;
  /** Whether this is still the latest epoch of a table. */
  isHeld(table: string, epoch: number): Promise<boolean>;
  /** Of these tables and epochs, those that another process may have claimed unnoticed and has. */
  lost(known: ReadonlyMap<string, number>): Promise<readonly string[]>;
  /** A room was closed, or did not open: another process may claim its table. */
  release(table: string, epoch: number): Promise<void>;
  /** Another process has claimed a table: its room was closed, and its watchers are to join there. */
  deposed(table: string): void;
  /** Whether unwatched rooms are to be closed at once. */
  readonly isHurried: boolean;
}

/** A table that is due, with its number of entries. */
export interface DueTable {
  readonly id: string;
  readonly number: number;
}

/** The table belongs to another process. */
export class ClaimedElsewhereError extends Error {
  override readonly name = 'ClaimedElsewhereError';
}
