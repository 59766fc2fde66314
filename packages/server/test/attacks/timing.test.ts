import { setImmediate as nextTurn } from 'node:timers/promises';
import { longestThought } from '@manigance/bots';
import { type Game, legalMoves, type Move, type State, seatsAsked } from '@manigance/core';
import { catalog } from '@manigance/games';
import { type BotPool, type BotRequest, type Room, secretAnswerDelay } from '@manigance/table';
import {
  type Answerer,
  anyone,
  plainSetup,
  runWindow,
  sameDistribution,
  secretQuestions,
  type WindowUse,
} from '@manigance/table/testing';
import { describe, expect, test, vi } from 'vitest';
import { loadGames } from '../../src/games.ts';
import { Metrics } from '../../src/metrics.ts';
import { serverRegistry } from '../../src/server-registry.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';

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

/** Bots that need no time, so that only the drawn moment delays their answers. */
function quickBots(): BotPool {
  let answers = 0;
  const decide = async ({ shown }: BotRequest) => {
    const { options = [] } = shown.asked ?? {};
    return options[(answers++ * 7) % options.length] as Move;
  };
  return { decide, close: async () => undefined };
}
const host = { id: 'annaaaaa', name: 'Ann' };

/** A table of bots at a server, in the name of a host who has handed over. */
async function tableOfBots({ id: game, seats }: Game): Promise<Room> {
  const games = await loadGames(catalog);
  const registry = serverRegistry({
    storage: new SqliteStorage(':memory:'),
    games,
    bots: quickBots(),
    metrics: new Metrics(),
    botDelay: [0, 0],
    report: (error) => {
      throw error;
    },
  });
  const level = games[game]?.levels[0] ?? '';
  const bot = { for: 'bot', level } as const;
  const setup = plainSetup(game, [anyone, ...Array.from({ length: seats.max - 1 }, () => bot)]);
  const made = await registry.create(host, { type: 'create', id: 1, ...setup });
  const room = 'id' in made ? await registry.room(made.id) : undefined;
  if (room === undefined) throw new Error(JSON.stringify(made));
  await room.command(host, { type: 'sit', id: 2, table: room.id, seat: 0 });
  await room.command(host, { type: 'start', id: 3, table: room.id });
  await room.command(host, { type: 'handOver', id: 4, table: room.id, level });
  return room;
}

/** Lets this much time of the faked timers pass, with everything that follows from it. */
async function pass(milliseconds: number): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 5; turn++) await nextTurn();
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: the server holds the answers of its bots until the drawn moment',
  async (_id, game) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const room = await tableOfBots(game);
      const match = () => room.table.match;
      for (let moves = 0; match()?.views?.isSecret !== true; moves++) {
        if (moves > 5_000 || room.table.stage !== 'playing')
          throw new Error(`nobody was asked in secret: ${room.table.stage}, ${match()?.moves} moves`);
        await pass(1);
      }
      const asked = match()?.moves;
      const [least, most] = secretAnswerDelay;
      await pass(least - 1);
      expect(match()?.moves).toBe(asked);
      await pass(most - least + 1);
      expect(match()?.moves).toBeGreaterThan(asked ?? 0);
      await room.close();
    } finally {
      vi.useRealTimers();
    }
  },
);

test('the earliest moment of a secret answer is later than the longest thought', () => {
  expect(secretAnswerDelay[0]).toBeGreaterThan(longestThought);
});
