import { clusterTrial, summary } from './cluster-trial.ts';

/**
 * `node packages/server/labs/rolling-lab.ts [updates] [matches at a time] [seed]`: three servers under load are restarted one after
 * the other. Nothing may be lost, and nobody may wait longer than two seconds for the answer to a move.
 */
const [updates = 3, atOnce = 6, seed = 1] = process.argv.slice(2, 5).map(Number);
const mostWait = 2_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const kinds = ['server restarted'] as const;
const report = await clusterTrial({ faults: 3 * updates, atOnce, seed, kinds, isRolling: true, log: say });
if (report === undefined) {
  say('Postgres and nats-server are needed: apt-get install postgresql nats-server');
  process.exit(1);
}
const { takeovers: _, waits, problems, ...counts } = report;
const late = waits.filter((wait) => wait > mostWait).length;
for (const problem of problems) say(problem);
say(JSON.stringify(counts));
say(`a move is answered, ms: ${JSON.stringify(summary(waits))}, ${late} later than ${mostWait}`);
process.exit(problems.length === 0 && late === 0 ? 0 : 1);
