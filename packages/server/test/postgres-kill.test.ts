import { Goal, silent } from '@manigance/proof/lab';
import { expect, test } from 'vitest';
import { postgresKillLab } from '../labs/postgres-kill.ts';

test('after Postgres was killed under moves nothing is lost, doubled or shown unstored, and matches go on', async ({
  skip,
}) => {
  const report = await postgresKillLab({ goal: Goal.times(1), seed: 3, pairs: 2 }, silent);
  if (report === undefined) return skip('no Postgres that may be killed');
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});
