import type { Game } from '@manigance/core';
import type { Step } from '@manigance/protocol';
import { applyEntry, openTable } from './apply-entry.ts';
import { type Applied, type ApplyOptions, EntryError, noSteps, withUndoHistory } from './apply-match.ts';
import { DerivedViews, type NewSteps, withDerivedViews } from './derived-views.ts';
import type { EntryOf, TableEntry } from './entries.ts';
import { gameIn, type LoadedGames, rulesOf } from './loaded-games.ts';
import type { Scheduler } from './scheduler.ts';
import { DamagedTableError, type EntryLine, type Snapshot, type TableStore } from './store.ts';
import type { MatchState, Table } from './table.ts';

/** Everything needed to load a table. */
export interface LoadContext {
  readonly store: TableStore;
  readonly games: LoadedGames;
  readonly scheduler?: Pick<Scheduler, 'giveWay'>;
}

/** A table in memory, with the steps its viewers were sent. */
export interface LoadedTable {
  readonly table: Table;
  /** Latest steps of each viewer, without a gap. */
  readonly steps: Step[][];
  /** The rules of the match; absent when they are not loaded. */
  readonly game: Game | undefined;
}

interface SnapshotBody {
  readonly table: Table;
  readonly steps: readonly (readonly Step[])[];
}

/** Steps per viewer in a snapshot; earlier ones are derived from the entries on demand. */
const stepsInSnapshot = 30;
/** Length of the undo history in memory; earlier states are derived from the entries on demand. */
export const statesKept = 3;

/** A table and its steps as the text of a snapshot. */
export function snapshotOf({ table, steps }: SnapshotBody): string {
  const kept: SnapshotBody = {
    table: withUndoHistory(table, 1),
    steps: steps.map((own) => own.slice(-stepsInSnapshot)),
  };
  return JSON.stringify(kept);
}

/** Reads a table: from its snapshot if there is a usable one, else from its first entry. */
export async function load(context: LoadContext, id: string): Promise<LoadedTable | undefined> {
  const { store, games } = context;
  const snapshot = await store.snapshot(id).catch(onlyDamaged);
  if (snapshot === undefined) return loadAll(context, id);
  if (snapshot instanceof DamagedTableError) return rebuilt(context, id);
  const tail = await store.read(id, snapshot.number);
  try {
    const { table, steps } = readSnapshot(snapshot);
    return await applyAll(fromSnapshot(table, steps, games), tail.map(parse), context, statesKept);
  } catch {
    return rebuilt(context, id); // entries are the truth: they tell whether they or the snapshot are damaged
  }
}

function onlyDamaged(error: unknown): DamagedTableError {
  if (error instanceof DamagedTableError) return error;
  throw error;
}

/** Throws unless the snapshot holds as many entries as it is stored for. */
function readSnapshot({ number, body }: Snapshot): SnapshotBody {
  const read = JSON.parse(body) as Partial<SnapshotBody> | null;
  const { table, steps } = read ?? {};
  if (table?.entries !== number || steps === undefined) throw new EntryError('the snapshot is unreadable');
  return { table, steps };
}

/** Loads a table from its entries and replaces its unreadable snapshot, unless the rules to make one are gone. */
async function rebuilt(context: LoadContext, id: string): Promise<LoadedTable | undefined> {
  const loaded = await loadAll(context, id);
  if (loaded === undefined || loaded.game === undefined) return loaded;
  const { store } = context;
  await store.dropSnapshot(id);
  await store.saveSnapshot(id, { number: loaded.table.entries, body: snapshotOf(loaded) });
  return loaded;
}

/** Called for each entry that is applied, with the table before it. */
type OnApplied = (before: Table, entry: TableEntry, applied: Applied) => void;

/** Reads a table from its first entry, or from its last change of rules, with an undo history of this length. */
export async function loadAll(
  context: LoadContext,
  id: string,
  keep = statesKept,
  onApplied?: OnApplied,
): Promise<LoadedTable | undefined> {
  const { store, games } = context;
  const entries = (await store.read(id, 0)).map(parse);
  const [first] = entries;
  if (first === undefined || first.kind !== 'opened') return undefined;
  const carried = entries.findLastIndex(({ kind }) => kind === 'carriedOver');
  if (carried > 0) {
    const entry = entries[carried] as EntryOf<'carriedOver'>;
    const table = { ...entry.table, entries: carried + 1 };
    return applyAll(
      fromSnapshot(table, entry.steps, games),
      entries.slice(carried + 1),
      context,
      keep,
      onApplied,
    );
  }
  const table = openTable(first);
  return applyAll(
    { table, steps: [], game: gameOf(games, table) },
    entries.slice(1),
    context,
    keep,
    onApplied,
  );
}

