import { type Game, play, type Seat, type State, start } from '@manigance/core';
import type { Step } from '@manigance/protocol';
import { allowance } from './clock.ts';
import type { EntryOf, TableEntry } from './entries.ts';
import { refreshed, stopped, ticking, withHoliday } from './fold-clocks.ts';
import { type Fresh, look, Sight } from './sight.ts';
import {
  type Clock,
  type Key,
  type MatchState,
  type Past,
  type SeatState,
  sayingKey,
  type Table,
} from './table.ts';

/** The entries do not fit together: a bug, a damaged store, or rules that have changed without their number. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
}

const chatKept = 200;
/** Of each seat: more than anybody has on the way at once. */
const keysKept = 8;
/** Of lines said: more than come between a lost line and the next. */
const sayingsKept = 32;

export interface Folded {
  readonly table: Table;
  readonly fresh: Fresh;
}

/** What is worked out already when a move is taken: nothing is played twice. */
export interface Ahead {
  readonly sight?: Sight;
  readonly state: State;
  readonly events: readonly State['events'][number][];
}

interface Folding {
  readonly ahead?: Ahead | undefined;
  /** How much of the way back is kept; all of it if nothing is said. */
  readonly keep?: number;
}

const nothing: Fresh = [];

export function opening(entry: EntryOf<'opened'>): Table {
  const { id, code, host, setup, at, begins } = entry;
  return {
    entries: 1,
    id,
    code,
    host,
    setup,
    createdAt: at,
    updatedAt: at,
    stage: 'gathering',
    ...(begins === undefined ? {} : { begins }),
    seats: setup.seats.map(planned),
    proposals: 0,
    muted: [],
    chat: [],
    chatNumber: 0,
  };
}

function planned(plan: SeatState['plan']): SeatState {
  return plan.for === 'bot' ? { plan, bot: { level: plan.level, because: 'planned' } } : { plan };
}

/** A host who has left this seat is followed by the next person who sits there, or else by the first who sits down. */
function hostedAfter(table: Table, left: Seat): Table {
  const { seats } = table;
  const round = [...seats.slice(left + 1), ...seats.slice(0, left)];
  const next = round.find(({ person }) => person !== undefined)?.person;
  return next === undefined ? { ...table, isHostless: true } : { ...table, host: next.id };
}

/** One entry further. Pure: whoever folds the same entries has the same table, and every viewer the same numbers. */
export function fold(table: Table, entry: TableEntry, game: Game | undefined, folding: Folding = {}): Folded {
  if (entry.kind === 'moved') return moved(table, entry, rulesOf(game), folding);
  const folded = further(table, entry, game);
  if (entry.kind === 'standing') return folded; // known to one seat only: it must not show in lists
  return { ...folded, table: { ...folded.table, updatedAt: entry.at } };
}

