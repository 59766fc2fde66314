import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { looksLike } from '../../src/look-alike/index.ts';
import { post } from '../requests.ts';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ rateLimits: false });
});
afterAll(() => server.close());

test.each([
  ['the same letters', 'Anna', 'Anna'],
  ['another case', 'Anna', 'ANNA'],
  ['Cyrillic letters', 'Anna', 'Аnnа'],
  ['Greek letters', 'Zoe', 'Ζοe'],
  ['a capital i for an l', 'Paul', 'PauI'],
  ['digits for letters', 'Lolo', 'L0l0'],
  ['r and n for an m', 'Emma', 'Ernrna'],
  ['mathematical letters', 'Anna', '𝐀𝐧𝐧𝐚'],
  ['full-width letters', 'Anna', 'Ａｎｎａ'],
  ['a letter in two code points', 'Zoé', 'Zoe\u0301'],
  ['a zero-width joiner', 'Anna', 'An\u200dna'],
  ['another apostrophe', 'O’Neil', 'OʼNeil'],
])('names look alike: %s', (_what, one, other) => {
  expect(looksLike(one, other)).toBe(true);
  expect(looksLike(other, one)).toBe(true);
});

test.each([
  ['Anna', 'Hanna'],
  ['Zoé', 'Zoe'],
  ['Jean Paul', 'Jean'],
  ['Guest', 'Guest 2'],
  ['Али', 'Алия'],
])('%s and %s do not look alike', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});

test.each([
  ['an invisible character', 'An\u200bna'],
  ['an invisible filler', 'Anna\u3164'],
  ['a joiner between Latin letters', 'An\u200dna'],
  ['stacked marks', `A${'\u0300'.repeat(12)}`],
])('a name with %s is refused wherever a name is sent', async (_what, name) => {
  expect((await post(server.base, '/api/guest', { name })).status).toBe(400);
  const guest = await server.guest('Zoe');
  expect(await guest.send({ type: 'name', name })).toMatchObject({ reason: { code: 'malformed' } });
});

describe('at one table', () => {
  const impostor = 'Аnnа'; // Cyrillic А and а

  test('nobody sits down under a name that looks like another’s', async () => {
    const anna = await server.guest('Anna');
    const table = await createTable(anna, tableOf('tic-tac-toe', [anyone, anyone]));
    await anna.send({ type: 'sit', table });
    const eve = await server.guest(impostor);
    const refused = { type: 'refused', reason: { code: 'name-taken' } };
    expect(await eve.send({ type: 'sit', table })).toMatchObject(refused);
    await eve.send({ type: 'name', name: 'Eve' });
    expect(await eve.send({ type: 'sit', table })).toMatchObject({ type: 'accepted' });
  });

  test('nobody takes another’s name by a change of name', async () => {
    const anna = await server.guest('Anna');
    const table = await createTable(anna, tableOf('tic-tac-toe', [anyone, anyone]));
    await anna.send({ type: 'sit', table });
    const eve = await server.guest('Eve');
    const seen = await eve.send({ type: 'watch', table });
    expect(seen.type).toBe('watching');
    await eve.send({ type: 'name', name: impostor });
    const refused = { reason: { code: 'name-taken' } };
    expect(await eve.send({ type: 'sit', table })).toMatchObject(refused);
    // Nor once they have a seat.
    await eve.send({ type: 'name', name: 'Eve' });
    await eve.send({ type: 'sit', table });
    await eve.send({ type: 'name', name: impostor });
    expect(await eve.send({ type: 'sit', table })).toMatchObject(refused);
    // One’s own name may be written in another way.
    await anna.send({ type: 'name', name: 'ANNA' });
    expect(await anna.send({ type: 'sit', table })).toMatchObject({ type: 'accepted' });
  });

  test('people whom a group seats together are told apart by a number', async () => {
    const [anna, eve] = [await server.guest('Anna'), await server.guest(impostor)];
    const pace = { kind: 'untimed' } as const;
    const opened = await anna.send({
      type: 'openGroup',
      title: 'Two',
      game: 'tic-tac-toe',
      options: {},
      pace,
    });
    if (opened.type !== 'openedGroup') throw new Error(JSON.stringify(opened));
    const { group } = opened;
    await eve.send({ type: 'joinGroup', group });
    const found = await anna.send({ type: 'nextTable', group });
    if (found.type !== 'found') throw new Error(JSON.stringify(found));
    await anna.watch(found.table);
    const names = anna.tables.get(found.table)?.info.seats.map(({ person }) => person?.name);
    expect(names).toEqual(['Anna', `${impostor} 2`]);
  });

  test('nobody speaks in the chat under another’s name', async () => {
    const anna = await server.guest('Anna');
    const table = await createTable(anna, tableOf('tic-tac-toe', [anyone, anyone]));
    await anna.send({ type: 'sit', table });
    const bruno = await server.guest('Bruno');
    await bruno.send({ type: 'sit', table });
    const eve = await server.guest('Anna');
    const refused = { reason: { code: 'name-taken' } };
    expect(await eve.send({ type: 'say', table, text: 'I resign' })).toMatchObject(refused);
    await eve.send({ type: 'name', name: 'Eve' });
    expect(await eve.send({ type: 'say', table, text: 'hello' })).toMatchObject({ type: 'accepted' });
    const other = await server.guest('eve');
    expect(await other.send({ type: 'say', table, text: 'hello' })).toMatchObject(refused);
    // A player who changes their name goes on under the name of their seat.
    await bruno.send({ type: 'name', name: 'Anna' });
    await bruno.send({ type: 'say', table, text: 'it is me' });
    const seen = await anna.send({ type: 'watch', table });
    expect(seen.type === 'watching' && seen.chat.map(({ from }) => from.name)).toEqual(['Eve', 'Bruno']);
  });
});
