import { writeFileSync } from 'node:fs';
import type { Puzzle } from '@manigance/bots';
import { gameOption } from '../added-games.ts';
import { text, whole, words } from '../arguments.ts';
import { type Command, succeeded } from '../command.ts';
import { botsOf, manifestOf } from '../games.ts';
import { checkTimes, type PuzzlesSetting } from '../jobs/puzzles.ts';
import { seedOption, valueOption } from '../options.ts';
import { print } from '../print.ts';
import { Progress } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { runInThreads } from '../thread-work.ts';

/** Matches looked through at once; the file does not depend on the number of threads. */
const batch = 4;

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'Finds positions with one clearly best move in simulated matches',
  usage: '<game> [--wanted N] [--seed S] [--out FILE]',
  options: {
    wanted: valueOption('N', 'number of puzzles (default 60)'),
    seed: seedOption,
    out: valueOption('FILE', 'file to write (default standard output)'),
    game: gameOption,
  },
  examples: ['<game> --wanted 60 --seed 1 --out packages/games/<game>/puzzles/puzzles.jsonl'],
  async run(given, context) {
    const manifest = manifestOf(context.catalog, words(given, 1)[0]);
    const { brain, levels } = await botsOf(manifest);
    const wanted = whole(given, 'wanted', { min: 1 }) ?? 60;
    const seed = seedGiven(given);
    const setting: PuzzlesSetting = { manifest: manifest.url, seed };
    const progress = new Progress(context.err, { total: wanted, unit: 'puzzles' });
    const found: Puzzle[] = [];
    const out = text(given, 'out');
    const header = {
      command: `manigance puzzles ${brain.game.id} --wanted ${wanted} --seed ${text(given, 'seed') ?? '1'}`,
      game: brain.game.id,
      rulesVersion: brain.game.rulesVersion,
      iterations: levels.at(-1)?.iterations,
      checkedAt: (levels.at(-1)?.iterations ?? 0) * checkTimes,
    };
    const lines = () =>
      [header, ...found.slice(0, wanted)].map((line) => `${JSON.stringify(line)}\n`).join('');
    // After each batch, for a search takes hours and may be stopped.
    const write = () => out !== undefined && writeFileSync(out, lines());
    for (let first = 0; found.length < wanted; first += batch) {
      const byMatch = new Map<number, readonly Puzzle[]>();
      await runInThreads<number, readonly Puzzle[]>({
        job: new URL('../jobs/puzzles.ts', import.meta.url),
        setting,
        tasks: Array.from({ length: batch }, (_, at) => first + at).values(),
        each(some) {
          byMatch.set(Number(some[0]?.id.split('-')[0] ?? -1), some);
          progress.at(found.length + [...byMatch.values()].flat().length);
          return true;
        },
      });
      for (let at = first; at < first + batch; at++) found.push(...(byMatch.get(at) ?? []));
      write();
    }
    progress.end();
    if (out === undefined) context.out.write(lines());
    else print(context, `${out}: ${Math.min(wanted, found.length)} puzzles`);
    return succeeded;
  },
};
