import { flag, whole, words } from '../arguments.ts';
import { type Command, failed, succeeded } from '../command.ts';
import { botsOf, manifestOf } from '../games.ts';
import type { Planted, StoryLabSetting } from '../jobs/story-lab.ts';
import { trialOptions, valueOption } from '../options.ts';
import { print, printJson } from '../print.ts';
import { Progress } from '../progress.ts';
import { seedGiven } from '../seeds.ts';
import { runInThreads } from '../thread-work.ts';

/** Share of the planted mistakes that a story has to name. */
const wantedShare = 0.9;
/** Matches tried for each with a mistake bad enough, before the lab gives up. */
const triesEach = 8;

/** `manigance story-lab`: planted mistakes looked for in stories. */
export const storyLab: Command = {
  name: 'story-lab',
  summary: 'Plants a mistake in matches of a top against a bottom bot and looks for it in their stories',
  usage: '<game> [--matches N] [--from N] [--tries N] [--iterations N] [--seed S]',
  options: {
    matches: valueOption('N', 'number of matches with a mistake (default 50)'),
    from: valueOption('N', 'number of the first match, to go on after an earlier run (default 0)'),
    tries: valueOption('N', 'most matches played, with a mistake or without (default eight for each wanted)'),
    iterations: valueOption('N', 'search iterations of the top bot (default 800)'),
    ...trialOptions,
  },
  examples: ['<game>', '<game> --matches 5', '<game> --from 40 --tries 20'],
  async run(given, context) {
    const manifest = manifestOf(context.catalog, words(given, 1)[0]);
    const { game } = (await botsOf(manifest)).brain;
    const wanted = whole(given, 'matches', { min: 1 }) ?? 50;
    const from = whole(given, 'from', { min: 0 }) ?? 0;
    const tries = whole(given, 'tries', { min: 1 }) ?? wanted * triesEach;
    const setting: StoryLabSetting = {
      manifest: manifest.url,
      seed: seedGiven(given),
      iterations: whole(given, 'iterations', { min: 1 }) ?? 800,
    };
    const progress = new Progress(context.err, { total: wanted, unit: 'matches' });
    const planted: Planted[] = [];
    let without = 0;
    await runInThreads<number, Planted>({
      job: new URL('../jobs/story-lab.ts', import.meta.url),
      setting,
      tasks: Array.from({ length: tries }, (_, at) => from + at).values(),
      each(one) {
        if (one.isFound === undefined) without++;
        else planted.push(one);
        context.err.write(`${told(one)}\n`);
        progress.at(planted.length);
        return planted.length < wanted;
      },
    });
    progress.end();
    const found = planted.filter(({ isFound }) => isFound === true).length;
    const seconds = Math.max(0, ...planted.map((one) => one.seconds ?? 0));
    if (flag(given, 'json')) printJson(context, { game: game.id, found, planted, without, seconds });
    else {
      print(context, `${game.id}: ${found} of ${planted.length} mistakes are among the turning points`);
      print(context, `${without} matches offered none; the longest story took ${seconds.toFixed(1)} s`);
      for (const one of planted) print(context, `  ${told(one)}`);
    }
    return found >= wantedShare * planted.length && planted.length > 0 ? succeeded : failed;
  },
};

/** One line for a match, written as soon as it is known: a run that is stopped loses nothing. */
function told({ match, move, cost, isFound }: Planted): string {
  if (cost === undefined) return `match ${match}: offered no mistake`;
  return `match ${match}, move ${move}: cost ${cost.toFixed(2)}, ${isFound === true ? 'found' : 'missed'}`;
}
