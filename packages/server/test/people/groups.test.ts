import type { GroupView } from '@manigance/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../../labs/client.ts';
import { GroupStore } from '../../src/people/groups/store.ts';
import { TestServer } from '../test-server.ts';
import { playTable } from '../tournaments/play-tables.ts';
import { Browser } from './browser.ts';
import { stopPostgres, stores } from './stores.ts';

afterAll(stopPostgres);

const terms = {
  type: 'openGroup',
  title: 'Thursdays',
  game: 'tic-tac-toe',
  options: {},
  pace: { kind: 'untimed' },
} as const;
const refused = (code: string) => ({ type: 'refused', reason: { code } });

async function viewOf(client: Client, group: string): Promise<GroupView> {
  const answer = await client.send({ type: 'group', group });
  if (answer.type !== 'group') throw new Error(JSON.stringify(answer));
  return answer;
}

async function opens(client: Client): Promise<string> {
  const answer = await client.send(terms);
  if (answer.type !== 'openedGroup') throw new Error(JSON.stringify(answer));
  return answer.group;
}

async function nextTable(client: Client, group: string): Promise<string> {
  const answer = await client.send({ type: 'nextTable', group });
  if (answer.type !== 'found') throw new Error(JSON.stringify(answer));
  return answer.table;
}

describe.each(stores)('groups on %s', (_name, databaseUrl) => {
  test('one button opens the next table with a seat for everybody, once, when the last has ended', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const [ann, bob, eve] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Eve')];
    const group = await opens(ann);
    expect(await bob.send({ type: 'joinGroup', group })).toMatchObject({ type: 'accepted' });
    // The game is for two.
    expect(await eve.send({ type: 'joinGroup', group })).toMatchObject(refused('too-many'));
    expect(await eve.send({ type: 'nextTable', group })).toMatchObject(refused('no-group'));
    expect(await viewOf(eve, group)).toMatchObject({ isIn: false, title: 'Thursdays' });
    const [table, same] = await Promise.all([nextTable(ann, group), nextTable(bob, group)]);
    expect(same).toBe(table);
    await ann.watch(table);
    const seated = ann.tables.get(table)?.info.seats.map(({ person }) => person?.name);
    expect(seated?.toSorted()).toEqual(['Ann', 'Bob']);
    for (const one of [ann, bob]) await one.send({ type: 'ready', table, ready: true });
    expect(await nextTable(bob, group)).toBe(table);
    await playTable(table, [ann, bob]);
    const winner = seated?.[0] ?? '';
    await expect
      .poll(async () => (await viewOf(bob, group)).tables[0]?.winners, { timeout: 20_000 })
      .toEqual([winner]);
    const view = await viewOf(bob, group);
    expect(view.tables).toMatchObject([{ table, number: 1, state: 'over', hasRecord: true }]);
    expect(view.people.map(({ name, tables, wins }) => [name, tables, wins])).toEqual([
      ['Ann', 1, winner === 'Ann' ? 1 : 0],
      ['Bob', 1, winner === 'Bob' ? 1 : 0],
    ]);
    const second = await nextTable(bob, group);
    expect(second).not.toBe(table);
    // No seat is kept for somebody whom the opener blocks, and none by one who left.
    await bob.send({ type: 'leave', table: second });
    await ann.send({ type: 'leave', table: second });
    expect(await nextTable(ann, group)).toBe(second);
    await bob.send({ type: 'leaveGroup', group });
    expect((await viewOf(ann, group)).people.map(({ name }) => name)).toEqual(['Ann']);
    await ann.send({ type: 'leaveGroup', group });
    expect(await ann.send({ type: 'group', group })).toMatchObject(refused('no-group'));
    await server.close();
  });

  test('of many who join at once as many do as the game has seats', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const group = await opens(await server.guest('Ann'));
    const store = new GroupStore(server.running.storage);
    const joined = await Promise.all(
      Array.from({ length: 8 }, (_, number) => store.join(group, `guest-${number}`, 2, 0)),
    );
    expect(joined.filter((isIn) => isIn)).toHaveLength(1);
    const people = await server.running.storage.query('SELECT guest FROM group_people');
    expect(people).toHaveLength(2);
    await server.close();
  });

  test('nobody is left in a group that is deleted while they join', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const store = new GroupStore(server.running.storage);
    const ann = await server.guest('Ann');
    for (let round = 0; round < 20; round++) {
      const group = await opens(ann);
      const [isIn] = await Promise.all([store.join(group, 'guest', 2, 0), store.leave(ann.me, group)]);
      expect(await store.load(group)).toEqual(isIn ? expect.objectContaining({ id: group }) : undefined);
      await store.leave('guest', group);
    }
    expect(await server.running.storage.query('SELECT guest FROM group_people')).toEqual([]);
    await server.close();
  });

  test('no seat is kept for a blocked person, and a deleted one is in no group', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const [ann, zoe] = [await server.guest('Ann'), await Browser.guest(server.base, 'Zoé')];
    const group = await opens(ann);
    await zoe.post('/api/joinGroup', { group });
    await ann.send({ type: 'silence', who: zoe.me, how: 'block' });
    const table = await nextTable(ann, group);
    await ann.watch(table);
    expect(ann.tables.get(table)?.info.seats.map(({ person }) => person?.name)).toEqual(['Ann', undefined]);
    expect((await zoe.get('/api/me/export')).text).toContain('Thursdays');
    await zoe.post('/api/account/delete');
    const stored = JSON.stringify(await server.running.storage.query('SELECT * FROM group_people'));
    expect(stored).not.toContain(zoe.me);
    expect((await viewOf(ann, group)).people.map(({ name }) => name)).toEqual(['Ann']);
    await server.close();
  });
});
