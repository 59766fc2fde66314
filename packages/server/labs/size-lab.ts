import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { type Game, legalMoves, seatsAsked, seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import type { Count, Lab, LabOptions, LabProgress } from '@manigance/proof/lab';
import {
  applyEntry,
  keepSteps,
  load,
  openTable,
  rowOf,
  snapshotOf,
  type TableEntry,
  withUndoHistory,
} from '@manigance/table';
import { plainSetup } from '@manigance/table/testing';
import { loadGames } from '../src/games.ts';
import { newTableCode } from '../src/secrets.ts';
import type { Storage } from '../src/storage/port.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { ServerProcess } from './child.ts';

/** Measures the size of a store with many matches. */
export const lab: Lab = {
  id: 'size',
  part: 'load',
  promise:
    'A long match opens at once, and open tables that nobody looks at cost no memory and delay no start.',
  method:
    'A match of 1,000 moves of each game is opened from a cold snapshot, and a server is started on a store with many open tables.',
  tests: ['packages/table/test/room.test.ts'],
  extent: { unit: 'open tables', times: 10_000 },
  options: {},
  run: measureSizes,
};

/** A table of this game with this many moves; moves that end the match are undone. */
function longTable(games: Awaited<ReturnType<typeof loadGames>>, gameId: string, moves: number, id: string) {
  const game = games[gameId]?.game;
  if (game === undefined) throw new Error(`no game ${gameId}`);
  const dice = new Dice(seedFromNumber(1));
  const terms = { options: optionsOf(game), pace: { kind: 'turn-based', days: 3 } } as const;
  const setup = plainSetup(gameId, 4, terms);
  const first = {
    kind: 'opened',
    at: Date.now(),
    id,
    code: newTableCode(),
    host: 'guest0000',
    setup,
  } as const;
  const entries: TableEntry[] = [first];
  let table = openTable(first);
  const steps: Parameters<typeof keepSteps>[0] = [];
  const add = (entry: TableEntry) => {
    const applied = applyEntry(table, entry, game);
    table = withUndoHistory(applied.table, 1_500);
    keepSteps(steps, applied.newSteps, 5);
    entries.push(entry);
  };
  for (let seat = 0; seat < 4; seat++)
    add({ kind: 'sat', at: Date.now(), seat, guest: `guest000${seat}`, name: 'Ann' });
  add({
    kind: 'started',
    at: Date.now(),
    rulesVersion: game.rulesVersion,
    seed: seedFromNumber(7),
    salt: seedFromNumber(8),
  });
  for (let played = 0; played < moves; ) {
    const state = table.match?.state;
    if (state === undefined) break;
    const [seat = 0] = seatsAsked(game, state);
    const options = legalMoves(game, state, seat);
    const move = options[dice.below(options.length)];
    const before = table;
    if (move === undefined) break;
    add({ kind: 'moved', at: Date.now(), seat, move, by: 'person', spent: [] });
    played++;
    if (table.stage !== 'over') continue;
    // The match ended: undo the last moves and continue differently.
    entries.pop();
    table = before;
    add({ kind: 'tookBack', at: Date.now(), seat, moves: 10 });
  }
  return { table, entries, steps };
}

function optionsOf({ settings }: Game) {
  const known = settings as Readonly<Record<string, readonly (string | number | boolean)[]>>;
  return Object.fromEntries(Object.entries(known).map(([name, values]) => [name, values[0] ?? '']));
}

async function put(storage: Storage, made: ReturnType<typeof longTable>, id: string): Promise<void> {
  const { table, entries, steps } = made;
  const own = { ...table, id, code: newTableCode() };
  const bodies = entries.map((entry) =>
    JSON.stringify(entry.kind === 'opened' ? { ...entry, id, code: own.code } : entry),
  );
  await storage.append({ row: rowOf(own, Date.now() + 86_400_000), expected: 0, bodies });
  await storage.saveSnapshot(id, { number: own.entries, body: snapshotOf({ table: own, steps }) });
}

async function measureSizes({ goal }: LabOptions, progress: LabProgress) {
  const games = await loadGames(catalog);
  const counts: Record<string, Count> = {};
  const folder = mkdtempSync(join(tmpdir(), 'manigance-size-'));
  const storage = new SqliteStorage(join(folder, 'manigance.sqlite'));
  for (const gameId of Object.keys(games)) {
    const made = longTable(games, gameId, 1_000, 'longlonglonglong');
    const times: number[] = [];
    for (let at = 0; at < 25; at++)
      await put(storage, made, `long${gameId.slice(0, 2)}${String(at).padStart(10, '0')}`);
    for (let at = 0; at < 25; at++) {
      const began = performance.now();
      await load({ store: storage, games }, `long${gameId.slice(0, 2)}${String(at).padStart(10, '0')}`);
      times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    counts[`${gameId}: 1,000 moves opened, median`] = milliseconds(times[12] ?? 0, 1);
    counts[`${gameId}: slowest of 25`] = milliseconds(times[24] ?? 0, 1);
  }
  const small = longTable(games, catalog.ids[0] ?? '', 40, 'smallsmallsmalls');
  let tables = 0;
  for (; goal.isOpen(tables); progress.at(tables, 0))
    await put(storage, small, `open${String(tables++).padStart(12, '0')}`);
  await storage.close();

  const empty = mkdtempSync(join(tmpdir(), 'manigance-empty-'));
  await (await ServerProcess.start(empty)).end('SIGTERM'); // the first start after an update translates the sources
  const idle = await ServerProcess.start(empty);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const alone = await idle.measure();
  await idle.end('SIGTERM');
  const began = performance.now();
  const server = await ServerProcess.start(folder);
  const ready = performance.now() - began;
  const started = await server.measure();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const settled = await server.measure();
  await server.end('SIGTERM');
  for (const used of [folder, empty]) rmSync(used, { recursive: true });
  counts['memory of an idle server without tables'] = megabytes(alone.memory);
  counts['memory with the open tables, none looked at'] = megabytes(settled.memory);
  counts['serving after'] = milliseconds(ready, 0);
  counts['processor time to start'] = { value: Number(started.seconds.toFixed(2)), unit: 's' };
  counts['processor time to start without tables'] = { value: Number(alone.seconds.toFixed(2)), unit: 's' };
  return { counts, faults: [], notes: [] };
}

function megabytes(bytes: number): Count {
  return { value: Math.round(bytes / 1e6), unit: 'MB' };
}

function milliseconds(value: number, digits: number): Count {
  return { value: Number(value.toFixed(digits)), unit: 'ms' };
}
