// `node load-ratios.mjs [rounds]`: the same load on ours, boardgame.io and Colyseus in turn, as ratios.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const rounds = Number(process.argv[2] ?? 5);
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const servers = {
  ours: [at('../packages/proof/src/main.ts'), 'lab', 'load', '--json'],
  boardgame: [at('load.mjs'), 'boardgame'],
  colyseus: [at('load.mjs'), 'colyseus'],
};
const seen = Object.fromEntries(Object.keys(servers).map((server) => [server, []]));
for (let round = 0; round < rounds; round++) {
  for (const [server, script] of Object.entries(servers)) {
    const said = execFileSync('taskset', ['-c', '1', process.execPath, ...script], { encoding: 'utf8' });
    const { moves, p99, errors } = figures(JSON.parse(said.trim().split('\n').at(-1)));
    seen[server].push({ moves, p99: Number(p99) });
    console.log(`${server}: ${moves} moves per second of processor time, p99 ${p99} ms, ${errors} errors`);
  }
}
/** Our lab names its figures, load.mjs has fields. */
function figures({ counts, faults, movesPerServerCpuSecond, p99, errors }) {
  if (counts === undefined) return { moves: movesPerServerCpuSecond, p99, errors };
  const value = (name) => counts[name].value;
  return {
    moves: value('moves per second of processor time'),
    p99: value('latency, p99'),
    errors: faults.length,
  };
}
const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
/** Ratio per round, because runs of the same minute share the machine's load; then the median of the rounds. */
const ratio = (other, of) => median(seen.ours.map((own, round) => own[of] / seen[other][round][of]));
for (const other of Object.keys(servers).slice(1)) {
  const moves = ratio(other, 'moves').toFixed(2);
  console.log(
    `ours beside ${other}: ${moves} times the moves, ${ratio(other, 'p99').toFixed(2)} times its p99`,
  );
}
