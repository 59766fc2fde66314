import { CannotRun, type Lab, wholeOption } from '@manigance/proof/lab';
import { clockJumpLab } from './clock-jump.ts';
import { preloadNeeds } from './preload.ts';

/** Sets the clock of a server forward and back during matches. */
export const lab: Lab = {
  id: 'clock-jump',
  part: 'crash',
  promise:
    'A clock of the machine that jumps forward or back takes time from nobody, gives nobody time and loses no move.',
  method:
    'The clock of a running server is set forward and back by up to 22 hours, sometimes while it is killed and started again. A seat of a live table thinks meanwhile: its clock may be charged no more than the time that passed (and a second) and may never show more than before (after a kill five seconds, for that is the heartbeat). Pairs of clients play, and their moves are compared with the store.',
  tests: ['packages/server/test/attacks/clocks.test.ts', 'packages/table/test/calendar.test.ts'],
  extent: { unit: 'jumps', times: 100 },
  options: { pairs: { value: 'N', default: '3', says: 'pairs of clients that play' } },
  async run(options, progress) {
    const { goal, seed } = options;
    const report = await clockJumpLab({ goal, seed, pairs: wholeOption(options, 'pairs') }, progress);
    if (report === undefined) throw new CannotRun(preloadNeeds);
    const { forward, back, restarts, tables, acknowledged, passed, charged, faults } = report;
    const counts = {
      'jumps forward': forward,
      'jumps back': back,
      'of them with a kill': restarts,
      tables,
      'moves acknowledged': acknowledged,
      'time that the seat thought': { value: Math.round(passed), unit: 's' },
      'time that it was charged': { value: Math.round(charged), unit: 's' },
    };
    return { counts, faults, notes: [] };
  },
};
