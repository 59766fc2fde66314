import { CannotRun, type Lab, wholeOption } from '@manigance/proof/lab';
import { postgresKillLab } from './postgres-kill.ts';

/** Kills Postgres under the moves of a server. */
export const lab: Lab = {
  id: 'postgres-kill',
  part: 'crash',
  promise:
    'When Postgres dies under the moves of a server, no acknowledged move is lost, and matches go on by themselves once it is back.',
  method:
    'Pairs of clients play without a pause at a server on Postgres, which is ended at once (`pg_ctl -m immediate`) at random moments and started again. At the end the stored moves are compared with the acknowledged ones, and everything the clients were shown with what is stored. The lab of several servers kills it too.',
  tests: ['packages/server/test/postgres-kill.test.ts', 'packages/server/test/cluster/faults.test.ts'],
  extent: { unit: 'kills of Postgres', times: 100 },
  options: { pairs: { value: 'N', default: '6', says: 'pairs of clients that play' } },
  async run(options, progress) {
    const { goal, seed } = options;
    const report = await postgresKillLab({ goal, seed, pairs: wholeOption(options, 'pairs') }, progress);
    if (report === undefined) throw new CannotRun('Postgres is needed: apt-get install postgresql');
    const { tables, acknowledged, faults } = report;
    return { counts: { tables, 'moves acknowledged': acknowledged }, faults, notes: [] };
  },
};
