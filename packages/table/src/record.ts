import { commitmentTo, hashOf, type Move, type Seat, writeRecord } from '@manigance/core';
import type { TableEntry } from './entries.ts';
import type { TableStore } from './store.ts';
import type { Table } from './table.ts';

/** The record of a finished match, for anyone to replay and verify; `undefined` for other tables. */
export async function recordText(
  { id, match, stage, setup }: Table,
  store: TableStore,
): Promise<string | undefined> {
  if (match === undefined || stage !== 'over' || match.state.outcome === undefined) return undefined;
  const entries = (await store.read(id, 0)).map(({ body }) => JSON.parse(body) as TableEntry);
  // The current rules cannot replay moves from before a change of rules.
  if (entries.some(({ kind }) => kind === 'carriedOver')) return undefined;
  const { rulesVersion, seed, salt, state } = match;
  return writeRecord({
    game: setup.game,
    rulesVersion,
    seats: state.seats,
    options: setup.options,
    commitment: commitmentTo(seed, salt),
    moves: movesOf(entries),
    outcome: match.state.outcome,
    hash: hashOf(state),
    seed,
    salt,
  });
}

function movesOf(entries: readonly TableEntry[]): readonly { readonly seat: Seat; readonly move: Move }[] {
  const moves: { readonly seat: Seat; readonly move: Move }[] = [];
  for (const entry of entries) {
    if (entry.kind === 'moved') moves.push({ seat: entry.seat, move: entry.move });
    if (entry.kind === 'tookBack') moves.length -= entry.moves;
  }
  return moves;
}
