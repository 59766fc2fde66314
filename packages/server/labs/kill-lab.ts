import { killLab } from './kill.ts';

/** `node packages/server/labs/kill-lab.ts [kills] [pairs] [seed]`: 300 kills under load. */
const [kills = 300, pairs = 12, seed = 1] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);
const report = await killLab(kills, pairs, seed, say);
say(JSON.stringify({ ...report, faults: report.faults.length }));
for (const fault of report.faults.slice(0, 20)) say(fault);
process.exit(report.faults.length === 0 ? 0 : 1);