/** A table from a snapshot, with the derived parts that snapshots leave out. */
function fromSnapshot(table: Table, steps: SnapshotBody['steps'], games: LoadedGames): LoadedTable {
  const game = gameOf(games, table);
  const counted = table.match && withMoveCounts(table.match);
  const match = counted === undefined || game === undefined ? counted : withDerivedViews(counted, game);
  return { table: { ...table, match }, steps: steps.map((own) => [...own]), game };
}

/** Snapshots of the first release lack `made`: assume one undoable move per seat if there is any undo history. */
function withMoveCounts(match: Omit<MatchState, 'made'> & Partial<MatchState>): MatchState {
  const most = Math.min(match.past.length, 1);
  return { ...match, made: match.made ?? match.clocks.map(() => most) };
}

/** Entries applied before other work is let through. */
const batchSize = 25;

async function applyAll(
  from: LoadedTable,
  entries: readonly TableEntry[],
  { games, scheduler }: LoadContext,
  keep: number,
  onApplied?: OnApplied,
): Promise<LoadedTable> {
  let { table, game } = from;
  const { steps } = from;
  // Without an undo nobody looks further back, and a longer history costs time and memory with every move.
  const options = entries.some(({ kind }) => kind === 'tookBack') ? {} : { keep };
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'started') game = rulesOf(games, table.setup.game, entry.rulesVersion);
    const applied =
      game === undefined && needsRules(entry)
        ? { table: withUnreadable(table, entry), newSteps: noSteps }
        : applyStored(table, entry, game, options);
    onApplied?.(table, entry, applied);
    table = applied.table;
    keepSteps(steps, applied.newSteps, table.seats.length + 1);
    if (entry.kind === 'carriedOver') {
      game = rulesOf(games, table.setup.game, entry.rulesVersion);
      if (game !== undefined && table.match !== undefined)
        table = { ...table, match: withDerivedViews(withMoveCounts(table.match), game) };
    }
    if (at % batchSize === batchSize - 1) await scheduler?.giveWay();
  }
  return { table: withUndoHistory(table, keep), steps, game };
}

function applyStored(
  table: Table,
  entry: TableEntry,
  game: Game | undefined,
  options: ApplyOptions,
): Applied {
  try {
    return applyEntry(table, entry, game, options);
  } catch (error) {
    throw new DamagedTableError(
      `entry ${table.entries} does not fit the entries before it: ${String(error)}`,
    );
  }
}

function needsRules({ kind }: TableEntry): boolean {
  return kind === 'started' || kind === 'moved' || kind === 'tookBack';
}

/** The table after an entry whose rules are not loaded: the match is frozen. */
function withUnreadable(table: Table, { at }: TableEntry): Table {
  return { ...table, entries: table.entries + 1, updatedAt: at, stage: 'playing', match: undefined };
}

/** Adds the new step of each viewer to those kept. */
export function keepSteps(steps: Step[][], newSteps: NewSteps, viewers: number): void {
  for (let viewer = 0; viewer < viewers; viewer++) {
    const own = steps[viewer] ?? [];
    steps[viewer] = own;
    const step = newSteps[viewer];
    if (step !== undefined) own.push(step);
  }
}

/** The rules of a table: those its match began with, or the current ones before the start. */
function gameOf(games: LoadedGames, { setup, match }: Table): Game | undefined {
  if (match === undefined) return gameIn(games, setup.game)?.game;
  return rulesOf(games, setup.game, match.rulesVersion);
}

/**
 * Carries a match over to the current rules when its own are gone. Needs a snapshot that holds every move
 * and that the current rules can show. Answers with the entry to append.
 */
export async function carryOver(
  { store, games }: LoadContext,
  id: string,
  now: number,
): Promise<TableEntry | undefined> {
  const snapshot = await store.snapshot(id).catch(onlyDamaged);
  if (snapshot === undefined || snapshot instanceof DamagedTableError) return undefined;
  const tail = (await store.read(id, snapshot.number)).map(parse);
  try {
    const { table, steps } = readSnapshot(snapshot);
    const game = gameIn(games, table.setup.game)?.game;
    if (game === undefined || table.match === undefined || tail.some(needsRules)) return undefined;
    const { rulesVersion } = game;
    const bare = {
      ...table,
      match: { ...table.match, rulesVersion, past: [], made: table.seats.map(() => 0) },
    };
    const views = new DerivedViews(game, table.match.state);
    for (let viewer = 0; viewer <= table.seats.length; viewer++) views.shownTo(viewer);
    const current = tail.reduce<Table>((so, entry) => applyEntry(so, entry, undefined).table, bare);
    return { kind: 'carriedOver', at: now, rulesVersion, table: current, steps };
  } catch {
    return undefined; // the snapshot is unreadable, or the current rules cannot show it: the match stays frozen
  }
}

function parse({ number, body }: EntryLine): TableEntry {
  try {
    const entry = JSON.parse(body) as TableEntry | null;
    if (typeof entry?.kind === 'string') return entry;
  } catch {
    // named below
  }
  throw new DamagedTableError(`entry ${number} is unreadable`);
}
