import { type Bot, BotRunner, Player, type Reply, type Request, type Skill } from '@manigance/bots';
import { Match, type Shown, seedFromNumber, show, type Vocabulary } from '@manigance/core';
import { expect, test } from 'vitest';
import { botFinderOf } from '../../bot-finder.ts';
import { catalogOf } from '../../catalog.ts';
import { bots } from '../bot/index.ts';
import { manifest } from '../manifest.ts';
import { game } from '../rules/index.ts';

const everyMind = botFinderOf(catalogOf([manifest]));
const now = () => 0;
const skill: Skill = { budget: { iterations: 300 }, sight: 4, blur: 0, curiosity: 0.4 };
const thoughtful = async () => new Player(bots.brain, skill) as unknown as Bot<Vocabulary>;

function start() {
  const match = new Match(game, { seats: 2, options: {}, seed: seedFromNumber(1) });
  const seat = match.state.active;
  const ask = (level = 'wick'): Request => ({
    table: 'a table',
    game: manifest.id,
    level,
    shown: show(game, match.state, seat) as unknown as Shown<Vocabulary>,
    history: [],
    seed: seedFromNumber(2),
  });
  return { match, seat, ask };
}

function iterationsOf(reply: Reply): number {
  if ('error' in reply) throw new Error(reply.error);
  return reply.iterations;
}

test('a level answers with an offered move', async () => {
  const { ask } = start();
  const request = ask();
  expect(await new BotRunner(now, everyMind).answer(request)).toMatchObject({
    iterations: expect.any(Number),
  });
  expect(request.shown.asked?.options).toContainEqual(
    ((await new BotRunner(now, everyMind).answer(request)) as { move: object }).move,
  );
});

test('the small questions of one turn share a plan, and another table has no part in it', async () => {
  const { match, seat, ask } = start();
  const [runner, stranger] = [new BotRunner(now, thoughtful), new BotRunner(now, thoughtful)];
  const first = await runner.answer(ask());
  if ('error' in first) throw new Error(first.error);
  match.play(seat, first.move);
  const second = ask();
  expect(second.shown.asked?.options.length).toBeGreaterThan(1);
  const afresh = iterationsOf(await stranger.answer(second));
  expect(iterationsOf(await runner.answer({ ...second, table: 'another' }))).toBe(afresh);
  expect(iterationsOf(await runner.answer(second))).toBeLessThan(afresh);
});

test('an error comes with the requests that reproduce it', async () => {
  const reply = await new BotRunner(now, everyMind).answer(start().ask('nobody'));
  const [request] = 'error' in reply ? reply.requests : [];
  expect(await new BotRunner(now, everyMind).answer(request as Request)).toMatchObject({
    error: expect.stringContaining('is called nobody'),
  });
});

test('an error in the midst of a plan comes with all that was asked since the plan began', async () => {
  const { match, seat, ask } = start();
  let asked = 0;
  const runner = new BotRunner(now, async () => {
    const bot = await thoughtful();
    return {
      decide(shown, use) {
        if (++asked === 2) throw new Error('out of ideas');
        return bot.decide(shown, use);
      },
      hasPlanFor: (shown) => bot.hasPlanFor?.(shown) ?? false,
    };
  });
  const first = ask();
  const reply = await runner.answer(first);
  if ('error' in reply) throw new Error(reply.error);
  match.play(seat, reply.move);
  const second = ask();
  expect(await runner.answer(second)).toMatchObject({
    error: expect.stringContaining('out of ideas'),
    requests: [first, second],
  });
});

test('a move that is not offered is an error', async () => {
  const cheat = async (): Promise<Bot<Vocabulary>> => ({
    decide: () => ({ move: { do: 'cheat' }, candidates: [], iterations: 0 }),
  });
  expect(await new BotRunner(now, cheat).answer(start().ask())).toMatchObject({
    error: expect.stringContaining('is not offered'),
  });
});
