/** One thing that happened at a table, as stored: a line of JSON. Entries of a table are numbered from 0. */
export interface EntryLine {
  readonly number: number;
  readonly body: string;
}

/** Summary of a table for lists and schedules. Derived from its entries; kept beside them for speed. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly stage: string;
  readonly access: 'open' | 'private';
  /** When the table needs attention without a request: a clock runs out, a bot is to move. */
  readonly wakeAt?: number | undefined;
  readonly updatedAt: number;
  /** Fields of the lists, as JSON. */
  readonly line: string;
  readonly people: readonly { readonly guest: string; readonly asked: boolean }[];
}

/** The row of a stored table. */
export interface StoredRow extends TableRow {
  /** Number of entries. */
  readonly number: number;
  /** Chained hash over the entries, where the store keeps one. */
  readonly chain?: string | undefined;
}

/** Entries to append to a table, and the row that follows from them. */
export interface Append {
  readonly row: TableRow;
  /** Number of entries the writer knows of. The store refuses if there are others, no matter who wrote them. */
  readonly expected: number;
  readonly bodies: readonly string[];
  /** `same`: the people at the table have not changed, though who is asked may have. */
  readonly people?: 'same';
  /** Epoch under which the writer claimed the table. The store refuses if there is a later one. Absent: not claimed. */
  readonly epoch?: number | undefined;
}

/** Another writer has appended to this table: read it again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Stored entries or a snapshot of a table were changed or cannot be read; the message says which and why. */
export class DamagedTableError extends Error {
  override readonly name = 'DamagedTableError';
}

/** A table at one of its entries, from which loading goes on. */
export interface Snapshot {
  /** Number of entries it comprises. */
  readonly number: number;
  readonly body: string;
}

/**
 * Where tables are stored. Entries are the truth: an entry is durable once `append` has resolved; snapshots may be
 * dropped at any time. Several servers may share one store.
 */
export interface TableStore {
  append(append: Append): Promise<void>;
  /** The entries from this number on. Rejects with a `DamagedTableError` if the store finds them changed. */
  read(table: string, from: number): Promise<readonly EntryLine[]>;
  /** The tables to which another server has appended, given the number of entries known of each. */
  changedSince(known: ReadonlyMap<string, number>): Promise<readonly string[]>;
  row(table: string): Promise<StoredRow | undefined>;
  rowByCode(code: string): Promise<StoredRow | undefined>;
  /** Newest first. */
  list(of: { readonly guest: string } | 'open', limit: number): Promise<readonly StoredRow[]>;
  /** Number of tables of a person that have not ended. */
  countOpen(guest: string): Promise<number>;
  /** Tables whose `wakeAt` has come, the most urgent first, without those named. */
  due(by: number, limit: number, except: readonly string[]): Promise<readonly StoredRow[]>;
  /** Moves `wakeAt` of a table with this number of entries to a later time, without an entry. */
  defer(table: string, number: number, until: number): Promise<void>;
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** Rejects with a `DamagedTableError` if the store finds it changed. */
  snapshot(table: string): Promise<Snapshot | undefined>;
  dropSnapshot(table: string): Promise<void>;
  /** A value of the process that runs the tables, such as its last heartbeat. */
  note(key: string): Promise<string | undefined>;
  saveNote(key: string, value: string): Promise<void>;
}
