import { expect, test } from 'vitest';
import { lineOf, type MemoryStore, rowOf } from '../src/index.ts';
import { ann, bob, cleo, live, makeRegistry, matchOf, play, seated, secretGame } from './rooms.ts';

async function lineFor(store: MemoryStore, id: string, guest: string) {
  const row = await store.row(id);
  if (row === undefined) throw new Error('no row');
  return lineOf(row, guest);
}

test('a list tells the people at a table whose turn it is, until when, and how much was said', async () => {
  const { registry, store, time } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, live);
  const { id } = room;
  expect(await lineFor(store, id, bob.id)).toMatchObject({ waiting: [0], until: time.now + 60_000 });
  time.now += 20_000;
  await room.command(ann, play(id, { do: 'mark', cell: 0 } as never));
  await room.command(ann, { type: 'say', id: 1, table: id, text: 'yours' });
  const line = { waiting: [1], until: time.now + 60_000, chat: 1 };
  expect(await lineFor(store, id, ann.id)).toMatchObject({ ...line, yourTurn: false });
  expect(await lineFor(store, id, bob.id)).toMatchObject({ ...line, yourTurn: true });
  const stranger = await lineFor(store, id, cleo.id);
  expect([stranger.waiting, stranger.until, stranger.chat]).toEqual([undefined, undefined, undefined]);
});

test('a list does not tell whom the match waits for in secret', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, secretGame.id, 4, live);
  const match = matchOf(room);
  const secret = { asked: [2], isSecret: true, openlyAsked: [] };
  const row = rowOf({ ...room.table, match: { ...match, views: secret as never } });
  expect(row.line).not.toContain('waiting');
  expect(row.people.filter(({ asked }) => asked).length).toBe(1);
});
