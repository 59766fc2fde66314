import { CannotRun, type Lab, textOption, wholeOption } from '@manigance/proof/lab';
import { faultKinds } from './cluster-faults.ts';
import { clusterTrial, machineOf, needs, timesOf } from './cluster-trial.ts';

/** Plays at three servers while servers, broker and database fail. */
export const lab: Lab = {
  id: 'cluster',
  part: 'crash',
  promise:
    'A club of several servers loses, doubles, reorders and betrays nothing when servers, NATS or Postgres die, hang or cannot reach each other.',
  method:
    'Three servers on Postgres and NATS under load; one fault at a time. Every acknowledged move is compared with the stored ones, and everything clients received with what they may see.',
  tests: ['packages/server/test/cluster/faults.test.ts', 'packages/server/test/cluster/bad-line.test.ts'],
  extent: { unit: 'faults', times: 500 },
  options: {
    'at-once': { value: 'N', default: '6', says: 'matches at a time' },
    only: { value: 'TEXT', default: '', says: 'faults with this in their name' },
  },
  async run(options, progress) {
    const part = textOption(options, 'only');
    const kinds = faultKinds.filter((kind) => kind.includes(part));
    const atOnce = wholeOption(options, 'at-once');
    const report = await clusterTrial({ goal: options.goal, atOnce, seed: options.seed, kinds }, progress);
    if (report === undefined) throw new CannotRun(needs);
    const { byKind, takeovers, waits, problems, matches, moves, botMoves, reconnects } = report;
    return {
      counts: {
        ...byKind,
        matches,
        moves,
        'moves of bots': botMoves,
        reconnections: reconnects,
        ...timesOf('a table goes on after its owner was killed', takeovers),
        ...timesOf('a move is answered', waits),
      },
      faults: problems,
      notes: [machineOf(report)],
    };
  },
};
