import { anyGame, type Move, seedFromNumber } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { catalog } from '@manigance/games';
import type { Answer, ClientMessage } from '@manigance/protocol';
import {
  type Append,
  type LoadedGames,
  MemoryStore,
  noMetrics,
  type Room,
  TableRegistry,
  type TableStore,
} from '@manigance/table';
import { expect, test } from 'vitest';
import { nodeScheduler } from '../src/scheduler.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { until } from './test-server.ts';

const catalogGames = await Promise.all(catalog.manifests.map(async ({ rules }) => (await rules()).game));
const standingGame = catalogGames.find(({ standing }) => standing !== undefined);
if (standingGame === undefined) throw new Error('no game has standing answers');
const games: LoadedGames = {
  [standingGame.id]: { game: standingGame, older: [], levels: ['first'] },
  'tic-tac-toe': { game: anyGame(ticTacToe), older: [], levels: ['first'] },
};
const [ann, bob] = [
  { id: 'annaaaaa', name: 'Ann' },
  { id: 'bobbbbbb', name: 'Bob' },
];
type Command = Parameters<Room['command']>[1];
/** A command without its id and table. */
type Line = Omit<Command, 'id' | 'table'>;

/** The store of the page's worker: memory that writes through to a database, here a list. */
function workerStore(): MemoryStore {
  const written: Append[] = [];
  return new MemoryStore(async (append) => {
    await new Promise((resolve) => setTimeout(resolve));
    written.push(append);
  });
}

/** Runs a registry whose clock, secrets and bots are the same each time. */
async function runOn(store: TableStore) {
  const time = { now: 1_000_000_000_000 };
  let secrets = 0;
  let tables = 0;
  const registry = new TableRegistry({
    store,
    games,
    bots: { decide: async ({ shown }) => shown.asked?.options[0] as Move, close: async () => undefined },
    metrics: noMetrics,
    scheduler: nodeScheduler(() => time.now),
    ids: {
      newTable: () => `table${String(++tables).padStart(11, '0')}`,
      tableFor: () => 'unused',
      newCode: () => `CODE${10 + tables}`,
    },
    looksLike: () => false,
    secret: () => seedFromNumber(++secrets),
    beforeBot: async () => undefined,
    answerDelay: () => 0,
    longestGap: Number.POSITIVE_INFINITY, // the clock of the test jumps
    report: (error) => {
      throw error;
    },
  });
  return { registry, time };
}

async function opened(registry: TableRegistry, setup: object): Promise<Room> {
  const terms = { options: {}, access: 'open', atZero: 'bot', spectators: true };
  const message = { type: 'create', id: 1, ...terms, ...setup } as Extract<ClientMessage, { type: 'create' }>;
  const made = await registry.create(ann, message);
  const room = 'id' in made ? await registry.room(made.id) : undefined;
  if (room === undefined) throw new Error(JSON.stringify(made));
  return room;
}

/** Everything the script stored, answered and sent, as text. */
async function scriptOn(store: TableStore): Promise<readonly string[]> {
  const { registry, time } = await runOn(store);
  const told: string[] = [];
  const say = async (room: Room, person: typeof ann, line: Line): Promise<Answer> => {
    time.now += 1_000;
    const answer = await room.command(person, { ...line, id: 1, table: room.id } as Command);
    told.push(JSON.stringify(answer));
    return answer;
  };
  const watch = (room: Room, person: typeof ann) =>
    room.watch(person, { type: 'watch', id: 1, table: room.id }, { person, send: (text) => told.push(text) });
  const movesIn = (room: Room) => room.table.match?.moves ?? 0;
  const option = (room: Room, seat: number) =>
    (JSON.parse(room.table.match?.views?.shownTo(seat) ?? '{}').asked?.options as Move[] | undefined)?.[0];

  // Two people with clocks: chat, moves, a free undo, a proposal, and time that runs out.
  const live = { kind: 'live', bank: 60, increment: 5 };
  const two = await opened(registry, {
    game: 'tic-tac-toe',
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
    pace: live,
  });
  for (const person of [ann, bob]) await watch(two, person);
  for (const person of [ann, bob]) await say(two, person, { type: 'sit' });
  for (const person of [ann, bob]) await say(two, person, { type: 'ready', ready: true } as Line);
  await say(two, bob, { type: 'say', phrase: 'hello', key: 'chat-0001' } as Line);
  const mark = (cell: number, key: string) => ({ type: 'play', move: { do: 'mark', cell }, key }) as Line;
  await say(two, ann, mark(0, 'move-0001'));
  await say(two, ann, { type: 'takeBack', key: 'back-0001' } as Line);
  await say(two, ann, mark(4, 'move-0002'));
  await say(two, bob, mark(0, 'move-0003'));
  await say(two, ann, { type: 'takeBack', key: 'back-0002' } as Line);
  await say(two, bob, { type: 'consent', proposal: 1, agree: true } as Line);
  await say(two, ann, mark(8, 'move-0004'));
  time.now += 120_000;
  await two.wake();
  await until('the bot that took the seat has moved', () => movesIn(two) > 1);

  // One person among bots, with a standing answer.
  const bots = await opened(registry, {
    game: standingGame?.id,
    seats: [{ for: 'anyone' }, { for: 'bot', level: 'first' }, { for: 'bot', level: 'first' }],
    pace: { kind: 'untimed' },
  });
  await watch(bots, ann);
  await say(bots, ann, { type: 'sit' });
  await say(bots, ann, { type: 'start' });
  const standing = [{ when: {}, answer: 'pass' }];
  await say(bots, ann, { type: 'standing', answers: standing } as Line);
  // A standing answer may be on its way to the store when I am asked: then it answers, not I.
  const asked = async () => {
    do {
      await until('I am asked', () => option(bots, 0) !== undefined);
      await bots.wake();
    } while (option(bots, 0) === undefined);
  };
  for (let turn = 0; turn < 40; turn++) {
    await asked();
    await say(bots, ann, { type: 'play', move: option(bots, 0), key: `move-1${turn}` } as unknown as Line);
  }
  await asked();
  const stored = await Promise.all([two, bots].map(({ id }) => store.read(id, 0)));
  await registry.stop();
  return [...stored.flat().map(({ number, body }) => `${number} ${body}`), ...told];
}

test('a scripted table stores and sends the same bytes on the server’s store and on the worker’s', async () => {
  const sqlite = new SqliteStorage(':memory:');
  const onServer = await scriptOn(sqlite);
  await sqlite.close();
  const onWorker = await scriptOn(workerStore());
  expect(onWorker).toEqual(onServer);
  const kinds = new Set(onServer.flatMap((line) => /"kind":"(\w+)"/.exec(line)?.[1] ?? []));
  expect(onServer.some((line) => line.includes(`"by":"standing"`))).toBe(true);
  for (const kind of ['moved', 'tookBack', 'proposed', 'agreed', 'said', 'standing', 'bot', 'started'])
    expect(kinds).toContain(kind);
});
