import { Goal, silent } from '@manigance/proof/lab';
import { expect, test } from 'vitest';
import { diskFaultLab } from '../labs/disk-fault.ts';
import { canPreload } from '../labs/preload.ts';

test.skipIf(!canPreload())(
  'while the disk is full, read-only or failing no move is acknowledged or shown, and afterwards matches go on',
  async () => {
    const report = await diskFaultLab({ goal: Goal.times(3), seed: 4, pairs: 2 }, silent);
    expect(report?.faults).toEqual([]);
    expect(report?.byKind).toEqual({ full: 1, 'read-only': 1, failing: 1 });
    expect(report?.acknowledged).toBeGreaterThan(2);
  },
);
