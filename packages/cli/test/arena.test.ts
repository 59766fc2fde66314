import { readdirSync } from 'node:fs';
import { type Level, plainBrain } from '@manigance/bots';
import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { expect, test } from 'vitest';
import { seatBot } from '../src/arena/contestants.ts';
import { Duels, interval, ratings } from '../src/arena/elo.ts';
import { seatings } from '../src/arena/seating.ts';
import { cli } from './cli.ts';
import { emptyFolder } from './folder.ts';

test('arena --levels prints the names of the levels, weakest first, one a line', async () => {
  expect(await cli('arena tic-tac-toe --levels')).toMatchObject({ status: 0, out: 'novice\nmaster\n' });
});

test('arena prints wins, confidence intervals and decision times', async () => {
  const { status, out } = await cli(
    'arena tic-tac-toe --players 2 --bots master,random --games 24 --seed 3 --iterations 400 --json',
  );
  const { results, ...rest } = JSON.parse(out);
  expect(status).toBe(0);
  expect(rest).toEqual({ game: 'tic-tac-toe', players: 2, mode: null, games: 24 });
  expect(Object.keys(results[0])).toEqual(['bot', 'wins', 'winRate', 'elo', 'low', 'high', 'msP50', 'msP95']);
  const [master, random] = results;
  expect(master.wins + random.wins).toBeCloseTo(24);
  expect(master.winRate).toBeGreaterThan(0.8);
  expect(master.low).toBeGreaterThan(random.high);
});

test('arena gives the same result for the same seed and iterations', async () => {
  const line = 'arena tic-tac-toe --bots novice,greedy --games 10 --seed 5 --iterations 40 --json';
  const wins = (out: string) => JSON.parse(out).results.map(({ wins }: { wins: number }) => wins);
  const [one, other] = [await cli(line), await cli(line)];
  expect(wins(one.out)).toEqual(wins(other.out));
});

test('arena plays a level against itself with other budgets', async () => {
  const { out } = await cli('arena tic-tac-toe --bots master@300,master@1 --games 24 --seed 2 --json');
  const [more, less] = JSON.parse(out).results;
  expect([more.bot, less.bot]).toEqual(['master@300', 'master@1']);
  expect(more.wins).toBeGreaterThan(less.wins);
});

test('classic is the strongest level with the judgement written by hand', () => {
  const brain = (name: string) => ({ ...plainBrain(anyGame(ticTacToe)), suspect: () => () => name.length });
  const levels: readonly Level[] = [
    { id: 'novice', iterations: 10, sight: 1, blur: 0, curiosity: 1 },
    { id: 'master', iterations: 20, sight: 9, blur: 0, curiosity: 1, learned: true },
  ];
  const [byHand, learned] = [brain('by hand'), brain('learned')];
  const plays = (bot: string) =>
    (seatBot({ levels, byHand, learned }, bot, { iterations: 20 }) as unknown as { brain: unknown }).brain;
  expect(plays('classic')).toBe(byHand);
  expect(plays('master')).toBe(learned);
  expect(plays('novice')).toBe(byHand);
});

test('arena --records writes every match as a record that verifies', async () => {
  const folder = emptyFolder();
  await cli(`arena tic-tac-toe --bots novice,random --games 4 --iterations 40 --records ${folder}`);
  expect(readdirSync(folder)).toHaveLength(4);
  expect((await cli(`verify ${folder}`)).status).toBe(0);
});

test('arena --ladder plays each level against the one below', async () => {
  const { status, out } = await cli('arena tic-tac-toe --ladder --games 8 --iterations 200');
  expect(status).toBe(0);
  expect(out).toMatch(/\| master \| \d+ % \|/);
});

test.for([
  ['arena tic-tac-toe', 'name the bots'],
  ['arena tic-tac-toe --bots nobody', 'novice, master'],
  ['arena tic-tac-toe --bots classic', 'no bot of tic-tac-toe is called classic'],
  ['arena tic-tac-toe --bots random@5', 'such as master@500'],
  ['arena tic-tac-toe --bots random --ms 5 --iterations 5', 'not both'],
  ['arena broken-game --bots random', 'has no bots'],
] as const)('%s is not understood: %s', async ([line, says]) => {
  expect(await cli(line)).toMatchObject({ status: 2, err: expect.stringContaining(says) });
});

test('two bots sit on each seat equally often, whatever the number of seats', () => {
  for (const seats of [2, 3, 4, 5]) {
    for (let seat = 0; seat < seats; seat++) {
      const there = seatings(2, seats).map((seating) => seating[seat]);
      expect(there.filter((bot) => bot === 0)).toHaveLength(there.length / 2);
    }
  }
});

test('with five bots every three meet, each on each seat', () => {
  expect(seatings(5, 3)).toHaveLength(30);
});

test('a bot that wins three matches of four is rated about 191 Elo higher', () => {
  const duels = new Duels(2);
  duels.add(0, 1, 300);
  duels.add(1, 0, 100);
  const [one, other] = ratings(duels, 2);
  expect((one?.elo ?? 0) - (other?.elo ?? 0)).toBeCloseTo(191, -1);
  expect(one?.low).toBeGreaterThan(other?.high ?? 0);
});

test('the interval of a share holds the share and narrows with the matches', () => {
  const [low, high] = interval(0.75, 400);
  expect([low, high].map((share) => Math.round(100 * share))).toEqual([71, 79]);
  expect(interval(1, 10)[1]).toBeCloseTo(1);
});
