import type { Request } from '@manigance/bots';
import type { Move } from '@manigance/core';
import { BotError } from '@manigance/table';
import { expect, test } from 'vitest';
import { ThreadBotPool } from '../../src/bots/pool.ts';
import { loggableBotError } from '../../src/loggable-bot-error.ts';
import { anyone, createTable, TestServer, tableOf, toyBots, until } from '../test-server.ts';

const request: Request = {
  table: 'tabletabletable1',
  game: 'tic-tac-toe',
  level: 'telltale',
  shown: { viewer: 1, view: { hand: ['ace-of-spades'] } },
  history: [{ type: 'drew', card: 'queen-of-hearts' } as { type: string }],
  seed: 'feedfeedfeedfeedfeedfeedfeedfeed',
};

test('the log of a bot that throws what it sees names the bot and the place, not the hand', async () => {
  const pool = new ThreadBotPool({ findBot: toyBots, threads: 1 });
  const error = await pool.decide(request).catch((thrown: unknown) => thrown);
  if (!(error instanceof BotError)) throw new Error('the bot answered');
  expect(error.message).toContain('ace-of-spades'); // or the test would show nothing
  const logged = JSON.stringify(loggableBotError(error));
  for (const secret of ['ace', 'queen', 'feedfeed']) expect(logged).not.toContain(secret);
  expect(JSON.parse(logged)).toMatchObject({ why: 'broken', game: 'tic-tac-toe', level: 'telltale' });
  expect(logged).toContain('toy-bots.ts');
  await pool.close();
});

test('the log of a server has neither the message nor the requests of a broken bot', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const server = await TestServer.open({ logLevel: 'trace', logTo });
  const ann = await server.guest('Ann');
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, { for: 'bot', level: 'broken' }]));
  await ann.watch(table);
  await ann.send({ type: 'sit', table });
  await ann.send({ type: 'start', table });
  await ann.play(table, { do: 'mark', cell: 4 } as Move, undefined);
  await until('the broken bot is in the log', () => lines.some((line) => line.includes('BotError')));
  for (const secret of ['no idea', '"shown"', '"history"', '"cells"'])
    expect(lines.join('')).not.toContain(secret);
  await server.close();
});
