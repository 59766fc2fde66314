import { CannotRun, type Lab, wholeOption } from '@manigance/proof/lab';
import { powerCutLab } from './power-cut.ts';
import { preloadNeeds } from './preload.ts';

/** Opens the files of a server as power cuts may leave them. */
export const lab: Lab = {
  id: 'power-cut',
  part: 'crash',
  promise: 'A move that was acknowledged survives a power cut of a server on SQLite, once and in its place.',
  method:
    'Every write and every sync of a server under load is recorded while it is killed, stopped and started. The files are rebuilt as a disk may have them when the power goes at a random moment: synced bytes are there, every other write is there, lost or torn between sectors of 512 bytes, and a new or removed file is there or not. The code of the server opens them; moves, steps shown and hashes are compared with what had been acknowledged before the cut. That the data folder itself and the disk’s syncs can be trusted is assumed.',
  tests: ['packages/server/test/power-cut.test.ts'],
  extent: { unit: 'power cuts', times: 200 },
  options: {
    pairs: { value: 'N', default: '6', says: 'pairs of clients that play' },
    'cuts-each': { value: 'N', default: '50', says: 'cuts of one recording' },
  },
  async run(options, progress) {
    const { goal, seed } = options;
    const [pairs, cutsEach] = [wholeOption(options, 'pairs'), wholeOption(options, 'cuts-each')];
    const report = await powerCutLab({ goal, seed, pairs, cutsEach }, progress);
    if (report === undefined) throw new CannotRun(preloadNeeds);
    const { recordings, unsynced, operations, syncs, tables, acknowledged, looked, faults } = report;
    return {
      counts: {
        recordings,
        'writes and syncs recorded': operations,
        'of them syncs': syncs,
        'cuts with writes that could be lost': unsynced,
        tables,
        'moves acknowledged': acknowledged,
        'acknowledged moves looked for': looked,
      },
      faults,
      notes: [],
    };
  },
};