function further(table: Table, entry: Exclude<TableEntry, EntryOf<'moved'>>, game: Game | undefined): Folded {
  const next = { ...table, entries: table.entries + 1 };
  const seat = (at: Seat, change: (seat: SeatState) => SeatState) => ({
    ...next,
    seats: table.seats.map((one, index) => (index === at ? change(one) : one)),
  });
  const just = (table: Table): Folded => ({ table, fresh: nothing });
  switch (entry.kind) {
    case 'opened':
      throw new FoldError('a table is opened once');
    case 'arranged':
      return just(seat(entry.seat, () => planned(entry.plan)));
    case 'sat': {
      const sat = seat(entry.seat, (one) => ({ ...one, person: { id: entry.guest, name: entry.name } }));
      return just(table.isHostless === true ? { ...sat, host: entry.guest, isHostless: undefined } : sat);
    }
    case 'stood': {
      const stood = seat(entry.seat, ({ plan }) => planned(plan));
      const wasHost = table.seats[entry.seat]?.person?.id === table.host;
      return just(wasHost ? hostedAfter(stood, entry.seat) : stood);
    }
    case 'started':
      return begin(next, entry, rulesOf(game));
    case 'tookBack':
      return tookBack(next, entry, rulesOf(game));
    case 'proposed': {
      const { what, by, moves } = entry;
      const proposal = { number: next.proposals + 1, what, by, agreed: [by] };
      const backTo = moves === undefined || next.match === undefined ? undefined : next.match.moves - moves;
      return just({ ...next, proposal, proposals: proposal.number, backTo });
    }
    case 'agreed': {
      const { proposal } = next;
      if (proposal === undefined) return just(next); // stored when a move did not yet end the proposal
      return just({ ...next, proposal: { ...proposal, agreed: [...proposal.agreed, entry.seat] } });
    }
    case 'declined':
      return just({ ...next, proposal: undefined });
    case 'abandoned':
      return just({ ...next, proposal: undefined, stage: 'abandoned', match: stopped(next.match) });
    case 'standing':
      return just(seat(entry.seat, (one) => ({ ...one, standing: entry.answers })));
    case 'bot':
      return just(
        seat(entry.seat, (one) => ({ ...one, bot: { level: entry.level, because: entry.because } })),
      );
    case 'person':
      return just(
        refreshed(
          seat(entry.seat, ({ bot, ...one }) => one),
          entry,
        ),
      );
    case 'holiday':
      return just(seat(entry.seat, (one) => ({ ...one, holidays: withHoliday(one, entry) })));
    case 'said':
      return just(said(next, entry));
    case 'muted': {
      const others = next.muted.filter((one) => one !== entry.guest);
      return just({ ...next, muted: entry.muted ? [...others, entry.guest] : others });
    }
    case 'rematched':
      return just({ ...next, rematch: entry.table });
    case 'carriedOver':
      return just({ ...entry.table, entries: next.entries });
    default: {
      const never: never = entry;
      throw new FoldError(`no entry is called ${JSON.stringify(never)}`);
    }
  }
}

function rulesOf(game: Game | undefined): Game {
  if (game === undefined) throw new FoldError('the rules of this match are not here');
  return game;
}

function begin(table: Table, entry: EntryOf<'started'>, game: Game): Folded {
  const { seed, salt, rulesVersion, at } = entry;
  const { options } = table.setup;
  const state = start(game, { seats: table.seats.length, options, seed });
  const sight = new Sight(game, state);
  const { viewers, fresh } = look(game, undefined, { state, sight }, { at, events: state.events });
  const full = allowance(table.setup.pace);
  const still = table.seats.map((): Clock => ({ left: full }));
  const match = {
    rulesVersion,
    seed,
    salt,
    state,
    sight,
    moves: 0,
    past: [],
    made: table.seats.map(() => 0),
    keys: [],
    viewers,
    clocks: still,
  };
  return {
    table: { ...table, stage: 'playing', match: ticking(match, table.setup.pace, at, []) },
    fresh,
  };
}

function moved(
  table: Table,
  entry: EntryOf<'moved'>,
  game: Game,
  { ahead, keep = Number.POSITIVE_INFINITY }: Folding,
): Folded {
  const match = matchOf(table);
  const { seat, move, at, key } = entry;
  const { state, events, sight = new Sight(game, state) } = ahead ?? replayed(game, match.state, seat, move);
  const { viewers, fresh } = look(game, match, { state, sight }, { at, events: [...events] });
  const number = viewers[seat]?.number ?? 0;
  const next: MatchState = {
    ...match,
    state,
    sight,
    viewers,
    moves: match.moves + 1,
    past: withPast(match.past, { seat, move, before: match.state }, keep),
    made: match.made.with(seat, (match.made[seat] ?? 0) + 1),
    keys: key === undefined ? match.keys : withKey(match.keys, { seat, key, number }),
  };
  const going = ticking(next, table.setup.pace, at, entry.spent);
  const entries = table.entries + 1;
  // When a table last changed is shown in lists: what only one seat may know of must not show there.
  const isSeen = fresh[table.seats.length] !== undefined;
  const updatedAt = isSeen ? at : table.updatedAt;
  // To end a proposal because of a move in secret would give it away; what bots play meanwhile goes back with the rest.
  const lapses = isSeen && entry.by === 'person' && table.proposal?.what === 'take-back';
  const proposal = lapses ? undefined : table.proposal;
  if (state.outcome === undefined)
    return { table: { ...table, entries, updatedAt, proposal, match: going }, fresh };
  const over = { stage: 'over', proposal: undefined, match: stopped(going) } as const;
  return { table: { ...table, entries, updatedAt, ...over }, fresh };
}

