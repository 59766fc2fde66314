import type { ClientMessageOf } from '@manigance/protocol';
import { expect, test } from 'vitest';
import { load, type Room } from '../src/index.ts';
import { ann, bob, cleo, games, live, makeRegistry, opened, play, sealedGame, watching } from './rooms.ts';

type Lobby = 'sit' | 'leave' | 'arrange' | 'swap' | 'remove' | 'change' | 'colour' | 'ready' | 'start';
const untimed = { kind: 'untimed' } as const;

async function lobby(game = 'tic-tac-toe', seats = 2) {
  const { registry, time } = await makeRegistry();
  const room = await opened(registry, game, seats, untimed);
  const send = <K extends Lobby>(who: typeof ann, type: K, rest?: object) =>
    room.command(who, { type, id: 1, table: room.id, ...rest } as unknown as ClientMessageOf<K>);
  const reload = async () => (await load({ store: registry.store, games }, room.id))?.table;
  return { registry, room, time, send, reload };
}
const names = ({ table }: Room) => table.seats.map(({ person, bot }) => person?.name ?? bot?.level);

test('a full table does not begin by itself: the host begins, or everybody says ready', async () => {
  const { room, send } = await lobby();
  await send(ann, 'sit');
  await send(bob, 'sit');
  await watching(room, ann);
  await watching(room, bob);
  expect(room.table.stage).toBe('gathering');
  await send(ann, 'ready', { ready: true });
  expect(room.table.stage).toBe('gathering');
  await send(bob, 'ready', { ready: true });
  expect(room.table.stage).toBe('playing');
  expect(room.table.seats.some(({ isReady }) => isReady)).toBe(false);

  const other = await lobby();
  await other.send(ann, 'sit');
  await other.send(ann, 'arrange', { seat: 1, plan: { for: 'bot', level: 'any' } });
  expect(other.room.table.stage).toBe('gathering');
  expect(await other.send(bob, 'start')).toMatchObject({ reason: { code: 'host-only' } });
  await other.send(ann, 'start');
  expect(other.room.table.stage).toBe('playing');
});

test.each<[string, (send: Awaited<ReturnType<typeof lobby>>['send']) => Promise<unknown>]>([
  ['somebody sits down', (send) => send(cleo, 'sit')],
  ['a bot is put on a seat', (send) => send(ann, 'arrange', { seat: 2, plan: { for: 'bot', level: 'any' } })],
  ['the pace changes', (send) => send(ann, 'change', { pace: live })],
  ['the number of seats changes', (send) => send(ann, 'change', { seats: 2 })],
  ['two seats change places', (send) => send(ann, 'swap', { seat: 0, with: 1 })],
])('nobody is ready any more when %s', async (_name, change) => {
  const { room, send } = await lobby(sealedGame.id, 3);
  for (const person of [ann, bob]) {
    await send(person, 'sit');
  }
  for (const person of [ann, bob]) await send(person, 'ready', { ready: true });
  expect(room.table.seats.filter(({ isReady }) => isReady)).toHaveLength(2);
  await change(send);
  expect(room.table.stage).toBe('gathering');
  expect(room.table.seats.filter(({ isReady }) => isReady)).toHaveLength(0);
});

test('a new name leaves everybody ready', async () => {
  const { room, send } = await lobby(sealedGame.id, 3);
  await send(ann, 'sit');
  await send(ann, 'ready', { ready: true });
  await send({ ...ann, name: 'Another' }, 'sit');
  expect(names(room)[0]).toBe('Another');
  expect(room.table.seats[0]?.isReady).toBe(true);
});

test('the host removes a person, who may not sit down again until the host lets them', async () => {
  const { room, send, reload } = await lobby();
  await send(ann, 'sit');
  await send(bob, 'sit');
  expect(await send(bob, 'remove', { who: ann.id, removed: true })).toMatchObject({
    reason: { code: 'host-only' },
  });
  await send(ann, 'remove', { who: bob.id, removed: true });
  expect(names(room)).toEqual([ann.name, undefined]);
  expect(await send(bob, 'sit')).toMatchObject({ reason: { code: 'removed' } });
  const { told } = await watching(room, ann);
  expect(told[0]?.table.removed).toEqual([{ id: bob.id, name: bob.name }]);
  expect((await reload())?.removed).toHaveLength(1);
  await send(ann, 'remove', { who: bob.id, removed: false });
  expect(await send(bob, 'sit')).toMatchObject({ type: 'accepted' });
  expect(await send(ann, 'remove', { who: ann.id, removed: true })).toMatchObject({
    reason: { code: 'no-seat' },
  });
});

