import { chained, sumOf } from './chain.ts';

/** A table of schema 3 with all its bodies in order, and its snapshot. */
export interface UnchainedTable {
  readonly id: string;
  readonly bodies: readonly string[];
  readonly snapshot?: { readonly number: number; readonly body: string } | undefined;
}

/** The columns that schema 4 adds for a table and its snapshot. Schema 3 had no hashes: what it holds is believed. */
export function chainsFor({ id, bodies, snapshot }: UnchainedTable): {
  readonly table: readonly [chain: string, id: string];
  readonly snapshot?: readonly [chain: string, sum: string, id: string];
} {
  const table = [chained('', bodies), id] as const;
  if (snapshot === undefined) return { table };
  const { number, body } = snapshot;
  return { table, snapshot: [chained('', bodies.slice(0, number)), sumOf(body), id] };
}

/** Statements that read the tables of schema 3. */
export const unchained = {
  tables: 'SELECT id FROM tables',
  bodies: 'SELECT body FROM entries WHERE table_id = $1 ORDER BY number',
  snapshot: 'SELECT number, body FROM snapshots WHERE table_id = $1',
  setTable: 'UPDATE tables SET chain = $1 WHERE id = $2',
  setSnapshot: 'UPDATE snapshots SET chain = $1, sum = $2 WHERE table_id = $3',
} as const;
