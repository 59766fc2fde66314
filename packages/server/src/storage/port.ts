import type { EntryLine, Snapshot, StoredRow, TableStore } from '@manigance/table';
import type { Database } from './database.ts';

/** A guest as stored. */
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
  /** For a cookie, the browser it was given to. */
  readonly label: string;
  readonly createdAt: number;
  /** When it was last used, to within some minutes; 0 before that was noted. */
  readonly usedAt: number;
}

/** The record of a table that was purged. */
export interface PurgedRecord {
  /** Id of the table. */
  readonly id: string;
  readonly game: string;
  readonly endedAt: number;
  readonly body: string;
}

/** A table that was found due and claimed. */
export interface DueClaim {
  readonly id: string;
  readonly number: number;
  readonly epoch: number;
}

/** Which server a table belongs to, where several share the store. */
export interface ClaimStore {
  /** The latest epoch of a table, its owner, and whether that owner gave a sign of life lately. */
  claimOf(
    table: string,
  ): Promise<
    | { readonly epoch: number; readonly owner?: string | undefined; readonly isOwnerAlive: boolean }
    | undefined
  >;
  /** Raises the epoch of a table if it is still this one. Answers with the new one; `undefined` if another was first. */
  claim(table: string, epoch: number, server: string): Promise<number | undefined>;
  /** Claims due tables, without those named, that belong to this server or to none that is alive. */
  claimDue(
    by: number,
    limit: number,
    server: string,
    except: readonly string[],
  ): Promise<readonly DueClaim[]>;
  /** Of these tables, those that have another epoch. */
  deposed(known: ReadonlyMap<string, number>): Promise<readonly string[]>;
  /** Gives a table up, if this is its latest epoch. */
  release(table: string, epoch: number): Promise<void>;
  /** A sign of life of a server, by the database's clock. */
  beat(server: string): Promise<void>;
  /** Ends the signs of life of a server. */
  retire(server: string): Promise<void>;
}

/** The server's database: tables, guests and their tokens. */
export interface Storage extends TableStore, ClaimStore, Database {
  readonly kind: string;
  /** All entries of a table as they are, changed or not. */
  readUnchecked(table: string): Promise<readonly EntryLine[]>;
  /** `chain` is the hash over the entries it comprises, where the table has more. */
  saveSnapshot(table: string, snapshot: Snapshot, chain?: string): Promise<void>;
  /** Deletes a table that has this number of entries, and keeps its record if there is one. */
  purge(table: string, number: number, record?: PurgedRecord): Promise<void>;
  /** The record of a purged table. */
  record(table: string): Promise<string | undefined>;
  saveRecord(record: PurgedRecord): Promise<void>;
  everyRecord(after: string, limit: number): Promise<readonly PurgedRecord[]>;
  /** When the next table is due. */
  nextDue(): Promise<number | undefined>;
  /** Every table, ordered by id, starting after this one. */
  everyRow(after: string, limit: number): Promise<readonly StoredRow[]>;
  /** Tables of which entries or a snapshot are there, but no row. Reads every entry. */
  withoutRow(): Promise<readonly string[]>;
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
