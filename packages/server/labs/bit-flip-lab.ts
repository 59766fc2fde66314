import { type Lab, wholeOption } from '@manigance/proof/lab';
import { bitFlipLab } from './bit-flip.ts';

/** Flips bits of a store and reads every table. */
export const lab: Lab = {
  id: 'bit-flip',
  part: 'crash',
  promise:
    'A bit that flips on the disk never changes a history in silence: the table, or the store, is refused by name with what to do, and everything else goes on.',
  method:
    'One random bit of the file of a store is flipped, again and again, each time in a fresh copy. The code of the server opens the copy and reads every table. Each history must read as before or be refused as damaged, and the bit must stay as it is. The summary of a table, from which lists are made, has no hash; flips that change it are counted.',
  tests: [
    'packages/server/test/bit-flip.test.ts',
    'packages/server/test/attacks/damaged-history.test.ts',
    'packages/server/test/attacks/store-start.test.ts',
  ],
  extent: { unit: 'flipped bits', times: 2_000 },
  options: { tables: { value: 'N', default: '500', says: 'tables in the store' } },
  async run(options, progress) {
    const { goal, seed } = options;
    const report = await bitFlipLab({ goal, seed, tables: wholeOption(options, 'tables') }, progress);
    return {
      counts: {
        'size of the store': { value: Math.round(report.bytes / 1e5) / 10, unit: 'MB' },
        'no history harmed': report.unharmed,
        'tables refused by name': report.refusedByTable,
        'store refused by name': report.refusedStores,
        'summaries changed': report.changedSummaries,
      },
      faults: report.faults,
      notes: [],
    };
  },
};
