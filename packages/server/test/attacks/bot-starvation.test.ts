import type { Request } from '@manigance/bots';
import { Match, type Shown, seedFromNumber, show, type Vocabulary } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { BotError } from '@manigance/table';
import { expect, test } from 'vitest';
import { FairQueue, type Turn } from '../../src/bots/fair-queue.ts';
import { ThreadBotPool } from '../../src/bots/pool.ts';
import { toyBots } from '../test-server.ts';

function turn(owner: string, table: string, isWatched = false): Turn {
  return { owner, table, isWatched: () => isWatched };
}

function takeAll(queue: FairQueue<string>): readonly (string | undefined)[] {
  return Array.from({ length: queue.size }, () => queue.take());
}

test('owners take turns, however many tables one of them has', () => {
  const queue = new FairQueue<string>();
  for (let at = 0; at < 200; at++) queue.add(turn('eve', `e${at}`), `eve ${at}`);
  queue.add(turn('ann', 'a'), 'ann');
  queue.add(turn('bob', 'b'), 'bob 1');
  queue.add(turn('bob', 'b'), 'bob 2');
  expect(takeAll(queue).slice(0, 6)).toEqual(['eve 0', 'ann', 'bob 1', 'eve 1', 'bob 2', 'eve 2']);
});

test('the tables of an owner take turns, however many bots one of them has', () => {
  const queue = new FairQueue<string>();
  for (const task of ['1a', '1b', '1c']) queue.add(turn('eve', 'one'), task);
  queue.add(turn('eve', 'two'), '2a');
  expect(takeAll(queue)).toEqual(['1a', '2a', '1b', '1c']);
});

test('a table that a person watches comes before tables nobody watches, which still get a share', () => {
  const queue = new FairQueue<string>();
  for (let at = 0; at < 20; at++) queue.add(turn('eve', `e${at}`), 'unwatched');
  for (let at = 0; at < 20; at++) queue.add(turn('ann', 'a', true), 'watched');
  const order = takeAll(queue);
  expect(order.slice(0, 7)).toEqual(Array(7).fill('watched'));
  expect(order.slice(0, 16).filter((one) => one === 'unwatched').length).toBe(2);
});

test('a table is first from when a person opens it', () => {
  const queue = new FairQueue<string>();
  let isWatched = false;
  for (let at = 0; at < 5; at++) queue.add(turn('eve', `e${at}`), 'eve');
  queue.add({ owner: 'eve', table: 'late', isWatched: () => isWatched }, 'late');
  expect(queue.take()).toBe('eve');
  isWatched = true;
  expect(queue.take()).toBe('late');
});

function request(table: string): Request {
  const match = new Match(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(1) });
  const shown = show(ticTacToe, match.state, 0) as unknown as Shown<Vocabulary>;
  return { table, game: 'tic-tac-toe', level: 'any', shown, history: [], seed: seedFromNumber(2) };
}

test('a guest with two hundred tables of bots delays a person by one decision, and fills only their own queue', async () => {
  const pool = new ThreadBotPool({ findBot: toyBots, threads: 1, queue: 1_000, queuePerOwner: 100 });
  const done: string[] = [];
  const busy: unknown[] = [];
  const asked = Array.from({ length: 200 }, (_, at) =>
    pool.decide(request(`eve ${at}`), { owner: 'eve', isWatched: () => false }).then(
      () => done.push('eve'),
      (error: unknown) => busy.push(error),
    ),
  );
  const ann = pool
    .decide(request('ann'), { owner: 'ann', isWatched: () => true })
    .then(() => done.push('ann'));
  await Promise.all([...asked, ann]);
  expect(done.indexOf('ann')).toBeLessThanOrEqual(1);
  expect(busy.length).toBeGreaterThan(90);
  expect(busy.every((error) => error instanceof BotError && error.why === 'busy')).toBe(true);
  await pool.close();
});