test('the host lets seats change places, and everybody may move to a free one; the host stays host', async () => {
  const { room, send, reload } = await lobby(sealedGame.id, 4);
  await send(ann, 'sit');
  await send(bob, 'sit');
  await send(bob, 'colour', { seat: 1, colour: 'green' });
  await send(ann, 'swap', { seat: 0, with: 1 });
  expect(names(room)).toEqual([bob.name, ann.name, undefined, undefined]);
  expect(room.table.seats[0]?.colour).toBe('green');
  await send(ann, 'sit', { seat: 3 });
  expect(names(room)).toEqual([bob.name, undefined, undefined, ann.name]);
  expect(await send(ann, 'sit', { seat: 0 })).toMatchObject({ reason: { code: 'seat-taken' } });
  expect(await send(bob, 'swap', { seat: 0, with: 1 })).toMatchObject({ reason: { code: 'host-only' } });
  expect([room.table.host, (await reload())?.seats]).toEqual([ann.id, room.table.seats]);
});

test('each seat has a colour of its own, chosen by its person, or by the host for bots', async () => {
  const { send, reload } = await lobby();
  await send(ann, 'sit');
  await send(bob, 'sit');
  expect(await send(ann, 'colour', { seat: 0, colour: 'blue' })).toMatchObject({ type: 'accepted' });
  expect(await send(bob, 'colour', { seat: 1, colour: 'blue' })).toMatchObject({
    reason: { code: 'colour-taken' },
  });
  expect(await send(bob, 'colour', { seat: 1, colour: 'pink' })).toMatchObject({
    reason: { code: 'no-colour' },
  });
  expect(await send(bob, 'colour', { seat: 0, colour: 'red' })).toMatchObject({
    reason: { code: 'no-seat' },
  });
  await send(ann, 'arrange', { seat: 1, plan: { for: 'bot', level: 'any' } });
  expect(await send(bob, 'colour', { seat: 1, colour: 'red' })).toMatchObject({
    reason: { code: 'host-only' },
  });
  await send(ann, 'colour', { seat: 1, colour: 'green' });
  await send(ann, 'start');
  expect((await reload())?.seats.map(({ colour }) => colour)).toEqual(['blue', 'green']);
  expect(await send(ann, 'colour', { seat: 0, colour: 'red' })).toMatchObject({
    reason: { code: 'already-started' },
  });
});

test('the host changes terms and seats; people keep their seats, and nonsense is refused', async () => {
  const { room, send, reload } = await lobby(sealedGame.id, 4);
  await send(ann, 'sit', { seat: 1 });
  await send(bob, 'sit', { seat: 3 });
  await send(ann, 'arrange', { seat: 2, plan: { for: 'bot', level: 'any' } });
  await send(ann, 'change', { seats: 3, pace: live, access: 'private' });
  expect(names(room)).toEqual([ann.name, 'any', bob.name]);
  await send(ann, 'change', { seats: 2, spectators: false });
  expect(names(room)).toEqual([ann.name, bob.name]);
  expect(room.table.setup).toMatchObject({ pace: live, access: 'private', spectators: false });
  expect(await send(ann, 'change', { seats: 1 })).toMatchObject({ reason: { code: 'seat-taken' } });
  expect(await send(ann, 'change', { seats: 6 })).toMatchObject({ reason: { code: 'bad-setup' } });
  expect(await send(ann, 'change', { options: { nonsense: 1 } })).toMatchObject({
    reason: { code: 'bad-setup' },
  });
  expect(await send(bob, 'change', { seats: 3 })).toMatchObject({ reason: { code: 'host-only' } });
  await send(ann, 'change', { seats: 4 });
  expect(names(room)).toEqual([ann.name, bob.name, undefined, undefined]);
  expect(await reload()).toEqual(room.table);
});

test('the chat tells everybody which terms the host has changed, and nothing where all stay', async () => {
  const { room, send, reload } = await lobby(sealedGame.id, 4);
  await send(ann, 'sit');
  await send(ann, 'change', { pace: live, seats: 3 });
  await send(ann, 'change', { pace: live });
  const told = room.table.chat.map(({ from, seat, text, changed }) => ({ from, seat, text, changed }));
  expect(told).toEqual([{ from: ann, seat: 0, text: undefined, changed: ['seats', 'pace'] }]);
  expect((await reload())?.chat).toEqual(room.table.chat);
});

test('the person who opens a rematch is its host and can leave somebody out; colours stay', async () => {
  const { registry, room, send } = await lobby();
  await send(ann, 'sit');
  await send(bob, 'sit');
  await send(bob, 'colour', { seat: 1, colour: 'green' });
  await send(ann, 'start');
  for (const [at, cell] of [0, 3, 1, 4, 2].entries())
    await room.command(at % 2 === 0 ? ann : bob, play(room.id, { do: 'mark', cell } as never));
  const made = await registry.rematch(bob, room);
  if (!('id' in made)) throw new Error('no rematch');
  const again = await registry.room(made.id);
  if (again === undefined) throw new Error('no room');
  for (const person of [ann, bob]) await watching(again, person);
  expect(again.table).toMatchObject({ stage: 'gathering', host: bob.id });
  expect(again.table.seats.map(({ colour }) => colour)).toEqual([undefined, 'green']);
  await again.command(bob, { type: 'remove', id: 1, table: again.id, who: ann.id, removed: true });
  await again.command(bob, { type: 'start', id: 1, table: again.id, fill: 'any' });
  expect(again.table.stage).toBe('playing');
  expect(names(again)).toEqual(['any', bob.name]);
});
