import { faultKinds } from './cluster-faults.ts';
import { clusterTrial, summary } from './cluster-trial.ts';

/**
 * `node packages/server/labs/cluster-lab.ts [faults] [matches at a time] [seed] [part of a fault's name]`: 500 faults at three
 * servers.
 */
const [faults = 500, atOnce = 6, seed = 1] = process.argv.slice(2, 5).map(Number);
const [, , , , , part = ''] = process.argv;
const kinds = faultKinds.filter((kind) => kind.includes(part));
const say = (line: string) => process.stdout.write(`${line}\n`);
const report = await clusterTrial({ faults, atOnce, seed, kinds, log: say });
if (report === undefined) {
  say('Postgres and nats-server are needed: apt-get install postgresql nats-server');
  process.exit(1);
}
const { takeovers, waits, problems, ...counts } = report;
for (const problem of problems) say(problem);
say(JSON.stringify(counts));
say(`a table goes on after its owner was killed, ms: ${JSON.stringify(summary(takeovers))}`);
say(`a move is answered, ms: ${JSON.stringify(summary(waits))}`);
process.exit(problems.length === 0 ? 0 : 1);
