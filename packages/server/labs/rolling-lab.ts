import { CannotRun, type Lab, wholeOption } from '@manigance/proof/lab';
import { clusterTrial, machineOf, needs, timesOf } from './cluster-trial.ts';

/** Nobody may wait longer for the answer to a move; ms. */
const mostWait = 2_000;

/** Restarts the servers of a club one after the other during matches. */
export const lab: Lab = {
  id: 'rolling',
  part: 'crash',
  promise:
    'An update of one server after the other loses nothing, and no move waits longer than two seconds for its answer.',
  method: 'Three servers on Postgres and NATS under load are stopped with SIGTERM and started again in turn.',
  tests: ['packages/server/test/cluster/faults.test.ts'],
  extent: { unit: 'restarts', times: 9 },
  options: { 'at-once': { value: 'N', default: '6', says: 'matches at a time' } },
  async run(options, progress) {
    const kinds = ['server restarted'] as const;
    const atOnce = wholeOption(options, 'at-once');
    const setup = { goal: options.goal, atOnce, seed: options.seed, kinds, isRolling: true };
    const report = await clusterTrial(setup, progress);
    if (report === undefined) throw new CannotRun(needs);
    const { waits, problems, matches, moves, reconnects } = report;
    const late = waits.filter((wait) => wait > mostWait).length;
    return {
      counts: {
        matches,
        moves,
        reconnections: reconnects,
        ...timesOf('a move is answered', waits),
        [`answers later than ${mostWait} ms`]: late,
      },
      faults: late === 0 ? problems : [...problems, `${late} answers came later than ${mostWait} ms`],
      notes: [machineOf(report)],
    };
  },
};
