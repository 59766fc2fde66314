import { BotRunner, type Request } from '@manigance/bots';
import { Match, type Shown, seedFromNumber, show, type Vocabulary } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { BotError } from '@manigance/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ThreadBotPool } from '../src/bots/pool.ts';
import { findBot } from './toy-bots.ts';

let pool: ThreadBotPool;
beforeAll(() => {
  pool = new ThreadBotPool({ findBot: new URL('./toy-bots.ts', import.meta.url), threads: 1, limit: 400 });
});
afterAll(() => pool.close());

function request(level: string, marked: readonly number[] = []): Request {
  const match = new Match(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(1) });
  for (const cell of marked) match.play(match.moves.length % 2, { do: 'mark', cell });
  const shown = show(ticTacToe, match.state, marked.length % 2) as unknown as Shown<Vocabulary>;
  return { table: 'a', game: 'tic-tac-toe', level, shown, history: [], seed: seedFromNumber(2) };
}

async function troubleWith(asked: Request): Promise<BotError> {
  const error = await pool.decide(asked).catch((thrown: unknown) => thrown);
  if (error instanceof BotError) return error;
  throw new Error('the bot answered');
}

test('an error of a bot comes with the requests that reproduce it, and the pool goes on', async () => {
  const { why, message, requests } = await troubleWith(request('broken'));
  expect({ why, message }).toMatchObject({ why: 'broken', message: expect.stringContaining('no idea') });
  const again = await new BotRunner(() => 0, findBot).answer(requests[0] as Request);
  expect(again).toMatchObject({ error: expect.stringContaining('no idea') });
  expect(await pool.decide(request('any'))).toMatchObject({ do: 'mark' });
});

test('a bot over its time limit is stopped and reported, and the pool goes on', async () => {
  const asked = request('endless');
  expect(await troubleWith(asked)).toMatchObject({ why: 'overrun', requests: [asked] });
  expect(await pool.decide(request('any'))).toMatchObject({ do: 'mark' });
});

test('a forced move needs no thread', async () => {
  const forced = request('endless', [0, 1, 2, 4, 3, 5, 7, 6]);
  expect(await pool.decide(forced)).toEqual({ do: 'mark', cell: 8 });
});
