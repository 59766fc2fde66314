import { MemoryStore, noMetrics, type Room, steadyClock, TableRegistry } from '@manigance/table';
import { VirtualTime } from '@manigance/table/testing';
import { expect, test } from 'vitest';
import { anyone, tableOf, toyGames } from '../test-server.ts';

const [ann, bob] = [
  { id: 'annaaaaa', name: 'Ann' },
  { id: 'bobbbbbb', name: 'Bob' },
];
const live = { kind: 'live', bank: 60, increment: 0 } as const;

async function registryOn(store: MemoryStore, time: VirtualTime, now = time.now): Promise<TableRegistry> {
  const registry = new TableRegistry({
    store,
    games: toyGames,
    bots: { decide: () => new Promise(() => undefined), close: () => Promise.resolve() },
    metrics: noMetrics,
    scheduler: { now, after: (wait, job) => time.after(wait, job), giveWay: () => time.giveWay() },
    ids: { newTable: () => 'table', tableFor: () => 'table', newCode: () => 'CODE' },
    secret: () => '0'.repeat(32),
    beforeBot: async () => undefined,
    answerDelay: () => 0,
    looksLike: (one, other) => one === other,
    report: (error) => {
      throw error;
    },
  });
  await registry.start();
  return registry;
}

/** A live table of two at which Ann is to move. */
async function seatedAt(registry: TableRegistry): Promise<Room> {
  const made = await registry.create(ann, {
    id: 1,
    ...tableOf('tic-tac-toe', [anyone, anyone], { pace: live }),
  });
  const room = 'id' in made ? await registry.room(made.id) : undefined;
  if (room === undefined) throw new Error(JSON.stringify(made));
  for (const person of [ann, bob]) await room.command(person, { type: 'sit', id: 1, table: room.id });
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  return room;
}

async function clocksOf(room: Room): Promise<readonly number[] | undefined> {
  const answer = await room.watch(ann, { type: 'watch', id: 1, table: room.id });
  return answer.type === 'watching' ? answer.clocks?.left : undefined;
}

const mark = {
  type: 'play',
  id: 1,
  table: 'table',
  move: { do: 'mark', cell: 0 },
  key: 'key-00000001',
} as const;

test('the time for which the server is suspended is charged to nobody', async () => {
  const time = new VirtualTime();
  const room = await seatedAt(await registryOn(new MemoryStore(), time));
  const told: string[] = [];
  await room.watch(
    bob,
    { type: 'watch', id: 1, table: 'table' },
    { person: bob, send: (text) => told.push(text) },
  );
  await time.pass(50_000);
  expect(await clocksOf(room)).toEqual([10_000, 60_000]);
  time.jump(35_000);
  expect(await clocksOf(room)).toEqual([10_000, 60_000]);
  await time.pass(2_000);
  expect(room.table.match?.moves).toBe(0);
  // Those who watch are sent the clocks as they are now.
  expect(JSON.parse(told.at(-1) ?? '')).toMatchObject({ type: 'table', clocks: { left: [10_000, 60_000] } });
  await time.pass(10_000);
  expect(room.table.match?.moves).toBe(1);
});

test('a suspension is remembered after a restart', async () => {
  const [time, store] = [new VirtualTime(), new MemoryStore()];
  const registry = await registryOn(store, time);
  await seatedAt(registry);
  await time.pass(20_000);
  time.jump(35_000);
  await time.pass(5_000);
  await registry.stop();
  const again = await (await registryOn(store, time)).room('table');
  expect(again && (await clocksOf(again))).toEqual([35_000, 60_000]);
});

test('a clock that is set back gives nobody time', async () => {
  const [time, wall, store] = [new VirtualTime(), { behind: 0 }, new MemoryStore()];
  const steady = steadyClock(() => time.now() - wall.behind, time.now);
  const registry = await registryOn(store, time, steady);
  await seatedAt(registry);
  await time.pass(20_000);
  wall.behind = 3_600_000;
  await time.pass(10_000);
  const room = await registry.room('table');
  await room?.command(ann, mark);
  expect(room?.table.match?.clocks[0]?.left).toBe(30_000);
  await time.pass(10_000);
  await registry.stop();
  // The clock that a new process reads is an hour behind what is stored.
  const second = await registryOn(store, time, () => time.now() - wall.behind);
  const left = async () => clocksOf((await second.room('table')) as Room);
  expect(await left()).toEqual([30_000, 50_000]);
  await time.pass(20_000);
  expect(await left()).toEqual([30_000, 30_000]);
});

test('a steady clock follows the clock of the machine forward, never back', () => {
  const [wall, elapsed] = [{ now: 1_000_000 }, { now: 5 }];
  const now = steadyClock(
    () => wall.now,
    () => elapsed.now,
  );
  expect(now()).toBe(1_000_000);
  elapsed.now += 10.5;
  wall.now += 10;
  expect(now()).toBe(1_000_010);
  wall.now -= 500;
  elapsed.now += 20;
  expect(now()).toBe(1_000_030);
  wall.now += 35_500;
  expect(now()).toBe(1_035_010);
});
