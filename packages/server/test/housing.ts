import type { Move } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { game as ankhMorpork } from '@manigance/games/ankh-morpork/rules/index.ts';
import type { ClientMessage, ClockInfo, Pace, TableInfo } from '@manigance/protocol';
import { House } from '../src/house.ts';
import type { Watcher } from '../src/room/audience.ts';
import type { Room } from '../src/room/room.ts';
import { anyGame, type Shelf } from '../src/shelf.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { BotError, type Thinker } from '../src/thinker.ts';

export const shelf: Shelf = {
  'tic-tac-toe': { game: anyGame(ticTacToe), older: [], levels: ['any'] },
  'ankh-morpork': { game: anyGame(ankhMorpork), older: [], levels: ['any'] },
};
export const nobodyThinks: Thinker = {
  decide: () => Promise.reject(new BotError('broken', 'no thread in this test')),
  close: () => Promise.resolve(),
};
export const people = ['annaaaaa', 'bobbbbbb', 'cleooooo', 'dannnnnn'].map((id) => ({ id, name: id }));

/** A house whose clock the test moves. */
export async function makeHouse(storage = new SqliteStorage(':memory:')) {
  const time = { now: 1_000_000_000_000 };
  const house = new House({
    storage,
    shelf,
    thinker: nobodyThinks,
    now: () => time.now,
    botDelay: [0, 1],
    report: (error) => {
      if (!(error instanceof BotError)) throw error;
    },
  });
  await house.start();
  return { house, time };
}

type Someone = (typeof people)[0];
export const [ann, bob, cleo] = people as [Someone, Someone, Someone];

/** A table that Ann has opened. */
export async function opened(house: House, game: string, seats: number, pace: Pace, more: object = {}) {
  const anyone = Array.from({ length: seats }, () => ({ for: 'anyone' }) as const);
  const setup = { game, options: {}, seats: anyone, pace, access: 'open', ...usual, ...more } as const;
  const made = await house.create(ann, { type: 'create', id: 1, ...setup });
  if (!('id' in made)) throw new Error(JSON.stringify(made));
  const room = await house.room(made.id);
  if (room === undefined) throw new Error('no room');
  return room;
}
export const usual = { atZero: 'default', spectators: true } as const;

export async function seated(
  house: House,
  game: string,
  seats: number,
  pace: Pace,
  atZero: 'bot' | 'default' = 'default',
) {
  const room = await opened(house, game, seats, pace, { atZero });
  for (const person of people.slice(0, seats))
    await room.command(person, { type: 'sit', id: 1, table: room.id });
  return room;
}

/** Somebody who watches, and what they are sent. */
export async function watching(room: Room, person: Someone) {
  const told: { readonly type: string; readonly table: TableInfo; readonly clocks?: ClockInfo }[] = [];
  const watcher: Watcher = { person, send: (text) => told.push(JSON.parse(text)) };
  await room.watch(person, { type: 'watch', id: 1, table: room.id }, watcher);
  return { told, watcher };
}
export const live: Pace = { kind: 'live', bank: 60, increment: 5 };
export const play = (table: string, move: Move, key = `key-${Math.random()}`.replace('.', '')) =>
  ({ type: 'play', id: 2, table, move, key }) as Extract<ClientMessage, { type: 'play' }>;

export function matchOf(room: Room) {
  const { match } = room.now;
  if (match === undefined) throw new Error('not begun');
  return match;
}
