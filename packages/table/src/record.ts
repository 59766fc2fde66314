import { commitmentTo, hashOf, type MatchRecord, type Move, type Seat, writeRecord } from '@manigance/core';
import type { TableEntry } from './entries.ts';
import type { TableStore } from './store.ts';
import type { Table } from './table.ts';

/**
 * The record of a match that is over or was stopped, for anyone to replay and verify; `undefined` for other tables. Names are
 * those given, or else those of the seats where the table lets the record have them.
 */
export async function recordText(
  table: Table,
  store: TableStore,
  names?: readonly string[],
): Promise<string | undefined> {
  const { id, match, stage, setup } = table;
  if (match === undefined || (stage !== 'over' && stage !== 'abandoned')) return undefined;
  const entries = (await store.read(id, 0)).map(({ body }) => JSON.parse(body) as TableEntry);
  // The current rules cannot replay moves from before a change of rules.
  if (entries.some(({ kind }) => kind === 'carriedOver')) return undefined;
  const { rulesVersion, seed, salt, state } = match;
  return writeRecord({
    game: setup.game,
    rulesVersion,
    seats: state.seats,
    options: setup.options,
    colours: coloursAt(table),
    commitment: commitmentTo(seed, salt),
    date: dayOf(entries),
    players: names ?? (setup.namesInRecord === true ? namesAt(table) : undefined),
    hints: hintsOf(entries),
    moves: movesOf(entries),
    ...(state.outcome === undefined ? { stopped: true } : { outcome: state.outcome }),
    hash: hashOf(state),
    seed,
    salt,
  });
}

/** Names by seat; empty for a bot. */
function namesAt({ seats }: Table): readonly string[] {
  return seats.map(({ person }) => person?.name ?? '');
}

/** The colours chosen, by seat; empty where none was. */
function coloursAt({ seats }: Table): readonly string[] | undefined {
  const isChosen = seats.some(({ colour }) => colour !== undefined);
  return isChosen ? seats.map(({ colour = '' }) => colour) : undefined;
}

/** Day of the last move, or of the end of a match without moves. */
function dayOf(entries: readonly TableEntry[]): string | undefined {
  const isPlay = ({ kind }: TableEntry) => kind === 'moved' || kind === 'started';
  const at = entries.findLast(isPlay)?.at;
  return at === undefined ? undefined : new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The hints given: to which seat, after how many moves. Those before moves that were taken back stay. */
function hintsOf(entries: readonly TableEntry[]): MatchRecord['hints'] {
  let moves = 0;
  const hints: { readonly seat: Seat; readonly at: number }[] = [];
  for (const entry of entries) {
    if (entry.kind === 'moved') moves++;
    if (entry.kind === 'tookBack') moves -= entry.moves;
    if (entry.kind === 'hinted') hints.push({ seat: entry.seat, at: moves });
  }
  return hints.length === 0 ? undefined : hints;
}

function movesOf(entries: readonly TableEntry[]): readonly { readonly seat: Seat; readonly move: Move }[] {
  const moves: { readonly seat: Seat; readonly move: Move }[] = [];
  for (const entry of entries) {
    if (entry.kind === 'moved') moves.push({ seat: entry.seat, move: entry.move });
    if (entry.kind === 'tookBack') moves.length -= entry.moves;
  }
  return moves;
}
