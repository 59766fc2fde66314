import type { Seat } from '@manigance/core';
import { type LoadedGames, loadAll, type Table, type TableEntry, type TableStore } from '@manigance/table';

/** A finished match as lists, statistics and ratings need it. */
export interface Result {
  readonly table: string;
  readonly game: string;
  /** How it was won, as the game calls it; absent if the match was stopped. */
  readonly how?: string | undefined;
  readonly options: Table['setup']['options'];
  readonly pace: Table['setup']['pace']['kind'];
  readonly access: Table['setup']['access'];
  /** Moves that stand. */
  readonly moves: number;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly seats: readonly ResultSeat[];
}

/** A seat of a finished match. */
export interface ResultSeat {
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  /** Level of the bot that played the seat to the end: as planned, or after its person had given it up. */
  readonly bot?: string | undefined;
  /** A bot played for the person at some time. */
  readonly isHelped: boolean;
  readonly colour?: string | undefined;
  readonly won: boolean;
  readonly moves: number;
  /** Milliseconds from the latest move of the match to each move of this seat. */
  readonly thought: number;
  /** Hints the seat was given. */
  readonly hints: number;
}

/** The result cannot be read now, because the rules of the match are not loaded. */
export class UnreadableResultError extends Error {
  override readonly name = 'UnreadableResultError';
}

interface End {
  readonly table: Table;
  readonly at: number;
  /** Number of entries when it ended. */
  readonly entries: number;
}

interface ResultContext {
  readonly store: TableStore;
  readonly games: LoadedGames;
  /** The table of this id, if it is in memory. */
  inMemory?(id: string): Table | undefined;
}

/** The result of a match that has ended; it follows from the entries, so that every server reads the same. */
export async function readResult(context: ResultContext, id: string): Promise<Result> {
  const entries = (await context.store.read(id, 0)).map(({ body }) => JSON.parse(body) as TableEntry);
  const end = endInMemory(context.inMemory?.(id), entries) ?? (await endOnReplay(context, id));
  if (end?.table.match === undefined) throw new UnreadableResultError(`the end of ${id} cannot be read`);
  return resultFrom(end, entries.slice(0, end.entries));
}

/** The end of a match that is still in memory, unless something has happened at its table since. Saves a replay. */
function endInMemory(table: Table | undefined, entries: readonly TableEntry[]): End | undefined {
  const last = entries.at(-1);
  const hasEnded = table?.stage === 'over' || table?.stage === 'abandoned';
  if (!hasEnded || table.entries !== entries.length) return undefined;
  const isEnd = last?.kind === 'moved' || last?.kind === 'abandoned';
  return isEnd ? { table, at: last.at, entries: entries.length } : undefined;
}

async function endOnReplay(context: ResultContext, id: string): Promise<End | undefined> {
  let end: End | undefined;
  await loadAll(context, id, 1, (before, { at }, { table }) => {
    if (before.stage === 'playing' && table.stage !== 'playing')
      end ??= { table, at, entries: table.entries };
  });
  return end as End | undefined; // the callback is out of sight of the compiler
}

function resultFrom({ table, at }: End, entries: readonly TableEntry[]): Result {
  const { setup, seats, match } = table;
  const outcome = match?.state.outcome;
  const told = playedBy(entries, seats.length);
  return {
    table: table.id,
    game: setup.game,
    how: outcome?.how,
    options: setup.options,
    pace: setup.pace.kind,
    access: setup.access,
    moves: match?.moves ?? 0,
    startedAt: entries.find(({ kind }) => kind === 'started')?.at ?? table.createdAt,
    endedAt: at,
    seats: seats.map((state, seat) => ({
      person: state.person,
      bot: botToTheEnd(state),
      isHelped:
        state.person !== undefined && entries.some((entry) => entry.kind === 'bot' && entry.seat === seat),
      colour: state.colour,
      won: outcome?.winners.includes(seat) ?? false,
      moves: told[seat]?.moves ?? 0,
      thought: told[seat]?.thought ?? 0,
      hints: entries.filter((entry) => entry.kind === 'hinted' && entry.seat === seat).length,
    })),
  };
}

/** A bot of a holiday keeps the seat for its person; any other has it because the person gave it up. */
function botToTheEnd({ person, bot, plan }: Table['seats'][number]): string | undefined {
  if (person === undefined) return bot?.level ?? (plan.for === 'bot' ? plan.level : '');
  return bot?.because === 'holiday' ? undefined : bot?.level;
}

/** Moves that stand and the time they took, by seat. */
function playedBy(entries: readonly TableEntry[], seats: number) {
  const made: { readonly seat: Seat; readonly took: number }[] = [];
  let latest = 0;
  for (const entry of entries) {
    if (entry.kind === 'moved') made.push({ seat: entry.seat, took: Math.max(0, entry.at - latest) });
    if (entry.kind === 'tookBack') made.length -= entry.moves;
    if (entry.kind === 'moved' || entry.kind === 'tookBack' || entry.kind === 'started') latest = entry.at;
  }
  return Array.from({ length: seats }, (_, seat) => {
    const own = made.filter((one) => one.seat === seat);
    return { moves: own.length, thought: own.reduce((sum, { took }) => sum + took, 0) };
  });
}
