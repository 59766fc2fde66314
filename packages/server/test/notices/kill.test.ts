import { expect, test } from 'vitest';
import { noticeTrial } from '../../labs/notice-trial.ts';
import { realNats } from '../real-nats.ts';

const nats = await realNats();
await nats?.stop();

test('one server, killed at random: nobody is told twice, nor of a wait that is over', async () => {
  const report = await noticeTrial(1, 3, 3);
  expect(report?.problems).toEqual([]);
  expect(report?.mails).toBeGreaterThan(10);
}, 120_000);

test.skipIf(nats === undefined)(
  'three servers, killed at random: the same',
  async () => {
    const report = await noticeTrial(3, 3, 5);
    expect(report?.problems).toEqual([]);
    expect(report?.mails).toBeGreaterThan(10);
  },
  180_000,
);
