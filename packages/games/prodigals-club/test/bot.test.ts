import { Match, seedFromNumber } from '@manigance/core';
import { expect, test } from 'vitest';
import { cardWorth } from '../bot/gains.ts';
import { judge } from '../bot/judge.ts';
import { game } from '../rules/index.ts';
import type { PcState } from '../rules/state.ts';

const { state } = new Match(game, { seats: 2, options: { mode: 'es' }, seed: seedFromNumber(1) });

function worthOf(position: PcState): readonly number[] {
  const worth = new Float64Array(5);
  judge(position, worth);
  return [...worth.slice(0, position.seats)];
}

test('PC-16.6 fewer votes are better, and more so the nearer the end', () => {
  const ahead = { ...state, votes: [30, 38] };
  const [early = 0] = worthOf(ahead);
  const [late = 0] = worthOf({ ...ahead, round: 5 });
  expect(early).toBeGreaterThan(0.5);
  expect(late).toBeGreaterThan(early);
});

test('PC-1.2 the highest score counts: with society highest, lost votes are worth little', () => {
  const last = { ...state, round: 5, phase: 'closing' as const, unplaced: [0, 0] };
  const [votesLow = 0] = worthOf({ ...last, votes: [5, 20] });
  expect(votesLow).toBeLessThan(0.8);
});

test('the chances of all players add up', () => {
  expect(worthOf(state).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('PC-10 every card is worth something', () => {
  expect(Math.min(...cardWorth)).toBeGreaterThan(0);
});

test('PC-9.1 acting first is no advantage: the other’s cards still count', () => {
  const alike = { ...state, votes: [40, 40], hands: [[0], [0]], order: [0, 1], unplaced: [0, 0] };
  const acting = (at: number, seat: number): PcState => ({
    ...alike,
    phase: 'actions',
    pending: [
      { kind: 'actionTurns', at },
      { kind: 'actions', seat },
    ],
  });
  expect(worthOf(acting(1, 0))[0]).toBeCloseTo(0.5);
  expect(worthOf(acting(2, 1))[0]).toBeLessThan(0.5);
});
