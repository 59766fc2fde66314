import { expect, test } from 'vitest';
import { load, type Table } from '../src/index.ts';
import { ann, bob, cleo, games, live, makeRegistry, seated, watching } from './rooms.ts';

const nobody = { id: '', name: '' };
const line = (table: string, text: string) => ({ type: 'say', id: 1, table, text }) as const;
const unsay = (table: string, number: number) => ({ type: 'unsay', id: 1, table, line: number }) as const;
const textsOf = (table: Table | undefined) => table?.chat.map(({ text, removed }) => removed ?? text);

test('a line that the host of the server takes away is gone for all who watch, and for those who come later', async () => {
  const { registry, store } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, live);
  const { told } = await watching(room, bob);
  for (const text of ['one', 'two', 'three']) await room.command(ann, line(room.id, text));
  expect(await room.command(nobody, unsay(room.id, 2))).toMatchObject({ type: 'accepted' });
  const news = told.findLast(({ type }) => type === 'chat');
  expect(news).toMatchObject({ line: { number: 2, from: ann, removed: true } });
  expect(JSON.stringify(news)).not.toContain('two');
  // Taken away once more, nothing is stored.
  const { entries } = room.table;
  await room.command(nobody, unsay(room.id, 2));
  expect(room.table.entries).toBe(entries);
  expect(await room.command(nobody, unsay(room.id, 9))).toMatchObject({ reason: { code: 'no-line' } });
  // A page that was away and knows all three lines is told too.
  const sent: string[] = [];
  await room.watch(
    cleo,
    { type: 'watch', id: 1, table: room.id, after: 0, chatAfter: 3 },
    { person: cleo, send: (text) => sent.push(text) },
  );
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ chat: [{ number: 2, removed: true }] });
  expect(textsOf((await load({ store, games }, room.id))?.table)).toEqual(['one', true, 'three']);
});

test('the host of the server ends a match and a table that has not begun, each once', async () => {
  const { registry } = await makeRegistry();
  const close = { type: 'close', id: 1, table: '' } as const;
  const room = await seated(registry, 'tic-tac-toe', 2, live);
  const { told } = await watching(room, bob);
  expect(await room.command(nobody, close)).toMatchObject({ type: 'accepted' });
  expect(told.at(-1)?.table.stage).toBe('abandoned');
  expect(await room.command(nobody, close)).toMatchObject({ reason: { code: 'over' } });
  const made = await registry.create(ann, {
    ...{ type: 'create', id: 1, game: 'tic-tac-toe', options: {}, access: 'private', atZero: 'default' },
    ...{ seats: [{ for: 'anyone' }, { for: 'anyone' }], pace: live, spectators: false },
  });
  const other = await registry.room('id' in made ? made.id : '');
  // A private table of strangers too.
  expect(await other?.command(nobody, close)).toMatchObject({ type: 'accepted' });
  expect(other?.table.stage).toBe('expired');
});

test('clocks stand during a stop that was announced, until it is over or called off', async () => {
  const { registry, time } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, live);
  const left = () => room.broadcaster.clocks().clocks;
  const [before] = left()?.left ?? [];
  await registry.pauseClocks({ from: time.now, to: time.now + 300_000 });
  time.now += 200_000;
  expect(left()).toMatchObject({ running: [] });
  expect(left()?.left[0]).toBe(before);
  await registry.resumeClocks();
  time.now += 3_000;
  expect(left()?.running).toHaveLength(1);
  expect(Math.min(...(left()?.left ?? []))).toBe((before ?? 0) - 3_000);
});