function withPast(past: MatchState['past'], last: Past, keep: number): MatchState['past'] {
  return withLast(past, last, past.length < keep ? -1 : 0);
}

/** The new key comes last; the oldest of the same seat goes. */
function withKey(keys: MatchState['keys'], key: Key): MatchState['keys'] {
  let own = 0;
  for (const { seat } of keys) if (seat === key.seat) own++;
  return withLast(keys, key, own < keysKept ? -1 : keys.findIndex(({ seat }) => seat === key.seat));
}

/** The list with one more, and without the one at that place, if any. What is kept of every move is no longer than it must be. */
function withLast<T>(list: readonly T[], last: T, without: number): readonly T[] {
  const made = new Array<T>(without < 0 ? list.length + 1 : list.length);
  let at = 0;
  for (let from = 0; from < list.length; from++) if (from !== without) made[at++] = list[from] as T;
  made[at] = last;
  return made;
}

function replayed(game: Game, state: State, seat: Seat, move: unknown): Ahead {
  const played = play(game, state, seat, move);
  if (!played.ok) throw new FoldError(`a stored move is refused: ${played.rejection.code}`);
  return played;
}

function tookBack(table: Table, entry: EntryOf<'tookBack'>, game: Game): Folded {
  const match = matchOf(table);
  const kept = match.past.length - entry.moves;
  const target = match.past[kept];
  if (target === undefined) throw new FoldError('the way back is not in memory');
  const tookBack: Step['tookBack'] = { by: entry.seat, moves: entry.moves };
  const state = target.before;
  const undone = match.past.slice(kept);
  const sight = new Sight(game, state);
  const { viewers, fresh } = look(game, match, { state, sight }, { at: entry.at, events: [], tookBack });
  const { key, seat } = entry;
  const number = viewers[seat]?.number ?? 0;
  const next: MatchState = {
    ...match,
    state,
    sight,
    viewers,
    moves: match.moves - entry.moves,
    takenBack: true,
    past: match.past.slice(0, kept),
    made: match.made.map((count, of) => count - undone.filter((one) => one.seat === of).length),
    keys: key === undefined ? match.keys : withKey(match.keys, { seat, key, number }),
  };
  const going = ticking(next, table.setup.pace, entry.at, []);
  return { table: { ...table, proposal: undefined, match: going }, fresh };
}

function said(table: Table, { guest, name, seat, text, phrase, key, at }: EntryOf<'said'>): Table {
  const number = table.chatNumber + 1;
  const line = {
    number,
    from: { id: guest, name },
    ...(seat === undefined ? {} : { seat }),
    ...(text === undefined ? {} : { text }),
    ...(phrase === undefined ? {} : { phrase }),
    at,
  };
  const chat = [...table.chat.slice(1 - chatKept), line];
  if (key === undefined) return { ...table, chat, chatNumber: number };
  const saidUnder = [...(table.saidUnder ?? []).slice(1 - sayingsKept), sayingKey(guest, key)];
  return { ...table, chat, chatNumber: number, saidUnder };
}

function matchOf(table: Table): MatchState {
  if (table.match === undefined) throw new FoldError('the match has not begun');
  return table.match;
}

/** As much of the way back as is kept in memory, and in a snapshot. */
export function trimmed(table: Table, most: number): Table {
  const { match } = table;
  if (match === undefined || match.past.length <= most) return table;
  return { ...table, match: { ...match, past: most === 0 ? [] : match.past.slice(-most) } };
}
