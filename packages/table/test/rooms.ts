import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { anyGame, type Game, type Move } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { catalog } from '@manigance/games';
import type { ClientMessage, ClockInfo, Pace, TableInfo } from '@manigance/protocol';
import {
  BotError,
  type BotPool,
  type LoadedGames,
  MemoryStore,
  noMetrics,
  type RegistrySetup,
  type Room,
  type Scheduler,
  TableRegistry,
  type TableStore,
  type Watcher,
} from '../src/index.ts';

const loaded = await Promise.all(catalog.manifests.map(async ({ rules }) => (await rules()).game));
export const games: LoadedGames = Object.fromEntries(
  [anyGame(ticTacToe), ...loaded].map((game) => [
    game.id,
    { game, older: [], levels: ['any'], colours: ['red', 'blue', 'green'] },
  ]),
);

/** A game of the catalog for four that has a frame of this kind. */
function gameWith(kind: (rule: Game['frames'][string]) => boolean): Game {
  const found = loaded.find(({ frames, seats }) => seats.max >= 4 && Object.values(frames).some(kind));
  if (found === undefined) throw new Error('no game of the catalog has such a frame');
  return found;
}
/** Asks without telling the others whom. */
export const secretGame = gameWith((rule) => 'asks' in rule && rule.asking === 'hidden');
/** Asks several seats at once. */
export const sealedGame = gameWith((rule) => 'asksTogether' in rule);
const noBots: BotPool = {
  decide: () => Promise.reject(new BotError('broken', 'no bots in this test')),
  close: () => Promise.resolve(),
};
export const people = ['annaaaaa', 'bobbbbbb', 'cleooooo', 'dannnnnn'].map((id) => ({ id, name: id }));

/** Timers of Node on a clock that the test moves. */
function schedulerOn(now: () => number): Scheduler {
  return {
    now,
    after(milliseconds, job) {
      const timer = setTimeout(job, milliseconds);
      timer.unref();
      return () => clearTimeout(timer);
    },
    giveWay: () => nextTurn(),
  };
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Seeds of the matches of one registry, the same in every run. `ROOM_SEED` draws others. */
function seeds(): () => string {
  const first = process.env.ROOM_SEED ?? '1';
  let drawn = 0;
  return () => createHash('sha256').update(`${first} ${drawn++}`).digest('hex').slice(0, 32);
}

export function registryOn(
  store: TableStore,
  now: () => number,
  more: Partial<RegistrySetup> = {},
): TableRegistry {
  return new TableRegistry({
    store,
    games,
    bots: noBots,
    metrics: noMetrics,
    scheduler: schedulerOn(now),
    ids: {
      newTable: () => hex(8),
      tableFor: (host, key) => createHash('sha256').update(`${host} ${key}`).digest('hex').slice(0, 16),
      newCode: () => hex(3).toUpperCase(),
    },
    looksLike: (one, other) => one === other,
    secret: seeds(),
    beforeBot: () => Promise.resolve(),
    answerDelay: () => 0,
    longestGap: Number.POSITIVE_INFINITY, // the clock of a test jumps
    report: (error) => {
      if (!(error instanceof BotError)) throw error;
    },
    ...more,
  });
}

/** A registry whose clock the test moves. */
export async function makeRegistry(store = new MemoryStore()) {
  const time = { now: 1_000_000_000_000 };
  const registry = registryOn(store, () => time.now);
  await registry.start();
  return { registry, store, time };
}

type Someone = (typeof people)[0];
export const [ann, bob, cleo] = people as [Someone, Someone, Someone];

/** A table that Ann has opened. */
export async function opened(
  registry: TableRegistry,
  game: string,
  seats: number,
  pace: Pace,
  more: object = {},
) {
  const anyone = Array.from({ length: seats }, () => ({ for: 'anyone' }) as const);
  const setup = { game, options: {}, seats: anyone, pace, access: 'open', ...terms, ...more } as const;
  const made = await registry.create(ann, { type: 'create', id: 1, ...setup });
  if (!('id' in made)) throw new Error(JSON.stringify(made));
  const room = await registry.room(made.id);
  if (room === undefined) throw new Error('no room');
  return room;
}
export const terms = { atZero: 'default', spectators: true } as const;

export async function seated(
  registry: TableRegistry,
  game: string,
  seats: number,
  pace: Pace,
  atZero: 'bot' | 'default' = 'default',
) {
  const room = await opened(registry, game, seats, pace, { atZero });
  for (const person of people.slice(0, seats))
    await room.command(person, { type: 'sit', id: 1, table: room.id });
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  return room;
}

/** A watcher and everything it is sent. */
export async function watching(room: Room, person: Someone) {
  const told: { readonly type: string; readonly table: TableInfo; readonly clocks?: ClockInfo }[] = [];
  const watcher: Watcher = { person, send: (text) => told.push(JSON.parse(text)) };
  await room.watch(person, { type: 'watch', id: 1, table: room.id }, watcher);
  return { told, watcher };
}
export const live: Pace = { kind: 'live', bank: 60, increment: 5 };
export const play = (table: string, move: Move, key = `key-${hex(8)}`) =>
  ({ type: 'play', id: 2, table, move, key }) as Extract<ClientMessage, { type: 'play' }>;

export function matchOf(room: Room) {
  const { match } = room.table;
  if (match === undefined) throw new Error('not begun');
  return match;
}
