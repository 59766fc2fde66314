import { anyGame, type Game, type Move } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { expect, test } from 'vitest';
import { MemoryStore } from '../src/index.ts';
import { VirtualTime } from '../testing/index.ts';
import { ann, bob, live, matchOf, opened, play, registryOn } from './rooms.ts';

/** Tic-tac-toe whose rule throws for the last cell, and whose clock plays it. */
const sound = anyGame(ticTacToe);
const turn = sound.frames.turn;
if (turn === undefined || !('asks' in turn)) throw new Error('tic-tac-toe asks no seat');
const broken: Game = {
  ...sound,
  id: 'broken',
  frames: {
    turn: {
      ...turn,
      timeout: () => ({ do: 'mark', cell: 8 }) as Move,
      resolve(draft, frame, move, seat) {
        if ('cell' in move && move.cell === 8) throw new TypeError('a bug in a rule');
        turn.resolve(draft, frame, move, seat);
      },
    },
  },
};

async function twoTables() {
  const time = new VirtualTime();
  const reports: { readonly table: string | undefined; readonly why: string }[] = [];
  const loaded = (game: Game) => ({ game, older: [], levels: [] });
  const store = new MemoryStore();
  const registry = registryOn(store, time.now, {
    scheduler: time,
    games: { broken: loaded(broken), 'tic-tac-toe': loaded(sound) },
    report: (error, table) => reports.push({ table, why: String(error) }),
  });
  await registry.start();
  const begun = async (game: string) => {
    const room = await opened(registry, game, 2, live);
    for (const person of [ann, bob]) await room.command(person, { type: 'sit', id: 1, table: room.id });
    await room.command(ann, { type: 'start', id: 1, table: room.id });
    return room;
  };
  return { time, reports, store, registry, bad: await begun('broken'), good: await begun('tic-tac-toe') };
}

test('a move at which a rule throws stores nothing, and the match goes on with another', async () => {
  const { bad, good, store, registry } = await twoTables();
  const before = await store.read(bad.id, 0);
  await expect(bad.command(ann, play(bad.id, { do: 'mark', cell: 8 } as Move))).rejects.toThrow(
    'a bug in a rule',
  );
  expect(await store.read(bad.id, 0)).toEqual(before);
  for (const room of [bad, good])
    expect(await room.command(ann, play(room.id, { do: 'mark', cell: 4 } as Move))).toMatchObject({
      type: 'accepted',
    });
  expect(matchOf(bad).moves).toBe(1);
  await registry.stop();
});

test('a table whose clock runs into a rule that throws is named and put off; the clock of another plays on', async () => {
  const { time, reports, bad, good, store, registry } = await twoTables();
  await time.pass(300_000);
  expect((await store.row(good.id))?.number).toBeGreaterThan(5);
  expect((await store.row(bad.id))?.number).toBe(4);
  expect(new Set(reports.map(({ table }) => table))).toEqual(new Set([bad.id]));
  expect(reports[0]?.why).toContain('a bug in a rule');
  // What cannot be served is tried later and later, not each time that its room is opened.
  await time.pass(3_600_000);
  expect(reports.length).toBeLessThan(20);
  await registry.stop();
});
