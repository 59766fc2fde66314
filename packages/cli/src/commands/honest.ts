import { flag, settingsAmong, whole, words } from '../arguments.ts';
import { type Command, failed, succeeded, UsageError } from '../command.ts';
import { botsOf, manifestOf } from '../games.ts';
import type { Comparison, HonestSetting } from '../jobs/honest.ts';
import { choiceOption, modesOption, trialOptions, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { grouped, Progress } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { runInThreads } from '../thread-work.ts';

/** `manigance honest`: decisions of bots compared after rearranging hidden information. */
export const honest: Command = {
  name: 'honest',
  summary: 'Rearranges hidden information and checks that the bot still makes the same move',
  usage: '<game> [--mode M] [--positions N] [--iterations N] [--hints] [--seed S]',
  options: {
    positions: valueOption('N', 'number of positions to compare (default 20000)'),
    iterations: valueOption('N', 'search iterations per decision (default 32)'),
    hints: { type: 'boolean', says: 'compare hints, reasons, costs and guesses, not moves alone' },
    mode: modesOption,
    option: choiceOption,
    ...trialOptions,
  },
  examples: ['<game>', '<game> --positions 500 --iterations 200'],
  async run(given, context) {
    const [id] = words(given, 1);
    const manifest = manifestOf(context.catalog, id);
    const { game } = (await botsOf(manifest)).brain;
    const settings = settingsAmong(given, game);
    if (settings.length === 0) throw new UsageError(`${game.id} has no such setting`);
    const wanted = whole(given, 'positions', { min: 1 }) ?? 20_000;
    const iterations = whole(given, 'iterations', { min: 1 }) ?? 32;
    const setting = {
      manifest: manifest.url,
      seed: seedGiven(given),
      iterations,
      hints: flag(given, 'hints'),
      settings,
    };
    const progress = new Progress(context.err, { total: wanted, unit: 'positions' });
    const { positions, differences } = await compareInThreads(setting, (so) => {
      progress.at(so.positions);
      return so.positions < wanted;
    });
    progress.end();
    if (flag(given, 'json'))
      printJson(context, { game: game.id, positions, differences: differences.length });
    else print(context, `${game.id}: ${grouped(positions)} positions, ${differences.length} differences`);
    for (const difference of differences) context.err.write(`${difference}\n`);
    return differences.length === 0 ? succeeded : failed;
  },
};

/** Compares the positions of match after match while `goesOn` says so. */
export async function compareInThreads(
  setting: HonestSetting,
  goesOn: (sum: Comparison) => boolean,
): Promise<Comparison> {
  const sum = { positions: 0, differences: [] as string[] };
  await runInThreads<number, Comparison>({
    job: new URL('../jobs/honest.ts', import.meta.url),
    setting,
    tasks: countFrom(0),
    each({ positions, differences }) {
      sum.positions += positions;
      sum.differences.push(...differences);
      return goesOn(sum);
    },
  });
  return sum;
}

function* countFrom(first: number): Generator<number, void> {
  for (let match = first; ; match++) yield match;
}
