import type { PastStep } from '@manigance/protocol';
import { expect, test } from 'vitest';
import type { MatchClient, Seated, Update } from './match-client.ts';
import { replaySteps, SoFarClient } from './so-far-client.ts';

const seated: Seated[] = [{ name: 'Anna', by: 'me' }];
const past = [
  { step: { number: 1, at: 0, events: [] }, shown: { viewer: 0 }, view: { hand: ['a'], top: 'x' } },
  {
    step: { number: 2, at: 0, events: [{ type: 'played' }], mine: { move: { do: 'play' }, by: 'person' } },
    shown: { viewer: 0 },
    view: { hand: [] },
  },
  {
    step: { number: 3, at: 0, events: [{ type: 'drawn' }] },
    shown: { viewer: 0 },
    view: {},
    without: ['top'],
  },
] as unknown as readonly PastStep[];

test('each step has the view of its time and what had happened until then', () => {
  const steps = replaySteps(past);
  expect(steps.map(({ shown }) => shown.view)).toEqual([
    { hand: ['a'], top: 'x' },
    { hand: [], top: 'x' },
    { hand: [] },
  ]);
  expect(steps.map(({ log }) => log.length)).toEqual([0, 1, 2]);
  expect(steps.map(({ played }) => played?.view)).toEqual([undefined, { hand: ['a'], top: 'x' }, undefined]);
});

test('the replay of a match in progress asks nothing, stays within its steps and animates only the next one', async () => {
  const live = {
    game: 'any',
    past: async () => past,
    subscribe: ({ update }: { update(update: Update): void }) => {
      update({ seated } as unknown as Update);
      return () => undefined;
    },
  } as unknown as MatchClient;
  const client = await SoFarClient.open(live);
  const updates: Update[] = [];
  client?.subscribe({ update: (update) => updates.push(update) });
  await client?.step(1);
  await client?.go(99);
  await client?.go(-1);
  expect(updates.map(({ afresh, events }) => [afresh, events.length])).toEqual([
    [true, 0],
    [false, 1],
    [false, 1],
    [true, 0],
  ]);
  expect(updates.every(({ shown }) => shown.asked === undefined)).toBe(true);
  expect([client?.place.get().at, client?.moves, client?.seated]).toEqual([0, 2, seated]);
});

test('a table that does not answer opens no replay', async () => {
  const live = { game: 'any', past: async () => undefined, subscribe: () => () => undefined };
  expect(await SoFarClient.open(live as unknown as MatchClient)).toBeUndefined();
});
