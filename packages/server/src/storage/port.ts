import type { EntryLine, Snapshot, StoredRow, TableStore } from '@manigance/table';

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** Credential of a guest: `hash` is the SHA-256 of a secret that only they have. */
export interface Token {
  readonly hash: string;
  readonly guest: string;
  readonly kind: 'cookie' | 'api';
  readonly label: string;
  readonly createdAt: number;
}

/** The server's database: tables, guests and their tokens. */
export interface Storage extends TableStore {
  readonly kind: string;
  /** All entries of a table as they are, changed or not. */
  readUnchecked(table: string): Promise<readonly EntryLine[]>;
  /** `chain` is the hash over the entries it comprises, where the table has more. */
  saveSnapshot(table: string, snapshot: Snapshot, chain?: string): Promise<void>;
  /** When the next table is due. */
  nextDue(): Promise<number | undefined>;
  /** Every table, ordered by id, starting after this one. */
  everyRow(after: string, limit: number): Promise<readonly StoredRow[]>;
  count(): Promise<Readonly<Record<string, number>>>;
  dropSnapshots(): Promise<void>;
  saveGuest(guest: Guest): Promise<void>;
  guest(id: string): Promise<Guest | undefined>;
  everyGuest(after: string, limit: number): Promise<readonly Guest[]>;
  saveToken(token: Token): Promise<void>;
  token(hash: string): Promise<Token | undefined>;
  tokensOf(guest: string): Promise<readonly Token[]>;
  /** Those of these hashes that belong to a token. */
  knownTokens(hashes: readonly string[]): Promise<readonly string[]>;
  dropToken(hash: string): Promise<void>;
  dropTokens(guest: string, kind: Token['kind']): Promise<void>;
  close(): Promise<void>;
}
