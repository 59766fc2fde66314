import type { DeskAnswer, DeskTable } from '@manigance/protocol';
import { DamagedTableError, lineOf, type StoredRow, type TableRegistry } from '@manigance/table';
import type { SqlRow, Value } from '../../storage/database.ts';
import type { Storage } from '../../storage/port.ts';
import { containing } from './like.ts';

interface TableQuery {
  readonly search?: string | undefined;
  readonly game?: string | undefined;
  readonly state?: DeskTable['state'] | undefined;
  readonly page?: number | undefined;
}

const page = 25;

/** Tables as the desk shows them: what lists and spectators are shown, and nothing else. The host may sit at one. */
export class TableList {
  private readonly storage: Storage;
  private readonly registry: TableRegistry;

  constructor(storage: Storage, registry: TableRegistry) {
    this.storage = storage;
    this.registry = registry;
  }

  async page({ search, game, state, page: number = 0 }: TableQuery): Promise<DeskAnswer<'tables'>> {
    const values: Value[] = [];
    const where: string[] = [];
    const add = (sql: (mark: string) => string, value: Value) => {
      values.push(value);
      where.push(sql(`$${values.length}`));
    };
    if (game !== undefined) add((mark) => `game = ${mark}`, game);
    if (state === 'damaged' || state === 'frozen')
      add((mark) => `id IN ({texts ${mark}})`, JSON.stringify(this.found(state)));
    else if (state !== undefined) add((mark) => `stage = ${mark}`, state);
    if (search !== undefined) {
      values.push(search.toUpperCase(), search.toLowerCase(), containing(search));
      const [code, id, name] = [values.length - 2, values.length - 1, values.length];
      where.push(`(code = $${code} OR id = $${id} OR LOWER(line) LIKE LOWER($${name}) ESCAPE '!')`);
    }
    const sql = `SELECT id FROM tables ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`}
      ORDER BY updated_at DESC, id LIMIT ${page + 1} OFFSET ${number * page}`;
    const found = await this.storage.query(sql, ...values);
    const tables = await this.rows(found.slice(0, page));
    // The text of a line holds more than names.
    return { tables: tables.filter((row) => fits(row, search)), isLastPage: found.length <= page };
  }

  /** Tables of a person that have not ended. */
  async of(guests: readonly string[]): Promise<readonly DeskTable[]> {
    const found = await this.storage.query(
      `SELECT DISTINCT t.id, t.updated_at FROM people p JOIN tables t ON t.id = p.table_id
        WHERE p.guest IN ({texts $1}) AND t.stage IN ('gathering', 'playing') ORDER BY t.updated_at DESC LIMIT 50`,
      JSON.stringify(guests),
    );
    return this.rows(found);
  }

  /** The public facts of a table; `undefined` if there is none. */
  async facts(id: string): Promise<DeskAnswer<'table'> | undefined> {
    const stored = await this.storage.row(id);
    if (stored === undefined) return undefined;
    try {
      const table = await this.registry.table(id);
      if (table === undefined) return undefined;
      const host = await this.storage.guest(table.host);
      const isOpen = table.setup.access === 'open' && table.setup.spectators;
      return {
        row: this.row(stored),
        ...(host === undefined ? {} : { host: host.name }),
        createdAt: table.createdAt,
        rulesVersion: table.match?.rulesVersion ?? 0,
        spectators: table.setup.spectators,
        chat: isOpen ? table.chat : [],
      };
    } catch (error) {
      if (!(error instanceof DamagedTableError)) throw error;
      const row = { ...this.row(stored), state: 'damaged' } as const;
      const rest = { createdAt: stored.updatedAt, rulesVersion: 0, spectators: false, chat: [] };
      return { row, ...rest, why: error.message };
    }
  }

  /** Damaged tables, and those that lack their rules, as far as this server has found out. */
  private found(state: 'damaged' | 'frozen'): readonly string[] {
    return state === 'damaged' ? this.registry.damagedTables : this.registry.frozenTables;
  }

  private async rows(found: readonly SqlRow[]): Promise<readonly DeskTable[]> {
    const rows = await Promise.all(found.map(({ id }) => this.storage.row(String(id))));
    return rows.flatMap((row) => (row === undefined ? [] : [this.row(row)]));
  }

  private row(stored: StoredRow): DeskTable {
    const { id, code, game, stage, seats, pace, updatedAt } = lineOf(stored, '');
    const { waiting = [] } = JSON.parse(stored.line) as { readonly waiting?: readonly number[] };
    const isDamaged = this.registry.damagedTables.includes(id);
    const isFrozen = this.registry.roomInMemory(id)?.isFrozen === true;
    return {
      ...{ id, code, game, access: stored.access, pace: pace.kind, updatedAt },
      state: isDamaged ? 'damaged' : isFrozen ? 'frozen' : stage,
      seats: seats.map(({ name, bot }, at) => ({
        ...(name === undefined ? {} : { name }),
        ...(bot === undefined ? {} : { bot }),
        ...(waiting.includes(at) ? { isAwaited: true } : {}),
      })),
    };
  }
}

function fits({ code, id, seats }: DeskTable, search: string | undefined): boolean {
  if (search === undefined) return true;
  const wanted = search.toLowerCase();
  if (code.toLowerCase() === wanted || id === wanted) return true;
  return seats.some(({ name }) => name?.toLowerCase().includes(wanted) === true);
}
