import { type Lab, wholeOption } from '@manigance/proof/lab';
import { killLab } from './kill.ts';

/** Kills a server under load and compares its entries. */
export const lab: Lab = {
  id: 'kill',
  part: 'crash',
  promise: 'A move that was acknowledged survives the death of the server, once and in its place.',
  method:
    'Pairs of clients play without a pause while the server is killed (SIGKILL) at random moments and started again. After every kill the stored moves are compared with the acknowledged ones, and everything the clients were shown with what is stored.',
  tests: ['packages/server/test/kill.test.ts'],
  extent: { unit: 'kills', times: 300 },
  options: { pairs: { value: 'N', default: '12', says: 'pairs of clients that play' } },
  async run(options, progress) {
    const { goal, seed } = options;
    const { tables, acknowledged, faults } = await killLab(
      { goal, pairs: wholeOption(options, 'pairs'), seed },
      progress,
    );
    return { counts: { tables, 'moves acknowledged': acknowledged }, faults, notes: [] };
  },
};
