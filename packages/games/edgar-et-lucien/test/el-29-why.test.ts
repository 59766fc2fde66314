import { Runner, rngFrom, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { boards } from '../rules/board.ts';
import {
  cityPrice,
  dandyMoney,
  edgarCost,
  heistMoney,
  ivoryTax,
  lastPeriod,
  speechPopularity,
  startMoney,
  steelTax,
  thresholds,
  turnsPerPeriod,
} from '../rules/constants.ts';
import { game } from '../rules/index.ts';

const districts = (seats: number) => boards[thresholds[seats]?.board ?? 'A'].length;

test('EL-29.1 room for one Bureaucrat at a time, for two with four players', () => {
  const atOnce = [2, 3, 4].map((seats) => Math.floor(4 / (thresholds[seats]?.administrations ?? 1)));
  expect(atOnce).toEqual([1, 1, 2]);
});

test('EL-29.2 the share of the board a Collector needs', () => {
  const shares = [2, 3, 4].map((seats) =>
    Math.round((100 * (thresholds[seats]?.districts ?? 0)) / districts(seats)),
  );
  expect(shares).toEqual([50, 43, 39]);
  const steel = (seats: number) =>
    boards[thresholds[seats]?.board ?? 'A'].filter(({ type }) => type === 'steel').length;
  expect([2, 3, 4].map((seats) => steel(seats) / seats)).toEqual([2.5, 5 / 3, 1.75]);
});

test('EL-29.3 Dandy and Collector from scratch cost 270,000 Cogs, a period brings 90,000 to 140,000', () => {
  expect(6 * cityPrice + dandyMoney).toBe(270_000);
  expect([heistMoney + 2 * steelTax, 2 * heistMoney + 2 * steelTax]).toEqual([90_000, 140_000]);
  expect(startMoney).toBe(50_000);
});

test('EL-29.4 popularity comes in as fast as all of Edgar’s actions use it', () => {
  expect([speechPopularity + 2 * ivoryTax, 4 * edgarCost]).toEqual([90, 80]);
});

/** Matches of players who choose at random among what is legal. */
function randomMatches(seats: number, count: number) {
  const runner = new Runner(game);
  const ends = [];
  let word = seats;
  const chance = (n: number) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    return ((word >>> 8) * n) >>> 24;
  };
  for (let match = 0; match < count; match++) {
    const state = runner.start(
      seats,
      { openMoney: false, firstPlayer: 'random' },
      rngFrom(seedFromNumber(match)),
    );
    while (state.outcome === undefined) {
      const seat = runner.nextSeat(state);
      const choices = runner.countOptions(state, seat);
      runner.play(state, seat, runner.optionAt(chance(choices)));
    }
    ends.push({ period: state.period, winner: state.outcome.winners[0] as number, how: state.outcome.how });
  }
  return ends;
}

test.each([2, 3, 4])(
  'EL-29.6 random players, %i of them, end within the guard, and no seat is favoured',
  (seats) => {
    const ends = randomMatches(seats, 600);
    expect(Math.max(...ends.map(({ period }) => period))).toBeLessThanOrEqual(lastPeriod);
    expect(new Set(ends.map(({ how }) => how)).size).toBeGreaterThan(4);
    for (let seat = 0; seat < seats; seat++) {
      const share = ends.filter(({ winner }) => winner === seat).length / ends.length;
      expect(Math.abs(share - 1 / seats)).toBeLessThan(0.08);
    }
  },
);

test('EL-29.5 matches of random players last turns by the dozen, not by the hundred', () => {
  const ends = randomMatches(3, 200);
  const turns = (turnsPerPeriod * ends.reduce((sum, { period }) => sum + period, 0)) / ends.length;
  expect(turns).toBeGreaterThan(14);
  expect(turns).toBeLessThanOrEqual(turnsPerPeriod * lastPeriod);
});
