import { type Game, Match, seedFromNumber, show } from '@manigance/core';
import { expect, test } from 'vitest';
import { advise } from '../src/hint/index.ts';
import { type Brain, fullSkill } from '../src/index.ts';
import { giving } from './bare-game.ts';

const skill = { ...fullSkill, budget: { iterations: 300 } };
const seed = seedFromNumber(5);

const brain = {
  game: giving,
  evaluate({ points }: { readonly points: readonly number[] }, worth: Float64Array) {
    const sum = points.reduce((all, own) => all + 1 + own, 0);
    for (const [seat, own] of points.entries()) worth[seat] = (1 + own) / sum;
  },
  pick: () => 0,
  parts: ({ points }: { readonly points: readonly number[] }, seat: number) => [
    { id: 'points', weight: Math.log(1 + (points[seat] ?? 0)), figure: points[seat] ?? 0 },
  ],
  blunders: [],
} satisfies Brain<typeof giving extends Game<infer W> ? W : never>;

function adviceAfter(...gifts: readonly number[]) {
  const match = new Match(giving, { seats: 3, options: {}, seed: seedFromNumber(1) });
  for (const [turn, to] of gifts.entries()) match.play(turn % 3, { do: 'give', to });
  const seat = gifts.length % 3;
  return advise(brain, skill, show(giving, match.state, seat), { seed });
}

test('a hint names the move, the next best, and the part of mine it improves, with its figures', () => {
  const { move, worth = 0, next, why } = adviceAfter();
  expect(move).toEqual({ do: 'give', to: 0 });
  expect(next?.move).not.toEqual(move);
  expect(worth).toBeGreaterThan(next?.worth ?? 1);
  expect(why.gains).toEqual({ part: 'points', seat: 0, from: 0, to: 1 });
  expect(why.wins).toBeUndefined();
});

test('a hint that wins at once says so', () => {
  const { move, why } = adviceAfter(0, 1, 2);
  expect(move).toEqual({ do: 'give', to: 0 });
  expect(why.wins).toBe(true);
});

test('the same question gets the same hint', () => {
  expect(adviceAfter(1)).toEqual(adviceAfter(1));
});
