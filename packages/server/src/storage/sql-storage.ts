import {
  type Append,
  DamagedTableError,
  type EntryLine,
  type Snapshot,
  type StoredRow,
} from '@manigance/table';
import { type ChainedLine, damaged, damagedFor, isWhole, sumOf } from './chain.ts';
import type { Database, SqlRow, Value } from './database.ts';
import type { ClaimStore, DueClaim, Guest, PurgedRecord, Storage, Token } from './port.ts';
import type { StatementName } from './statements.ts';

/** Everything but appending, shared by SQLite and Postgres. */
export abstract class SqlStorage implements Storage {
  abstract readonly kind: string;
  abstract append(append: Append): Promise<void>;
  abstract changedSince(known: ReadonlyMap<string, number>): Promise<readonly string[]>;
  abstract deposed(known: ReadonlyMap<string, number>): Promise<readonly string[]>;
  abstract purge(table: string, number: number, record?: PurgedRecord): Promise<void>;
  abstract close(): Promise<void>;
  abstract query(sql: string, ...values: Value[]): Promise<readonly SqlRow[]>;
  abstract transact(...given: Parameters<Database['transact']>): ReturnType<Database['transact']>;
  protected abstract ask(name: StatementName, ...values: Value[]): Promise<readonly SqlRow[]>;

  async read(table: string, from: number): Promise<readonly EntryLine[]> {
    const lines = await this.linesFrom(table, from);
    const before = from === 0 ? '' : (await this.ask('chainBefore', table, from))[0]?.chain;
    if (lines.length > 0 && typeof before === 'string' && isWhole(lines, from, before))
      return lines.map(bare);
    // Without the hash before them, or with a wrong one, the entries are checked from the first.
    const all = from === 0 ? lines : await this.linesFrom(table, 0);
    if (all.length === 0) await this.mustBeUnknown(table);
    else if (!isWhole(all, 0, '')) throw damaged(all);
    return all.slice(from).map(bare);
  }

  /** Throws if something of a table is left whose entries cannot be found. */
  private async mustBeUnknown(table: string): Promise<void> {
    if (((await this.row(table))?.number ?? 0) > 0) throw damaged([]);
    if ((await this.readUnchecked(table)).length > 0) throw damagedFor('its row is missing');
  }

  async readUnchecked(table: string): Promise<readonly EntryLine[]> {
    return (await this.ask('readUnchecked', table)).map(({ number, body }) => ({
      number: Number(number),
      body: String(body),
    }));
  }

  private async linesFrom(table: string, from: number): Promise<readonly ChainedLine[]> {
    const rows = await this.ask('read', table, from);
    return rows.map(({ number, body, chain }) => ({
      number: Number(number),
      body: String(body),
      chain: typeof chain === 'string' ? chain : undefined,
    }));
  }

  async row(table: string): Promise<StoredRow | undefined> {
    return (await this.ask('row', table)).map(rowOf)[0];
  }

  async rowByCode(code: string): Promise<StoredRow | undefined> {
    return (await this.ask('rowByCode', code)).map(rowOf)[0];
  }

  async list(of: { readonly guest: string } | 'open', limit: number): Promise<readonly StoredRow[]> {
    const rows = of === 'open' ? this.ask('listOpen', limit) : this.ask('listOf', of.guest, limit);
    return (await rows).map(rowOf);
  }

  async countOpen(guest: string): Promise<number> {
    return Number((await this.ask('countOpen', guest))[0]?.tables ?? 0);
  }

  async due(by: number, limit: number, except: readonly string[]): Promise<readonly StoredRow[]> {
    return (await this.ask('due', by, limit, JSON.stringify(except))).map(rowOf);
  }

  async defer(table: string, number: number, until: number): Promise<void> {
    await this.ask('defer', table, number, until);
  }

  async claimOf(table: string): ReturnType<ClaimStore['claimOf']> {
    const [row] = await this.ask('claimOf', table);
    if (row === undefined) return undefined;
    const owner = row.owner === null ? undefined : String(row.owner);
    return { epoch: Number(row.epoch), owner, isOwnerAlive: Number(row.alive) === 1 };
  }

  async claim(table: string, epoch: number, server: string): Promise<number | undefined> {
    const [row] = await this.ask('claim', table, epoch, server);
    return row && Number(row.epoch);
  }

  async claimDue(
    by: number,
    limit: number,
    server: string,
    except: readonly string[],
  ): Promise<readonly DueClaim[]> {
    const rows = await this.ask('claimDue', by, limit, server, JSON.stringify(except));
    return rows.map(({ id, number, epoch }) => ({
      id: String(id),
      number: Number(number),
      epoch: Number(epoch),
    }));
  }

  async release(table: string, epoch: number): Promise<void> {
    await this.ask('release', table, epoch);
  }

  async beat(server: string): Promise<void> {
    await this.ask('beat', server);
  }

  async retire(server: string): Promise<void> {
    await this.ask('retire', server);
  }

  async record(table: string): Promise<string | undefined> {
    const [row] = await this.ask('record', table);
    return row && String(row.body);
  }

