import { longestThought } from '@manigance/bots';
import { type Game, legalMoves, type State, seatsAsked } from '@manigance/core';
import { catalog } from '@manigance/games';
import { secretAnswerDelay } from '@manigance/table';
import {
  type Answerer,
  runWindow,
  sameDistribution,
  secretQuestions,
  type WindowUse,
} from '@manigance/table/testing';
import { describe, expect, test } from 'vitest';

const loaded = await Promise.all(catalog.manifests.map(async ({ rules }) => (await rules()).game as Game));
const games = loaded.filter(({ frames }) =>
  Object.values(frames).some((rule) => 'asks' in rule && rule.asking === 'hidden'),
);
const windows = 300;
const seed = (number: number) => number.toString(16).padStart(32, '0');

/** As many secret questions of random matches, in which about half of the seats asked hold an answer. */
function questionsOf(game: Game, count: number): State[] {
  const found: State[] = [];
  for (let match = 1; found.length < count; match++)
    found.push(...secretQuestions(game, 2 + (match % 3), seed(match)));
  return found.slice(0, count);
}

/** How likely the times of answers from seats that hold one and from seats that do not are of one distribution. */
async function likeness(game: Game, by: Answerer, more: Partial<WindowUse> = {}): Promise<number> {
  const times: { readonly held: number[]; readonly empty: number[] } = { held: [], empty: [] };
  for (const [at, state] of questionsOf(game, 2 * windows).entries()) {
    const use = { game, state, viewer: 'spectator', by, wish: 'react', seed: seed(10_000 + at) } as const;
    const { isHolding, firstAnswer } = await runWindow({ ...use, ...more });
    times[isHolding ? 'held' : 'empty'].push(firstAnswer);
  }
  expect(Math.min(times.held.length, times.empty.length)).toBeGreaterThan(30);
  return sameDistribution(times.held, times.empty);
}

/** A standing answer that plays an interrupt some seat holds, and passes with any other hand. */
function standingPlay(game: Game): unknown {
  for (const state of questionsOf(game, windows))
    for (const move of legalMoves(game, state, seatsAsked(game, state)[0] ?? 0))
      for (const answer of Object.values(move)) {
        const standing = game.standing?.read([{ when: {}, answer }]);
        if (standing !== undefined && move.do !== answer) return standing;
      }
  throw new Error(`${game.id} has no standing answer but a pass`);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test.each(['bots', 'slow bots', 'standing answers', 'people'] as const)(
    'the time of a secret answer by %s does not tell whether the seat holds an interrupt',
    async (by) => {
      expect(await likeness(game, by, { standing: standingPlay(game) })).toBeGreaterThan(0.01);
    },
    120_000,
  );

  test('the statistic finds bots that answer as soon as they can', async () => {
    const leak = () => ({ answerDelay: () => 0 });
    expect(await likeness(game, 'bots', { leak })).toBeLessThan(0.01);
  }, 120_000);
});

test('the earliest moment of a secret answer is later than the longest thought', () => {
  expect(secretAnswerDelay[0]).toBeGreaterThan(longestThought);
});
