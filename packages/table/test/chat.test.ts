import { expect, test } from 'vitest';
import { load } from '../src/index.ts';
import { ann, bob, cleo, games, live, makeRegistry, seated, watching } from './rooms.ts';

const line = (table: string, text: string) => ({ type: 'say', id: 1, table, text }) as const;

test('the host turns the chat of spectators off and on; players and the host go on talking', async () => {
  const { registry, store } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, live);
  const { told } = await watching(room, cleo);
  const allow = (allowed: boolean) => ({ type: 'spectatorChat', id: 1, table: room.id, allowed }) as const;
  expect(await room.command(bob, allow(false))).toMatchObject({ reason: { code: 'host-only' } });
  expect(await room.command(cleo, line(room.id, 'hello'))).toMatchObject({ type: 'accepted' });
  expect(await room.command(ann, allow(false))).toMatchObject({ type: 'accepted' });
  expect(told.at(-1)?.table.areSpectatorsSilent).toBe(true);
  expect(await room.command(cleo, line(room.id, 'hello?'))).toMatchObject({
    reason: { code: 'spectators-silent' },
  });
  expect(await room.command(bob, line(room.id, 'at last'))).toMatchObject({ type: 'accepted' });
  // It is stored.
  expect((await load({ store, games }, room.id))?.table.areSpectatorsSilent).toBe(true);
  await room.command(ann, allow(true));
  expect(told.at(-1)?.table.areSpectatorsSilent).toBeUndefined();
  expect(await room.command(cleo, line(room.id, 'thanks'))).toMatchObject({ type: 'accepted' });
});

test('a chat line has the time at which it was stored, for those who come later too', async () => {
  const { registry, time } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, live);
  const { told } = await watching(room, bob);
  time.now += 1_234;
  await room.command(ann, line(room.id, 'hello'));
  const said = { text: 'hello', at: time.now };
  expect(told.findLast(({ type }) => type === 'chat')).toMatchObject({ line: said });
  time.now += 60_000;
  const later = await watching(room, cleo);
  expect(later.told.find(({ type }) => type === 'watching')).toMatchObject({ chat: [said] });
});
