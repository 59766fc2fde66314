import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { legalMoves, seatsAsked, seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
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
import { loadGames } from '../src/games.ts';
import { newTableCode } from '../src/secrets.ts';
import type { Storage } from '../src/storage/port.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { ServerProcess } from './child.ts';

const games = await loadGames(catalog);

/** `node packages/server/labs/size-lab.ts [tables]`: time to open a long match, and memory of ten thousand open tables. */
const [tables = 10_000] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A table of this game with this many moves; moves that end the match are undone. */
function longTable(gameId: string, moves: number, id: string) {
  const game = games[gameId]?.game;
  if (game === undefined) throw new Error(`no game ${gameId}`);
  const dice = new Dice(seedFromNumber(1));
  const anyone = { for: 'anyone' } as const;
  const setup = {
    game: gameId,
    options: optionsOf(gameId),
    seats: [anyone, anyone, anyone, anyone],
    pace: { kind: 'turn-based', days: 3 },
    access: 'private',
    atZero: 'default',
    spectators: true,
  } as const;
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

function optionsOf(gameId: string) {
  const settings = (games[gameId]?.game.settings ?? {}) as Readonly<
    Record<string, readonly (string | number | boolean)[]>
  >;
  return Object.fromEntries(Object.entries(settings).map(([name, values]) => [name, values[0] ?? '']));
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

const folder = mkdtempSync(join(tmpdir(), 'manigance-size-'));
const storage = new SqliteStorage(join(folder, 'manigance.sqlite'));
for (const gameId of Object.keys(games)) {
  const made = longTable(gameId, 1_000, 'longlonglonglong');
  const times: number[] = [];
  for (let at = 0; at < 25; at++)
    await put(storage, made, `long${gameId.slice(0, 2)}${String(at).padStart(10, '0')}`);
  for (let at = 0; at < 25; at++) {
    const began = performance.now();
    await load({ store: storage, games }, `long${gameId.slice(0, 2)}${String(at).padStart(10, '0')}`);
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  say(
    `${gameId}: 1,000 moves, opened from a cold snapshot: median ${times[12]?.toFixed(1)} ms, slowest ${times[24]?.toFixed(1)} ms`,
  );
}
const small = longTable(catalog.ids[0] ?? '', 40, 'smallsmallsmalls');
for (let at = 0; at < tables; at++) await put(storage, small, `open${String(at).padStart(12, '0')}`);
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
say(`idle, no tables: ${mb(alone.memory)} MB`);
say(`${tables} open tables, none looked at: ${mb(settled.memory)} MB`);
say(
  `restart with ${tables} open tables: serving after ${ready.toFixed(0)} ms, ${started.seconds.toFixed(2)} s of processor time (an empty one: ${alone.seconds.toFixed(2)} s)`,
);
for (const used of [folder, empty]) rmSync(used, { recursive: true });

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
