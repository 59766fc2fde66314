import { setImmediate as turn } from 'node:timers/promises';
import type { Game } from '@manigance/core';
import type { Step } from '@manigance/protocol';
import type { EntryOf, TableEntry } from './entries.ts';
import { FoldError, fold, opening, trimmed } from './fold.ts';
import { offered, rulesOf, type Shelf } from './shelf.ts';
import { type Fresh, Sight, withSight } from './sight.ts';
import type { Entry, Storage } from './storage/port.ts';
import type { MatchState, Table } from './table.ts';

/** A table as it is in memory: how it stands, and what each viewer was told on the way. */
export interface Loaded {
  readonly table: Table;
  /** The last steps of each viewer, without a gap. */
  readonly steps: Step[][];
  /** The rules it goes on by; absent when they are not on the shelf. */
  readonly game: Game | undefined;
}

interface Snapshot {
  readonly table: Table;
  readonly steps: readonly (readonly Step[])[];
}

/** How many steps a snapshot carries for each viewer: who was away for longer has them played again from the entries. */
const stepsInSnapshot = 30;
/** How many moves back the states are kept in memory; what lies further back is played again when it is wanted. */
export const wayBackKept = 3;

export function snapshotOf({ table, steps }: Snapshot): string {
  const kept: Snapshot = {
    table: trimmed(table, 1),
    steps: steps.map((own) => own.slice(-stepsInSnapshot)),
  };
  return JSON.stringify(kept);
}

/** Reads a table: from its snapshot where there is one that fits, else from its first entry. */
export async function load(storage: Storage, shelf: Shelf, id: string): Promise<Loaded | undefined> {
  const snapshot = await storage.snapshot(id);
  if (snapshot !== undefined) {
    try {
      return await resume(
        JSON.parse(snapshot.body) as Snapshot,
        await storage.read(id, snapshot.number),
        shelf,
      );
    } catch (error) {
      if (!(error instanceof FoldError)) throw error;
    }
  }
  return loadAll(storage, shelf, id);
}

async function resume(snapshot: Snapshot, tail: readonly Entry[], shelf: Shelf): Promise<Loaded> {
  return foldAll(seen(snapshot.table, snapshot.steps, shelf), tail.map(parse), shelf, wayBackKept);
}

/** From the first entry, or from where it was last carried over to newer rules; with as much of the way back. */
export async function loadAll(
  storage: Storage,
  shelf: Shelf,
  id: string,
  keep = wayBackKept,
): Promise<Loaded | undefined> {
  const entries = (await storage.read(id, 0)).map(parse);
  const [first] = entries;
  if (first === undefined || first.kind !== 'opened') return undefined;
  const carried = entries.findLastIndex(({ kind }) => kind === 'carriedOver');
  if (carried > 0) return fromCarriedOver(entries, carried, shelf, keep);
  const table = opening(first);
  return foldAll({ table, steps: [], game: gameOf(shelf, table) }, entries.slice(1), shelf, keep);
}

function fromCarriedOver(
  entries: readonly TableEntry[],
  at: number,
  shelf: Shelf,
  keep: number,
): Promise<Loaded> {
  const entry = entries[at] as EntryOf<'carriedOver'>;
  const table = { ...entry.table, entries: at + 1 };
  return foldAll(seen(table, entry.steps, shelf), entries.slice(at + 1), shelf, keep);
}

/** A table from a snapshot, with what no snapshot holds. */
function seen(table: Table, steps: Snapshot['steps'], shelf: Shelf): Loaded {
  const game = gameOf(shelf, table);
  const match = table.match && withCount(table.match);
  const sighted = match === undefined || game === undefined ? match : withSight(match, game);
  return { table: { ...table, match: sighted }, steps: steps.map((own) => [...own]), game };
}

/** Who has moved was not counted at first: then everybody has, if there is a way back at all. */
function withCount(match: Omit<MatchState, 'made'> & Partial<MatchState>): MatchState {
  const most = Math.min(match.past.length, 1);
  return { ...match, made: match.made ?? match.clocks.map(() => most) };
}

/** A long match is played again in slices, so that others are served in between. */
const slice = 25;

async function foldAll(
  from: Loaded,
  entries: readonly TableEntry[],
  shelf: Shelf,
  keep: number,
): Promise<Loaded> {
  let { table, game } = from;
  const { steps } = from;
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'started') game = rulesOf(shelf, table.setup.game, entry.rulesVersion);
    const folded = game === undefined && needsRules(entry) ? unread(table, entry) : fold(table, entry, game);
    table = folded.table;
    keepSteps(steps, folded.fresh, table.seats.length + 1);
    if (entry.kind === 'carriedOver') {
      game = rulesOf(shelf, table.setup.game, entry.rulesVersion);
      if (game !== undefined && table.match !== undefined)
        table = { ...table, match: withSight(withCount(table.match), game) };
    }
    if (at % slice === slice - 1) await turn();
  }
  return { table: trimmed(table, keep), steps, game };
}

function needsRules({ kind }: TableEntry): boolean {
  return kind === 'started' || kind === 'moved' || kind === 'tookBack';
}

/** Nobody here can say what this led to; the table stays as it is, and is not played on. */
function unread(table: Table, { at }: TableEntry): { readonly table: Table; readonly fresh: Fresh } {
  const next = {
    ...table,
    entries: table.entries + 1,
    updatedAt: at,
    stage: 'playing' as const,
    match: undefined,
  };
  return { table: next, fresh: [] };
}

export function keepSteps(steps: Step[][], fresh: Fresh, viewers: number): void {
  for (let viewer = 0; viewer < viewers; viewer++) {
    const own = steps[viewer] ?? [];
    steps[viewer] = own;
    const step = fresh[viewer];
    if (step !== undefined) own.push(step);
  }
}

/** The rules a table goes on by: those it began with, or today's before it has. */
function gameOf(shelf: Shelf, { setup, match }: Table): Game | undefined {
  if (match === undefined) return offered(shelf, setup.game)?.game;
  return rulesOf(shelf, setup.game, match.rulesVersion);
}

/**
 * The rules have moved on and those of before are gone: a match goes on from its snapshot, if that has everything and
 * today's rules can show it. Answers with the entry to store.
 */
export async function carryOver(
  storage: Storage,
  shelf: Shelf,
  id: string,
  now: number,
): Promise<TableEntry | undefined> {
  const snapshot = await storage.snapshot(id);
  if (snapshot === undefined) return undefined;
  const { table, steps } = JSON.parse(snapshot.body) as Snapshot;
  const game = offered(shelf, table.setup.game)?.game;
  const tail = (await storage.read(id, snapshot.number)).map(parse);
  if (game === undefined || table.match === undefined || tail.some(needsRules)) return undefined;
  try {
    const { rulesVersion } = game;
    const bare = {
      ...table,
      match: { ...table.match, rulesVersion, past: [], made: table.seats.map(() => 0) },
    };
    const sight = new Sight(game, table.match.state);
    for (let viewer = 0; viewer <= table.seats.length; viewer++) sight.shownTo(viewer);
    const current = tail.reduce<Table>((so, entry) => fold(so, entry, undefined).table, bare);
    return { kind: 'carriedOver', at: now, rulesVersion, table: current, steps };
  } catch {
    return undefined; // a position today's rules do not understand stays as it is
  }
}

function parse({ body }: Entry): TableEntry {
  return JSON.parse(body) as TableEntry;
}
