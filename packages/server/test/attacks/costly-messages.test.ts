import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { expect, test } from 'vitest';
import { rates } from '../../src/http/rates.ts';
import { post } from '../requests.ts';
import { anyone, createTable, TestServer, tableOf } from '../test-server.ts';

/** A game whose views take their time. */
function slowGame() {
  const game = anyGame(ticTacToe);
  const view: typeof game.view = (...given) => {
    for (const end = performance.now() + 2; performance.now() < end; );
    return game.view(...given);
  };
  return { game: { ...game, view }, older: [], levels: [] };
}

test('a client with many costly messages at once lets others have their turn', async () => {
  const server = await TestServer.open({ games: { 'tic-tac-toe': slowGame() }, rateLimits: false });
  const [eve, ann] = [await server.guest('Eve'), await server.guest('Ann')];
  const table = await createTable(eve, tableOf('tic-tac-toe', [anyone, anyone]));
  for (const guest of [eve, ann]) await guest.send({ type: 'sit', table });
  await eve.send({ type: 'start', table });
  const answered: string[] = [];
  const costly = Array.from({ length: 60 }, () =>
    eve.send({ type: 'watch', table }).then(() => answered.push('costly')),
  );
  await ann.send({ type: 'ping' }).then(() => answered.push('ping'));
  await Promise.all(costly);
  expect(answered.length).toBe(61);
  expect(answered.at(-1)).toBe('costly');
  await server.close();
});

const limited = [
  ['a table from its beginning', 'watch', { type: 'watch', after: 0 }],
  ['whether an undo is free', 'undo', { type: 'mayUndo' }],
  ['an undo', 'undo', { type: 'takeBack', key: 'key-key-key' }],
  ['standing answers', 'standing', { type: 'standing', answers: [] }],
] as const;

test.each(limited)('costly messages have a rate of their own: %s', async (_what, rate, message) => {
  const server = await TestServer.open();
  const eve = await server.guest('Eve');
  const table = await createTable(eve, tableOf('tic-tac-toe', [anyone, anyone]));
  const { type, ...rest } = message;
  const authorization = `Bearer ${eve.secret}`;
  const statuses: number[] = [];
  for (let at = 0; at < rates[rate].burst + 20; at++)
    statuses.push((await post(server.base, `/api/${type}`, { ...rest, table }, { authorization })).status);
  expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(rates[rate].burst);
  expect(statuses).toContain(429);
  // A socket takes from the same allowance.
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => eve.send({ ...message, table } as never)),
  );
  expect(JSON.stringify(answers)).toContain('too-fast');
  await server.close();
});

test('lists of tables by request have the rate of lists', async () => {
  const server = await TestServer.open();
  const eve = await server.guest('Eve');
  const authorization = `Bearer ${eve.secret}`;
  const list = () => post(server.base, '/api/tables', { of: 'me' }, { authorization });
  const answers = await Promise.all(Array.from({ length: rates.list.burst + 20 }, list));
  expect(answers.map(({ status }) => status)).toContain(429);
  await server.close();
});
