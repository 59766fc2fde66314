import { readOptions, SetupError } from '@manigance/core';
import type { Reason, TableSetup } from '@manigance/protocol';
import { applyEntry, openTable } from './apply-entry.ts';
import type { EntryOf } from './entries.ts';
import { expiresAt } from './expiry.ts';
import { gameIn, type LoadedGames } from './loaded-games.ts';
import type { LineUp } from './rematch.ts';
import { type Append, ConflictError, type TableStore } from './store.ts';
import { rowOf } from './table-row.ts';

/** Id and invitation code of a table. */
export interface TableAddress {
  readonly id: string;
  readonly code: string;
}

/** Codes drawn before giving up: they are short, so one may be taken. */
const codeAttempts = 5;

/** The setup with every option filled in, or why it is not one. */
export function readSetup(games: LoadedGames, setup: TableSetup): TableSetup | Reason {
  const found = gameIn(games, setup.game);
  if (found === undefined) return { code: 'no-game' };
  const { min, max } = found.game.seats;
  if (setup.seats.length < min || setup.seats.length > max)
    return { code: 'bad-setup', what: `${setup.game} is played by ${min} to ${max}` };
  if (setup.seats.some((plan) => plan.for === 'bot' && !found.levels.includes(plan.level)))
    return { code: 'no-level' };
  try {
    return { ...setup, options: readOptions(found.game, setup.options) };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { code: 'bad-setup', what: error.message.slice(0, 300) };
  }
}

export interface NewTable {
  readonly id: string;
  readonly host: string;
  readonly setup: TableSetup;
  readonly seated: LineUp['seated'];
  readonly at: number;
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

function firstAppend({ id, host, setup, seated, at }: NewTable, code: string): Append {
  const begins = seated.length === 0 ? undefined : 'all-here';
  const entry: EntryOf<'opened'> = { kind: 'opened', at, id, code, host, setup, begins };
  const sat = seated.map(
    ({ seat, who }) => ({ kind: 'sat', at, seat, guest: who.id, name: who.name }) as const,
  );
  const table = sat.reduce((so, one) => applyEntry(so, one, undefined).table, openTable(entry));
  return {
    row: rowOf(table, expiresAt(table)),
    expected: 0,
    bodies: [entry, ...sat].map((one) => JSON.stringify(one)),
  };
}
