import { CannotRun, type Lab, wholeOption } from '@manigance/proof/lab';
import { diskFaultLab } from './disk-fault.ts';
import { preloadNeeds } from './preload.ts';

/** Lets the disk of a server be full, read-only or failing for a while. */
export const lab: Lab = {
  id: 'disk-fault',
  part: 'crash',
  promise:
    'While the disk is full, read-only or failing, no move is acknowledged or shown; afterwards every match goes on and nothing is lost.',
  method:
    'Pairs of clients play without a pause while writes and syncs of the server fail with ENOSPC, EROFS or EIO for a while, half the time with a kill (SIGKILL) meanwhile. `/readyz` must say so, nothing may be acknowledged, and the server must go on by itself. At the end the stored moves are compared with the acknowledged ones, and everything that was shown with what is stored.',
  tests: [
    'packages/server/test/disk-fault.test.ts',
    'packages/server/test/attacks/readiness.test.ts',
    'packages/server/test/attacks/requests.test.ts',
  ],
  extent: { unit: 'disk faults', times: 100 },
  options: { pairs: { value: 'N', default: '6', says: 'pairs of clients that play' } },
  async run(options, progress) {
    const { goal, seed } = options;
    const report = await diskFaultLab({ goal, seed, pairs: wholeOption(options, 'pairs') }, progress);
    if (report === undefined) throw new CannotRun(preloadNeeds);
    const { byKind, kills, tables, acknowledged, faults } = report;
    return { counts: { ...byKind, kills, tables, 'moves acknowledged': acknowledged }, faults, notes: [] };
  },
};
