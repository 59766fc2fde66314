import { Goal } from '@manigance/proof/lab';
import { expect, test } from 'vitest';
import { killLab } from '../labs/kill.ts';

test('after ten kills under load no acknowledged move is lost, doubled or reordered, and nothing was shown unstored', async () => {
  const { faults, acknowledged } = await killLab({ goal: Goal.times(10), pairs: 4, seed: 7 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
}, 300_000);
