import { type Game, play, type Seat, type State, start } from '@manigance/core';
import type { Step } from '@manigance/protocol';
import { charged, stopped, ticking, timeLeftAt, withoutIncrements } from './apply-clocks.ts';
import { unready } from './apply-lobby.ts';
import { allowance } from './clock.ts';
import { DerivedViews, isPublic, type NewSteps, newStepsFor } from './derived-views.ts';
import type { EntryOf } from './entries.ts';
import type { Clock, MatchState, Table, UndoPoint } from './table.ts';

/** The entries contradict each other: a bug, a damaged store, or rules changed without a new version. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
}

/** More moves than a seat can have on the way at once. */
const keysKept = 8;

/** The table after an entry, and the step each viewer is sent because of it. */
export interface Applied {
  readonly table: Table;
  readonly newSteps: NewSteps;
}

/** Result of playing a move when it was accepted, so that it is not played again when it is applied. */
export interface Precomputed {
  readonly views?: DerivedViews;
  readonly state: State;
  readonly events: readonly State['events'][number][];
}

/** Known results and limits for applying an entry. */
export interface ApplyOptions {
  readonly precomputed?: Precomputed | undefined;
  /** Length of the undo history to keep; unlimited by default. */
  readonly keep?: number;
}

/** The steps of an entry that no viewer is sent. */
export const noSteps: NewSteps = [];

/** The table with its match begun. */
export function begin(gathered: Table, entry: EntryOf<'started'>, game: Game): Applied {
  const table = unready(gathered);
  const { seed, salt, rulesVersion, at } = entry;
  const { options } = table.setup;
  const state = start(game, { seats: table.seats.length, options, seed });
  const views = new DerivedViews(game, state);
  const { viewers, newSteps } = newStepsFor(game, undefined, { state, views }, { at, events: state.events });
  const full = allowance(table.setup.pace);
  const still = table.seats.map((): Clock => ({ left: full }));
  const match = {
    rulesVersion,
    seed,
    salt,
    state,
    views,
    moves: 0,
    past: [],
    made: table.seats.map(() => 0),
    keys: [],
    viewers,
    clocks: still,
  };
  return {
    table: { ...table, stage: 'playing', match: ticking(match, table, { at, spent: [] }) },
    newSteps,
  };
}

/** The table after a move. */
export function moved(
  table: Table,
  entry: EntryOf<'moved'>,
  game: Game,
  { precomputed, keep = Number.POSITIVE_INFINITY }: ApplyOptions,
): Applied {
  const match = matchOf(table);
  const { seat, move, at, by } = entry;
  const {
    state,
    events,
    views = new DerivedViews(game, state),
  } = precomputed ?? replayed(game, match.state, seat, move);
  // A player whose move was made for them is told the question it answered.
  const isForAbsent = by === 'bot' && table.seats[seat]?.bot?.because === 'holiday';
  const isTold = by === 'time' || by === 'standing' || isForAbsent;
  const seen = isTold ? { view: game.view(match.state, seat) } : {};
  const cause = { at, events: [...events], made: { seat, move, by, ...seen } };
  const { viewers, newSteps } = newStepsFor(game, match, { state, views }, cause);
  const next: MatchState = {
    ...match,
    state,
    views,
    viewers,
    moves: match.moves + 1,
    past: withUndoPoint(match.past, undoPointOf(table, match, entry), keep),
    timeLeft: match.timeLeft?.filter(({ question }) => question >= state.question),
    made: match.made.with(seat, (match.made[seat] ?? 0) + 1),
    keys: withKey(match, entry, viewers),
  };
  const ticked = ticking(next, table, { at, spent: entry.spent, mover: seat });
  const going = table.setup.pace.kind === 'live' ? withIncrement(ticked, match, entry) : ticked;
  const entries = table.entries + 1;
  // Lists show `updatedAt`: a move that spectators do not see must not change it.
  const isSeen = newSteps[table.seats.length] !== undefined;
  const updatedAt = isSeen ? at : table.updatedAt;
  // Ending a proposal because of a secret move would reveal the move; moves of bots are undone with the rest.
  const lapses = isSeen && by === 'person' && table.proposal?.what === 'take-back';
  const proposal = lapses ? undefined : table.proposal;
  const seats = withLateness(table, match, entry);
  if (state.outcome === undefined)
    return { table: { ...table, entries, updatedAt, proposal, seats, match: going }, newSteps };
  const over = { stage: 'over', proposal: undefined, match: stopped(going) } as const;
  return { table: { ...table, entries, updatedAt, seats, ...over }, newSteps };
}