  async saveRecord({ id, game, endedAt, body }: PurgedRecord): Promise<void> {
    await this.ask('saveRecord', id, game, endedAt, body);
  }

  async everyRecord(after: string, limit: number): Promise<readonly PurgedRecord[]> {
    return (await this.ask('everyRecord', after, limit)).map((row) => ({
      id: String(row.table_id),
      game: String(row.game),
      endedAt: Number(row.ended_at),
      body: String(row.body),
    }));
  }

  async nextDue(): Promise<number | undefined> {
    const at = (await this.ask('nextDue'))[0]?.at ?? null;
    return at === null ? undefined : Number(at);
  }

  async withoutRow(): Promise<readonly string[]> {
    return (await this.ask('withoutRow')).map(({ id }) => String(id));
  }

  async everyRow(after: string, limit: number): Promise<readonly StoredRow[]> {
    return (await this.ask('everyRow', after, limit)).map(rowOf);
  }

  async count(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.ask('count');
    return Object.fromEntries(rows.map(({ stage, tables }) => [String(stage), Number(tables)]));
  }

  async saveSnapshot(table: string, { number, body }: Snapshot, chain?: string): Promise<void> {
    await this.ask('saveSnapshot', table, number, body, sumOf(body), chain ?? null);
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const [row] = await this.ask('snapshot', table);
    if (row === undefined) return undefined;
    const body = String(row.body);
    if (row.sum !== sumOf(body)) throw new DamagedTableError('the snapshot was changed after it was written');
    return { number: Number(row.number), body };
  }

  async dropSnapshot(table: string): Promise<void> {
    await this.ask('dropSnapshot', table);
  }

  async dropSnapshots(): Promise<void> {
    await this.ask('dropSnapshots');
  }

  async saveGuest({ id, name, createdAt }: Guest): Promise<void> {
    await this.ask('saveGuest', id, name, createdAt);
  }

  async guest(id: string): Promise<Guest | undefined> {
    return (await this.ask('guest', id)).map(guestOf)[0];
  }

  async everyGuest(after: string, limit: number): Promise<readonly Guest[]> {
    return (await this.ask('everyGuest', after, limit)).map(guestOf);
  }

  async saveToken({ hash, guest, kind, label, createdAt, usedAt }: Token): Promise<void> {
    await this.ask('saveToken', hash, guest, kind, label, createdAt, usedAt);
  }

  async token(hash: string): Promise<Token | undefined> {
    return (await this.ask('token', hash)).map(tokenOf)[0];
  }

  async tokensOf(guest: string): Promise<readonly Token[]> {
    return (await this.ask('tokensOf', guest)).map(tokenOf);
  }

  async knownTokens(hashes: readonly string[]): Promise<readonly string[]> {
    return (await this.ask('knownTokens', JSON.stringify(hashes))).map(({ hash }) => String(hash));
  }

  async dropToken(hash: string): Promise<void> {
    await this.ask('dropToken', hash);
  }

  async dropTokens(guest: string, kind: Token['kind']): Promise<void> {
    await this.ask('dropTokens', guest, kind);
  }

  async note(key: string): Promise<string | undefined> {
    const value = (await this.ask('note', key))[0]?.value;
    return value === undefined ? undefined : String(value);
  }

  async saveNote(key: string, value: string): Promise<void> {
    await this.ask('saveNote', key, value);
  }
}

function bare({ number, body }: ChainedLine): EntryLine {
  return { number, body };
}

/** Guests are joined by commas; their ids hold none. */
function rowOf(row: SqlRow): StoredRow {
  const asked = String(row.asked).split(',');
  const people = String(row.people)
    .split(',')
    .filter((guest) => guest !== '')
    .sort()
    .map((guest) => ({ guest, asked: asked.includes(guest) }));
  return {
    id: String(row.id),
    code: String(row.code),
    game: String(row.game),
    stage: String(row.stage),
    access: row.access === 'open' ? 'open' : 'private',
    number: Number(row.number),
    chain: String(row.chain),
    ...(row.wake_at === null ? {} : { wakeAt: Number(row.wake_at) }),
    updatedAt: Number(row.updated_at),
    line: String(row.line),
    people,
  };
}

function guestOf({ id, name, created_at }: SqlRow): Guest {
  return { id: String(id), name: String(name), createdAt: Number(created_at) };
}

function tokenOf({ hash, guest, kind, label, created_at, used_at }: SqlRow): Token {
  return {
    hash: String(hash),
    guest: String(guest),
    kind: kind === 'api' ? 'api' : 'cookie',
    label: String(label),
    createdAt: Number(created_at),
    usedAt: Number(used_at),
  };
}

/** The guests who are asked, as stored. */
export function askedIn({ row }: Append): string {
  let list = '';
  for (const { guest, asked } of row.people) if (asked) list += list === '' ? guest : `,${guest}`;
  return list;
}

/** A waiting append and its promise. */
export interface Waiting {
  readonly append: Append;
  resolve(): void;
  reject(error: unknown): void;
}
