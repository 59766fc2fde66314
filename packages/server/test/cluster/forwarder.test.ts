import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Broker, NoReply } from '../../src/cluster/broker.ts';
import { Forwarder } from '../../src/cluster/forwarder.ts';
import { Peers } from '../../src/cluster/peers.ts';
import { Metrics } from '../../src/metrics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = { readonly text: string } | NoReply;

/** A server whose requests are answered like this, by subject and body. */
function forwarderWith(answer: (subject: string, body: string) => Answer | Promise<Answer>) {
  const broker = { request: async (subject: string, body: string) => answer(subject, body) };
  const peers = new Peers({
    broker: broker as unknown as Broker,
    self: 'me',
    needed: () => [],
    onDead: () => undefined,
  });
  return new Forwarder('me', broker as unknown as Broker, peers, new Metrics());
}

const never = new Promise<Answer>(() => undefined);
const message = { type: 'whyNot', id: 1, table: 'one' } as const;
const forwarded = { from: 'me', person: { id: 'ann', name: 'Ann' }, message };

test('an owner that dies with a message in hand is noticed, though nobody had heard of it before', async () => {
  let isAlive = true;
  const forwarder = forwarderWith((subject, body) => {
    if (subject === 'server.owner') return isAlive ? { text: '' } : 'nobody';
    return body.includes('"who":true') ? { text: '{"owner":"owner","epoch":3}' } : never;
  });
  const reply = forwarder.ask('one', forwarded);
  await vi.advanceTimersByTimeAsync(1_000);
  isAlive = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.race([reply, 'waiting'])).toBe('dead');
});

test('a table that nobody serves is told at once', async () => {
  const forwarder = forwarderWith(() => 'nobody');
  expect(await forwarder.ask('one', forwarded)).toBe('nobody');
  expect(forwarder.ownerOf('one')).toBe(undefined);
});
