import type { Request } from '@manigance/bots';
import { canonical, type Move, show } from '@manigance/core';
import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { ThreadBotPool } from '../src/bots/pool.ts';
import { Metrics } from '../src/metrics.ts';
import { serverRegistry } from '../src/server-registry.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';

import { anyone, createTable, TestServer, tableOf, toyBots, until } from './test-server.ts';

test('while a bot blocks the only thread, people at another table finish a match', async () => {
  const server = await TestServer.open({ bots: { findBot: toyBots, threads: 1, limit: 600_000 } });
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const slow = await createTable(ann, tableOf('tic-tac-toe', [anyone, { for: 'bot', level: 'endless' }]));
  await ann.watch(slow);
  await ann.send({ type: 'sit', table: slow });
  await ann.send({ type: 'start', table: slow });
  await ann.play(slow, { do: 'mark', cell: 0 } as Move, undefined);
  const busy = async () => (await fetch(`${server.base}/metrics`)).text();
  while (!(await busy()).includes('manigance_bot_threads 1'));
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
  for (const client of [ann, bob]) {
    await client.watch(table);
    await client.send({ type: 'sit', table });
  }
  await ann.send({ type: 'start', table });
  for (const cell of [0, 3, 1, 4, 2]) {
    const client = cell < 3 ? ann : bob;
    expect(await client.play(table, { do: 'mark', cell } as Move, undefined)).toMatchObject({
      type: 'accepted',
    });
  }
  await until('it is over', () => bob.tables.get(table)?.info.stage === 'over');
  expect(ann.tables.get(slow)?.number).toBe(2); // the bot is still at it
  await server.close();
});

const thought: Request = {
  table: 'tabletabletable1',
  game: 'tic-tac-toe',
  level: 'telltale',
  shown: { viewer: 1, view: { cells: [0], turn: 1 } },
  history: [{ type: 'marked' }],
  seed: '0123456789abcdef0123456789abcdef',
};

test.runIf(process.platform === 'linux')(
  'what reaches a bot through the wall of its thread is a view and what was witnessed, at a lower priority',
  async () => {
    const pool = new ThreadBotPool({ findBot: toyBots, threads: 1 });
    const error = await pool.decide({ ...thought, state: { deck: ['ace'] } } as Request).catch(String);
    const { priority, server, ...handed } = JSON.parse(/\{.*\}/.exec(String(error))?.[0] ?? '');
    expect(handed).toEqual({ shown: thought.shown, history: thought.history });
    expect(priority).toBeGreaterThan(server);
    await pool.close();
  },
);

test('a bot request has only what its seat may know, and neither state nor seed', async () => {
  const [manifest] = catalog.manifests;
  if (manifest === undefined) throw new Error('the catalog is empty');
  const { game } = await manifest.rules();
  const thoughts: Request[] = [];
  const registry = serverRegistry({
    storage: new SqliteStorage(':memory:'),
    games: { [game.id]: { game, older: [], levels: ['any'] } },
    metrics: new Metrics(),
    bots: {
      decide: async (one) => {
        thoughts.push(one);
        const move = one.shown.asked?.options.at(-1);
        if (thoughts.length > 40 || move === undefined) return new Promise<Move>(() => undefined);
        return move;
      },
      close: async () => undefined,
    },
    botDelay: [0, 1],
    answerDelay: [0, 0],
    report: (error) => {
      throw error;
    },
  });
  await registry.start();
  const ann = { id: 'annaaaaa', name: 'Ann' };
  const bot = { for: 'bot', level: 'any' } as const;
  const made = await registry.create(ann, { ...tableOf(game.id, [anyone, bot, bot]), id: 1 });
  if (!('id' in made)) throw new Error(made.code);
  const room = await registry.room(made.id);
  await room?.command(ann, { type: 'sit', id: 1, table: made.id });
  await room?.command(ann, { type: 'start', id: 1, table: made.id });
  await room?.command(ann, { type: 'handOver', id: 1, table: made.id, level: 'any' });
  await until('bots have thought for a while', () => thoughts.length > 40);
  const { match } = room?.table ?? {};
  if (match === undefined) throw new Error('not begun');
  const last = thoughts.at(-1) as Request;
  expect(Object.keys(last).sort()).toEqual(['game', 'history', 'level', 'seed', 'shown', 'table']);
  expect(canonical(last.shown)).toBe(canonical(show(game, match.state, last.shown.viewer)));
  for (const one of thoughts) {
    const text = JSON.stringify(one);
    for (const secret of [match.seed, match.salt, JSON.stringify(match.state.rng)])
      expect(text).not.toContain(secret);
  }
  await registry.stop();
});
