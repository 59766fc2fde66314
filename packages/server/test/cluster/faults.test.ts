import { Goal } from '@manigance/proof/lab';
import { describe, expect, test } from 'vitest';
import { clusterTrial } from '../../labs/cluster-trial.ts';
import { realNats } from '../real-nats.ts';

const nats = await realNats();
await nats?.stop();

describe.skipIf(nats === undefined)('three servers in processes of their own', () => {
  test('after ten faults under load no move is lost, doubled, reordered or shown unstored', async () => {
    const report = await clusterTrial({ goal: Goal.times(10), atOnce: 3, seed: 11 });
    expect(report?.problems).toEqual([]);
    expect(report?.faults).toBe(10);
    expect(report?.matches).toBeGreaterThan(2);
  }, 400_000);

  test('a rolling update under load loses nothing', async () => {
    const report = await clusterTrial({
      goal: Goal.times(3),
      atOnce: 3,
      seed: 12,
      kinds: ['server restarted'],
    });
    expect(report?.problems).toEqual([]);
    expect(report?.matches).toBeGreaterThan(2);
  }, 400_000);
});
