import { Desk, type Mind, Player, type Reply, type Request, type Skill } from '@manigance/bots';
import { Match, type Shown, seedFromNumber, show, type Vocabulary } from '@manigance/core';
import { expect, test } from 'vitest';
import { bots as ankhMorporkBots } from '../ankh-morpork/bot/index.ts';
import { game as ankhMorpork } from '../ankh-morpork/rules/index.ts';
import { catalog, mindsOf } from '../index.ts';

const everyMind = mindsOf(catalog);
const now = () => 0;
const skill: Skill = { budget: { iterations: 300 }, sight: 4, blur: 0, curiosity: 0.4 };
const thoughtful = async () => new Player(ankhMorporkBots.brain, skill) as unknown as Mind<Vocabulary>;

function start() {
  const match = new Match(ankhMorpork, { seats: 2, options: {}, seed: seedFromNumber(1) });
  const seat = match.state.active;
  const ask = (level = 'wick'): Request => ({
    table: 'a table',
    game: 'ankh-morpork',
    level,
    shown: show(ankhMorpork, match.state, seat) as unknown as Shown<Vocabulary>,
    history: [],
    seed: seedFromNumber(2),
  });
  return { match, seat, ask };
}

function iterationsOf(reply: Reply): number {
  if ('error' in reply) throw new Error(reply.error);
  return reply.iterations;
}

test('a level answers with what is offered', async () => {
  const { ask } = start();
  const request = ask();
  expect(await new Desk(now, everyMind).answer(request)).toMatchObject({ iterations: expect.any(Number) });
  expect(request.shown.asked?.options).toContainEqual(
    ((await new Desk(now, everyMind).answer(request)) as { move: object }).move,
  );
});

test('the small questions of one turn share a plan, and another table has no part in it', async () => {
  const { match, seat, ask } = start();
  const [desk, stranger] = [new Desk(now, thoughtful), new Desk(now, thoughtful)];
  const first = await desk.answer(ask());
  if ('error' in first) throw new Error(first.error);
  match.play(seat, first.move);
  const second = ask();
  expect(second.shown.asked?.options.length).toBeGreaterThan(1);
  const afresh = iterationsOf(await stranger.answer(second));
  expect(iterationsOf(await desk.answer({ ...second, table: 'another' }))).toBe(afresh);
  expect(iterationsOf(await desk.answer(second))).toBeLessThan(afresh);
});

test('an error comes with what shows it again', async () => {
  const reply = await new Desk(now, everyMind).answer(start().ask('nobody'));
  const [request] = 'error' in reply ? reply.requests : [];
  expect(await new Desk(now, everyMind).answer(request as Request)).toMatchObject({
    error: expect.stringContaining('no level of ankh-morpork is called nobody'),
  });
});

test('an error in the midst of a plan comes with all that was asked since the plan began', async () => {
  const { match, seat, ask } = start();
  let asked = 0;
  const desk = new Desk(now, async () => {
    const mind = await thoughtful();
    return {
      decide(shown, use) {
        if (++asked === 2) throw new Error('out of ideas');
        return mind.decide(shown, use);
      },
      hasPlanFor: (shown) => mind.hasPlanFor?.(shown) ?? false,
    };
  });
  const first = ask();
  const reply = await desk.answer(first);
  if ('error' in reply) throw new Error(reply.error);
  match.play(seat, reply.move);
  const second = ask();
  expect(await desk.answer(second)).toMatchObject({
    error: expect.stringContaining('out of ideas'),
    requests: [first, second],
  });
});

test('what is not offered is an error', async () => {
  const cheat = async (): Promise<Mind<Vocabulary>> => ({
    decide: () => ({ move: { do: 'cheat' }, candidates: [], iterations: 0 }),
  });
  expect(await new Desk(now, cheat).answer(start().ask())).toMatchObject({
    error: expect.stringContaining('is not offered'),
  });
});