/** Notes whether the clock had to answer for this seat. An answer to a secret question is no sign of lateness: it must not show. */
function withLateness(
  { seats }: Table,
  { clocks }: MatchState,
  { seat, by }: EntryOf<'moved'>,
): Table['seats'] {
  const state = seats[seat];
  const isLate = by === 'time' && clocks[seat]?.since !== undefined;
  if (state === undefined || (isLate ? state.isLate === true : state.isLate === undefined || by !== 'person'))
    return seats;
  return seats.with(seat, { ...state, isLate: isLate ? true : undefined });
}

function undoPointOf(
  { setup: { pace } }: Table,
  match: MatchState,
  { seat, move, spent }: EntryOf<'moved'>,
): UndoPoint {
  const numbers = match.viewers.map(({ number }) => number);
  const point = { seat, move, before: match.state, numbers };
  return pace.kind === 'turn-based' ? { ...point, clocks: charged(match.clocks, spent) } : point;
}

/** Adds to the undo history the time that the last move has earned its seat. */
function withIncrement(match: MatchState, before: MatchState, { seat, spent }: EntryOf<'moved'>): MatchState {
  const last = match.past.at(-1);
  const increment = (match.clocks[seat]?.left ?? 0) - (charged(before.clocks, spent)[seat]?.left ?? 0);
  if (last === undefined || increment <= 0) return match;
  return { ...match, past: match.past.with(-1, { ...last, increment }) };
}

function withUndoPoint(past: MatchState['past'], last: UndoPoint, keep: number): MatchState['past'] {
  return withLast(past, last, past.length < keep ? -1 : 0);
}

/** Appends a key and drops the oldest of the same seat once there are enough. */
function withKey(
  { keys }: MatchState,
  { seat, key }: { readonly seat: Seat; readonly key?: string | undefined },
  viewers: MatchState['viewers'],
): MatchState['keys'] {
  if (key === undefined) return keys;
  let own = 0;
  for (const kept of keys) if (kept.seat === seat) own++;
  const dropped = own < keysKept ? -1 : keys.findIndex((kept) => kept.seat === seat);
  return withLast(keys, { seat, key, number: viewers[seat]?.number ?? 0 }, dropped);
}

/** The list with one more item, less the one at index `without`. Copies once, because every move passes here. */
function withLast<T>(list: readonly T[], last: T, without: number): readonly T[] {
  const made = new Array<T>(without < 0 ? list.length + 1 : list.length);
  let at = 0;
  for (let from = 0; from < list.length; from++) if (from !== without) made[at++] = list[from] as T;
  made[at] = last;
  return made;
}

function replayed(game: Game, state: State, seat: Seat, move: unknown): Precomputed {
  const played = play(game, state, seat, move);
  if (!played.ok) throw new EntryError(`a stored move is refused: ${played.rejection.code}`);
  return played;
}

/** The table after an undo. */
export function tookBack(table: Table, entry: EntryOf<'tookBack'>, game: Game): Applied {
  const { spent = [] } = entry;
  const before = matchOf(table);
  const match = { ...before, clocks: charged(before.clocks, spent) };
  const kept = match.past.length - entry.moves;
  const target = match.past[kept];
  if (target === undefined) throw new EntryError('the undo history is not in memory');
  const state = target.before;
  const undone = match.past.slice(kept);
  const tookBack: Step['tookBack'] = { by: entry.seat, moves: publicMoves(game, undone, match.state) };
  const views = new DerivedViews(game, state);
  const cause = { at: entry.at, events: [], tookBack };
  const { viewers, newSteps } = newStepsFor(game, match, { state, views }, cause);
  const next: MatchState = {
    ...match,
    state,
    views,
    viewers,
    moves: match.moves - entry.moves,
    takenBack: true,
    past: match.past.slice(0, kept),
    made: match.made.map((count, of) => count - undone.filter((one) => one.seat === of).length),
    keys: withKey(match, entry, viewers),
    clocks: withoutIncrements(match.clocks, undone).map(({ since, ...clock }) => clock),
    timeLeft: timeLeftAt(match, undone),
  };
  const going = ticking(next, table, { at: entry.at, spent: [] });
  return { table: { ...table, proposal: undefined, match: going }, newSteps };
}

/** Number of these moves that everybody saw: secret ones must not be counted. At least one was taken back. */
function publicMoves(game: Game, moves: MatchState['past'], last: State): number {
  const seen = moves.filter(({ before }, at) => isPublic(game, before, moves[at + 1]?.before ?? last));
  return Math.max(1, seen.length);
}

function matchOf(table: Table): MatchState {
  if (table.match === undefined) throw new EntryError('the match has not begun');
  return table.match;
}

/** The table with an undo history of at most this length. */
export function withUndoHistory(table: Table, most: number): Table {
  const { match } = table;
  if (match === undefined || match.past.length <= most) return table;
  return { ...table, match: { ...match, past: most === 0 ? [] : match.past.slice(-most) } };
}
