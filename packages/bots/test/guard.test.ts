import { ankhMorpork } from '@manigance/ankh-morpork';
import { Match, type Shown, seedFromNumber, show, type Vocabulary } from '@manigance/core';
import { expect, test } from 'vitest';
import { Desk, Guard, type Port, type Reply, type Request, type Trouble } from '../src/index.ts';

const match = new Match(ankhMorpork, { seats: 2, options: {}, seed: seedFromNumber(1) });
const shown = show(ankhMorpork, match.state, match.state.active) as unknown as Shown<Vocabulary>;
const question = {
  game: 'ankh-morpork',
  level: 'wick',
  share: 0.1,
  shown,
  history: [],
  seed: seedFromNumber(2),
};
const options = shown.asked?.options ?? [];

/** A thread that answers as told; a clock that rings when told. */
function table(answer: (request: Request, reply: (reply: Reply) => void) => void) {
  const troubles: Trouble[] = [];
  const stopped: number[] = [];
  let ring = () => {};
  let started = 0;
  const start = (): Port => {
    const name = ++started;
    let heard: (reply: Reply) => void = () => {};
    return {
      post: (request) => answer(request, (reply) => heard(reply)),
      listen: (listener) => {
        heard = listener;
      },
      stop: () => stopped.push(name),
    };
  };
  const guard = new Guard({
    start,
    log: (trouble) => troubles.push(trouble),
    after: (_ms, ringing) => {
      ring = ringing;
      return () => {};
    },
  });
  return { guard, troubles, stopped, ring: () => ring() };
}

test('a bot behind a guard plays what its desk answers', async () => {
  const desk = new Desk(() => performance.now());
  const { guard, troubles } = table((request, reply) => void desk.answer(request).then(reply));
  expect(options).toContainEqual(await guard.ask(question));
  expect(troubles).toEqual([]);
});

test('one that never answers is stopped, and its seat plays on', async () => {
  const { guard, troubles, stopped, ring } = table(() => {});
  const answer = guard.ask(question);
  ring();
  expect(await answer).toEqual(options[0]);
  expect(stopped).toEqual([1]);
  expect(troubles[0]?.error).toContain('no answer');
});

test('one that throws is stopped, and the log holds what shows it again', async () => {
  const desk = new Desk(() => performance.now());
  const { guard, troubles } = table((request, reply) => void desk.answer(request).then(reply));
  expect(await guard.ask({ ...question, level: 'nobody' })).toEqual(options[0]);
  const again = await new Desk(() => 0).answer(troubles[0]?.request as Request);
  expect(again).toMatchObject({
    error: expect.stringContaining('no level of ankh-morpork is called nobody'),
  });
});

test('one that answers with what is not offered is stopped too', async () => {
  const { guard, troubles } = table(({ number }, reply) =>
    reply({ number, move: { do: 'cheat' }, iterations: 0 }),
  );
  expect(await guard.ask(question)).toEqual(options[0]);
  expect(troubles[0]?.error).toContain('is not offered');
});

test('after one was stopped the next question goes to a fresh one', async () => {
  let asked = 0;
  const desk = new Desk(() => performance.now());
  const { guard, stopped, ring } = table((request, reply) => {
    if (asked++ > 0) void desk.answer(request).then(reply);
  });
  const first = guard.ask(question);
  ring();
  await first;
  expect(options).toContainEqual(await guard.ask(question));
  expect(stopped).toEqual([1]);
});
