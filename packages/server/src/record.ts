import { commitmentTo, hashOf, type Move, type Seat, writeRecord } from '@manigance/core';
import type { TableEntry } from './entries.ts';
import type { House } from './house.ts';

/** The record of a match that is over, for anybody to replay and verify; nothing while it is not. */
export async function recordText(house: House, id: string): Promise<string | undefined> {
  const room = /^[a-z0-9]{16,32}$/.test(id) ? await house.room(id) : undefined;
  const { match, stage, setup } = room?.now ?? {};
  if (match === undefined || setup === undefined || stage !== 'over' || match.state.outcome === undefined)
    return undefined;
  const entries = (await house.storage.read(id, 0)).map(({ body }) => JSON.parse(body) as TableEntry);
  // Moves from before a change of rules cannot be replayed by today's.
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
