import type { Reason, TableSetup } from '@manigance/protocol';
import { applyEntry, openTable } from './apply-entry.ts';
import type { EntryOf } from './entries.ts';
import { expiresAt } from './expiry.ts';
import type { LineUp } from './rematch.ts';
import { type Append, ConflictError, type TableStore } from './store.ts';
import type { Table } from './table.ts';
import { rowOf } from './table-row.ts';

/** Id and invitation code of a table. */
export interface TableAddress {
  readonly id: string;
  readonly code: string;
}

/** Codes drawn before giving up: they are short, so one may be taken. */
const codeAttempts = 5;

/** Parameters of a new table. */
export interface NewTable {
  readonly id: string;
  readonly host: string;
  readonly setup: TableSetup;
  readonly seated: LineUp['seated'];
  readonly colours: LineUp['colours'];
  readonly at: number;
  /** Everybody seated is ready: a full table begins at once. */
  readonly isReady?: boolean;
}

/** Stores a new table; answers with the existing one if its id is taken, as when `create` is sent twice. */
export async function storeNewTable(
  store: TableStore,
  table: NewTable,
  newCode: () => string,
): Promise<TableAddress | Reason> {
  const { id } = table;
  for (let attempt = 0; attempt < codeAttempts; attempt++) {
    const code = newCode();
    try {
      await store.append(firstAppend(table, code));
      return { id, code };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const existing = await store.row(id);
      if (existing !== undefined) return existing;
    }
  }
  return { code: 'try-again' };
}

function firstAppend(
  { id, host, setup, seated, colours, at, isReady = false }: NewTable,
  code: string,
): Append {
  const entry: EntryOf<'opened'> = { kind: 'opened', at, id, code, host, setup };
  const sat = seated.map(
    ({ seat, who }) => ({ kind: 'sat', at, seat, guest: who.id, name: who.name }) as const,
  );
  const coloured = colours.map((one) => ({ kind: 'coloured', at, ...one }) as const);
  const ready = isReady
    ? seated.map(({ seat }) => ({ kind: 'readied', at, seat, ready: true }) as const)
    : [];
  const later = [...sat, ...coloured, ...ready];
  const table = later.reduce<Table>((so, one) => applyEntry(so, one, undefined).table, openTable(entry));
  return {
    row: rowOf(table, isReady ? at : expiresAt(table)),
    expected: 0,
    bodies: [entry, ...later].map((one) => JSON.stringify(one)),
  };
}
