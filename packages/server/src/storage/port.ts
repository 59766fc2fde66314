/** One thing that happened at a table, as it is kept: a line of JSON. Entries of a table are numbered from 0. */
export interface Entry {
  readonly number: number;
  readonly body: string;
}

/** What can be found out about a table without opening it. Follows from its entries; kept beside them for speed. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly stage: string;
  readonly access: 'open' | 'private';
  /** When somebody has to look at it though nobody asks: a clock runs out, a bot is to move. */
  readonly wakeAt?: number | undefined;
  readonly updatedAt: number;
  /** What a list shows, as JSON. */
  readonly line: string;
  readonly people: readonly { readonly guest: string; readonly asked: boolean }[];
}

export interface StoredRow extends TableRow {
  /** How many entries there are. */
  readonly number: number;
}

export interface Append {
  readonly row: TableRow;
  /** How many entries the writer knows of. If there are others the store refuses, whoever wrote them. */
  readonly expected: number;
  readonly bodies: readonly string[];
  /** `same`: who sits there has not changed, though who is asked may have. */
  readonly people?: 'same';
}

/** Somebody else has written to this table: read it again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

export interface Snapshot {
  /** How many entries it comprises. */
  readonly number: number;
  readonly body: string;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** How a guest is known: `hash` is SHA-256 of a secret only they have. */
export interface Token {
  readonly hash: string;
  readonly guest: string;
  readonly kind: 'cookie' | 'api';
  readonly label: string;
  readonly createdAt: number;
}

/**
 * Where tables are kept. Entries are the truth: what `append` has resolved for survives the machine; snapshots can be
 * thrown away. Several servers may share one store.
 */
export interface Storage {
  readonly kind: string;
  append(append: Append): Promise<void>;
  /** The entries from this number on. */
  read(table: string, from: number): Promise<readonly Entry[]>;
  /** Of these tables, given how many entries of each are known, those that another server has written to. */
  goneOn(known: ReadonlyMap<string, number>): Promise<readonly string[]>;
  row(table: string): Promise<StoredRow | undefined>;
  rowByCode(code: string): Promise<StoredRow | undefined>;
  /** Newest first. */
  list(of: { readonly guest: string } | 'open', limit: number): Promise<readonly StoredRow[]>;
  /** Tables to look at by this moment, the most urgent first. */
  due(by: number, limit: number): Promise<readonly StoredRow[]>;
  /** When the next table is due. */
  nextDue(): Promise<number | undefined>;
  /** Every table, by id: those behind `after`. */
  everyRow(after: string, limit: number): Promise<readonly StoredRow[]>;
  count(): Promise<Readonly<Record<string, number>>>;
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;
  dropSnapshots(): Promise<void>;
  saveGuest(guest: Guest): Promise<void>;
  guest(id: string): Promise<Guest | undefined>;
  everyGuest(after: string, limit: number): Promise<readonly Guest[]>;
  saveToken(token: Token): Promise<void>;
  token(hash: string): Promise<Token | undefined>;
  tokensOf(guest: string): Promise<readonly Token[]>;
  dropTokens(guest: string, kind: Token['kind']): Promise<void>;
  /** A note of the server to itself, such as when it was last alive. */
  note(key: string): Promise<string | undefined>;
  saveNote(key: string, value: string): Promise<void>;
  close(): Promise<void>;
}
