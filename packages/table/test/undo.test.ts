import { type Move, mayUndo, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { type BotPool, MemoryStore } from '../src/index.ts';
import {
  ann,
  bob,
  cleo,
  makeRegistry,
  matchOf,
  opened,
  people,
  play,
  registryOn,
  sealedGame,
  seated,
  watching,
} from './rooms.ts';

const mark = (cell: number) => ({ do: 'mark', cell }) as Move;
const firstOption: BotPool = {
  decide: async ({ shown }) => shown.asked?.options[0] as Move,
  close: async () => undefined,
};

test('a last move that revealed nothing is undone at once, by its own seat only', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  const { id: table } = room;
  await room.command(ann, play(table, mark(0)));
  expect(await room.mayUndo(ann, 1)).toEqual({ type: 'undo', to: 1, isFree: true });
  expect(await room.mayUndo(bob, 1)).toEqual({
    type: 'undo',
    to: 1,
    isFree: false,
    whyNoUndo: 'no-move',
  });
  expect(await room.mayUndo(cleo, 1)).toMatchObject({ reason: { code: 'no-seat' } });
  expect(await room.command(ann, { type: 'takeBack', id: 1, table, key: 'back-0001' })).toMatchObject({
    type: 'accepted',
  });
  expect([matchOf(room).moves, room.table.proposal]).toEqual([0, undefined]);
});

test('whether a move may be undone is computed once, however often a client asks', async () => {
  let imagined = 0;
  const imagine: (typeof sealedGame)['imagine'] = (...given) => {
    imagined++;
    return sealedGame.imagine(...given);
  };
  const games = { [sealedGame.id]: { game: { ...sealedGame, imagine }, older: [], levels: [] } };
  const registry = registryOn(new MemoryStore(), () => 1_000_000_000_000, { games });
  const room = await seated(registry, sealedGame.id, 2, { kind: 'untimed' });
  for (let turn = 0; imagined === 0; turn++) {
    const [seat = 0] = matchOf(room).views?.asked ?? [];
    const options = show(sealedGame, matchOf(room).state, seat).asked?.options ?? [];
    await room.command(people[seat] as never, play(room.id, options[turn % options.length] as Move));
    await room.mayUndo(people[seat] as never, 1);
    const once = imagined;
    for (let again = 0; again < 5; again++) await room.mayUndo(people[seat] as never, 1);
    expect(imagined).toBe(once);
  }
});

test('a move that others have answered needs their consent', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  const { id: table } = room;
  await room.command(ann, play(table, mark(0)));
  await room.command(bob, play(table, mark(1)));
  expect(await room.mayUndo(ann, 1)).toMatchObject({ isFree: false, whyNoUndo: 'moved-on' });
  await room.command(ann, { type: 'takeBack', id: 1, table, key: 'back-0001' });
  expect([matchOf(room).moves, room.table.proposal?.what]).toEqual([2, 'take-back']);
  await room.command(bob, { type: 'consent', id: 1, table, proposal: 1, agree: true });
  expect(matchOf(room).moves).toBe(0);
});

test('a lone person among bots is offered no take-back beyond the free undo', async () => {
  const registry = registryOn(new MemoryStore(), () => 1_000_000_000_000, { bots: firstOption });
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'any' }];
  const room = await opened(registry, 'tic-tac-toe', 2, { kind: 'untimed' }, { seats });
  const { id: table } = room;
  await room.command(ann, { type: 'sit', id: 1, table });
  await room.command(ann, { type: 'start', id: 1, table });
  const { told } = await watching(room, ann);
  await room.command(ann, play(table, mark(8)));
  await expect.poll(() => matchOf(room).moves).toBe(2);
  expect(await room.command(ann, { type: 'takeBack', id: 1, table, key: 'back-0001' })).toMatchObject({
    reason: { code: 'nobody-to-ask' },
  });
  expect(matchOf(room).moves).toBe(2);
  expect(told.some((one) => 'mayProposeTakeBack' in one)).toBe(false);
});

test('free undo goes back further than the undo history in memory', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  const { id: table } = room;
  const movers = [ann, bob];
  for (let turn = 0; turn < 6; turn++)
    await room.command(movers[turn % 2] ?? ann, play(table, mark([0, 1, 2, 4, 3, 5][turn] ?? 0)));
  for (let turn = 5; turn >= 0; turn--) {
    const mover = movers[turn % 2] ?? ann;
    expect(await room.mayUndo(mover, 1)).toMatchObject({ isFree: true });
    await room.command(mover, { type: 'takeBack', id: 1, table, key: `back-000${turn}` });
    expect(matchOf(room).moves).toBe(turn);
  }
});

test('a lone person among bots undoes what the computed rule lets them, and nothing after a reveal', async () => {
  let [mayThink, letThink] = gate();
  const bots: BotPool = {
    ...firstOption,
    decide: async (...request) => {
      await mayThink;
      return firstOption.decide(...request);
    },
  };
  const registry = registryOn(new MemoryStore(), () => 1_000_000_000_000, { bots });
  const bot = { for: 'bot', level: 'any' };
  const seats = [{ for: 'anyone' }, bot];
  const room = await opened(registry, sealedGame.id, 2, { kind: 'untimed' }, { seats });
  const { id: table } = room;
  await room.command(ann, { type: 'sit', id: 1, table });
  await room.command(ann, { type: 'start', id: 1, table });
  const seen = { free: 0, bound: 0 };
  for (let turn = 0; turn < 60 && room.table.stage === 'playing'; turn++) {
    letThink();
    await expect.poll(() => matchOf(room).views?.asked).toEqual([0]);
    [mayThink, letThink] = gate(); // no bot moves between the move and its undo
    const options = show(sealedGame, matchOf(room).state, 0).asked?.options ?? [];
    await room.command(ann, play(table, options[(turn * 7) % options.length] as Move));
    const { past, moves } = matchOf(room);
    const last = past.at(-1);
    const isFree = last !== undefined && last.seat === 0 && mayUndo(sealedGame, last.before, 0, last.move);
    const answer = await room.command(ann, { type: 'takeBack', id: 1, table, key: `back-${1_000 + turn}` });
    seen[isFree ? 'free' : 'bound']++;
    if (isFree) expect([answer.type, matchOf(room).moves]).toEqual(['accepted', moves - 1]);
    else expect([answer.type, matchOf(room).moves]).toEqual(['refused', moves]);
    if (isFree) await room.command(ann, play(table, last?.move as Move));
  }
  expect(seen.free).toBeGreaterThan(0);
  expect(seen.bound).toBeGreaterThan(0);
}, 60_000);

function gate(): [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}
